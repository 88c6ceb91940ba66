import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '@hub/database';
import { openTestDatabase } from '@hub/database/testing';
import { wordsText } from '@hub/domain/messages';
import { type RunningSimulators, startSimulators } from '@hub/providers/simulators';
import { expect, onTestFinished, test } from 'vitest';
import {
  afternoonOrderId,
  afternoonOrders,
  afternoonProviders,
  afternoonShopId,
  createAfternoonShop,
  limitSpeed,
} from '../testing/afternoonShop.ts';

/** The whole afternoon takes minutes and runs nightly. */
const isNightly = process.env.NIGHTLY === '1';
const orders = isNightly ? 500 : 40;
const kills = isNightly ? 12 : 3;
/** For each kind. */
const share = 0.05;

const faults = {
  slow: share,
  silent: share,
  tooManyRequests: share,
  serverError: share,
  serverErrorAfterwards: share,
  reset: share,
  resetAfterwards: share,
  html: share,
  wrongShape: share,
} as const;

function start(directory: string, { origins }: RunningSimulators): ChildProcess {
  const script = join(import.meta.dirname, '../testing/workAfternoon.ts');
  const own = Object.fromEntries(afternoonProviders.map((id) => [id, origins[id]]));
  const child = spawn(process.execPath, [script, directory, String(orders), JSON.stringify(own)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test(
  `${orders} orders of one afternoon are at their 3PLs once, or in error with the reason, through faults and kill -9`,
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'afternoon-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const first = await openTestDatabase(directory);
    await createAfternoonShop(first, orders);
    await first.close();
    const startedAt = Date.now();
    const clock = { now: () => startedAt + (Date.now() - startedAt) * limitSpeed };
    const simulators = await startSimulators({ providers: afternoonProviders, clock, slowMs: 300 });
    onTestFinished(() => simulators.stop());
    for (const [index, provider] of afternoonProviders.entries()) {
      const { faults: injector, refuseOrder } = simulators.control(provider);
      injector.randomly({ seed: `afternoon ${index}`, shares: faults });
      for (let number = index + 1; number <= orders; number += 80)
        refuseOrder({ reference: `${afternoonOrderId(number)}-1`, words: 'This address is not served.' });
    }

    for (let kill = 0; kill < kills; kill += 1) {
      const child = start(directory, simulators);
      await once(child.stdout ?? child, 'data');
      await sleep(300 + Math.random() * 1_500);
      child.kill('SIGKILL');
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    }
    const last = start(directory, simulators);
    let said = '';
    last.stdout?.on('data', (text: Buffer) => (said += text.toString()));
    expect([...(await once(last, 'exit')), said]).toEqual([0, null, 'ready\n']);

    const database = await openEmbedded({ directory });
    onTestFinished(() => database.close());
    const shopId = await afternoonShopId(database);
    const ours = await database.inShop(shopId, (transaction) => afternoonOrders(transaction, orders));
    const theirs = afternoonProviders.flatMap((provider) =>
      simulators
        .control(provider)
        .books()
        .orders.map((order) => ({ ...order, provider })),
    );
    // No 3PL received an order twice, not even one that it rejects.
    expect(theirs.filter(({ creates }) => creates.length !== 1).map(({ reference }) => reference)).toEqual([]);
    expect(new Set(theirs.map(({ reference }) => reference)).size).toBe(theirs.length);

    const lines = (parts: readonly { sku: string; quantity: number }[]) =>
      parts.map(({ sku, quantity }) => `${quantity} x ${sku}`).toSorted();
    let inError = 0;
    for (const { orderId, state, given } of ours) {
      const own = theirs.filter(({ reference }) => reference.startsWith(`${orderId}-`));
      if (state?.stage === 'error') {
        inError += 1;
        expect(wordsText(state.order.shipmentError ?? '')).toMatch(/\w{4}/);
        expect(own.length).toBeLessThanOrEqual(1);
        continue;
      }
      expect([orderId, state?.stage]).toEqual([orderId, 'inFulfillment']);
      const sent = given.filter((order) => order.state === 'sent');
      expect(sent.map(({ reference, provider }) => [reference, provider])).toEqual(
        own.map(({ reference, provider }) => [reference, provider]),
      );
      expect(sent).toHaveLength(1);
      expect(lines(own.flatMap((order) => order.lines))).toEqual(lines(state?.detail.lineItems ?? []));
    }
    console.log(`${theirs.length} orders at their 3PLs, ${inError} in error, after ${kills} kills.`);
    expect(theirs.length).toBeGreaterThan(orders / 2);
  },
);
