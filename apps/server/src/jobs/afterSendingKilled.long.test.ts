import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openEmbedded } from '@hub/database';
import { aShop, openTestDatabase } from '@hub/database/testing';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { createManualClock, startSimulators } from '@hub/providers/simulators';
import { expect, onTestFinished, test } from 'vitest';
import { createSimulatedServices, orderAtWarehouse } from '../testing/simulatedWarehouses.ts';

const minuteMs = 60_000;

/** Longer than the claim of a process that sends. */
const claimMinutes = 2;

/** Order 1 at a simulated 3PL, with a database on disk that one process after another opens. */
async function orderOnDisk(provider: ThirdPartyId) {
  const directory = mkdtempSync(join(tmpdir(), 'change-killed-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  // The database clock starts jobs, so it may not be behind.
  const clock = createManualClock(Date.now() + 60 * minuteMs);
  const now = () => new Date(clock.now());
  const simulators = await startSimulators({ providers: [provider], clock, plan: 'one', hasRateLimits: false });
  onTestFinished(() => simulators.stop());
  const origin = simulators.origins[provider];

  const first = await openTestDatabase(directory);
  const shopId = await aShop(first, undefined, provider);
  const services = (database: Database) => createSimulatedServices(database, provider, { origin, now });
  const sent = orderAtWarehouse(await services(first), shopId);
  await sent.ship();
  await sent.work();
  await first.close();

  type Order = ReturnType<typeof orderAtWarehouse>;
  return {
    /** Opens the database for one piece of work. */
    async open<Result>(work: (order: Order) => Promise<Result>): Promise<Result> {
      const database = await openEmbedded({ directory });
      try {
        return await work(orderAtWarehouse(await services(database), shopId));
      } finally {
        await database.close();
      }
    },
    /** Runs the due jobs in a process that kills itself. Resolves to false when it had nothing left to do before. */
    async workUntilKilled(moment: 'during' | 'after' | 'answered', which: number): Promise<boolean> {
      const script = join(import.meta.dirname, '../testing/changeUntilKilled.ts');
      const argv = [script, directory, provider, origin, now().toISOString(), moment, String(which)];
      const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (signal === 'SIGKILL') return true;
      expect(code).toBe(0);
      return false;
    },
    advance: (minutes: number) => clock.advance(minutes * minuteMs),
    booked: () => simulators.control(provider).books().orders,
  };
}

// DCL's API can't change an order, so it is canceled and the rest is sent as a new one. DCL is asked between the first and
// second transaction; the rest is sent between the third and fourth.
test.each([
  ['before the 3PL is asked', 'during', 1],
  ['when the request is read', 'after', 1],
  ['when the 3PL has given the order back', 'during', 2],
  ['when its answer is saved', 'after', 2],
  ['before the rest is sent', 'during', 3],
  ['when the rest is claimed', 'after', 3],
  ['when the 3PL has the rest', 'during', 4],
  ['when that is saved', 'after', 4],
] as const)(
  'an item is removed and the rest is sent once, even if the process is killed %s',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async (_, moment, which) => {
    const { open, workUntilKilled, advance, booked } = await orderOnDisk('dcl');
    await open((order) => order.removeShirt());
    expect(await workUntilKilled(moment, which)).toBe(true);
    await open(async (order) => {
      for (const minutes of [0, 2]) {
        advance(minutes);
        await order.work();
      }
      expect(booked().map(({ reference, stage, creates }) => [reference, stage, creates.length])).toEqual([
        [`${order.orderId}-1`, 'cancelled', 1],
        [`${order.orderId}-2`, 'received', 1],
      ]);
      expect(booked()[1]?.lines.map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual(['2 MUG-01']);
      expect((await order.records()).map(({ state, request }) => [state, request])).toEqual([
        ['cancelled', null],
        ['sent', null],
      ]);
      expect((await order.state()).detail.lineItems.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
      expect((await order.timeline()).filter((text) => text.includes('won’t ship'))).toHaveLength(1);
    });
  },
);

// These change a sent order with calls of their own, some with several.
const changedThere = ['shipbob', 'ship_stations', 'info_plus', 'carterdc', 'shipWire'] as const;

test.each(changedThere)(
  'at %s an order is changed, held and released in place, even if the process is killed after each call',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async (provider) => {
    const { open, workUntilKilled, advance, booked } = await orderOnDisk(provider);
    /** Kills one process after its first call, the next after its second, until one ends. */
    async function killAfterEachCall() {
      let kills = 0;
      while (await workUntilKilled('answered', kills + 1)) {
        kills += 1;
        // What a killed process was sending is sent again when its claim is over.
        advance(claimMinutes);
      }
      return kills;
    }
    const line = ({ sku, quantity }: { sku: string; quantity: number }) => `${quantity} ${sku}`;

    await open(async (order) => {
      await order.removeShirt();
      await order.moveAddress('99 New Road');
      await order.hold();
    });
    expect(await killAfterEachCall()).toBeGreaterThan(0);
    expect(booked().map(({ stage, lines }) => [stage, ...lines.map(line)])).toEqual([['onHold', '2 MUG-01']]);
    expect(JSON.stringify(booked()[0]?.wire)).toContain('99 New Road');

    await open(async (order) => {
      expect(await order.state()).toMatchObject({ stage: 'hold', detail: { lineItems: [{}, { isCancelled: true }] } });
      await order.act('ship-now');
    });
    expect(await killAfterEachCall()).toBeGreaterThan(0);
    advance(24 * 60);
    await open(async (order) => {
      await order.work();
      await order.read();
      const { stage, detail } = await order.state();
      expect(stage).toBe('shipped');
      expect(detail.fulfillments.map(({ lineItemId, quantity }) => [lineItemId, quantity])).toEqual([['10001', 2]]);
      const timeline = await order.timeline();
      for (const said of [/ took out 1 × TEE-M$/, /has the new address$/, /holds it until/])
        expect(
          timeline.filter((text) => said.test(text)),
          String(said),
        ).toHaveLength(1);
    });
    expect(booked().map(({ parcels }) => parcels.length)).toEqual([1]);
  },
);
