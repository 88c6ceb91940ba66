import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@hub/database';
import { aShop, openTestDatabase } from '@hub/database/testing';
import { createManualClock, startSimulators } from '@hub/providers/simulators';
import { expect, onTestFinished, test } from 'vitest';
import { createSimulatedServices, orderAtWarehouse } from '../testing/simulatedWarehouses.ts';

const minuteMs = 60_000;

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
    const directory = mkdtempSync(join(tmpdir(), 'change-killed-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    // The database clock starts jobs, so it may not be behind.
    const clock = createManualClock(Date.now() + 60 * minuteMs);
    const now = () => new Date(clock.now());
    const simulators = await startSimulators({ providers: ['dcl'], clock, plan: 'one', hasRateLimits: false });
    onTestFinished(() => simulators.stop());
    const origin = simulators.origins.dcl;

    const first = await openTestDatabase(directory);
    const shopId = await aShop(first, undefined, 'dcl');
    const before = orderAtWarehouse(await createSimulatedServices(first, 'dcl', { origin, now }), shopId);
    await before.ship();
    await before.work();
    await before.removeShirt();
    await first.close();

    const script = join(import.meta.dirname, '../testing/changeUntilKilled.ts');
    const argv = [script, directory, origin, now().toISOString(), moment, String(which)];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const database = await openEmbedded({ directory });
    onTestFinished(() => database.close());
    const order = orderAtWarehouse(await createSimulatedServices(database, 'dcl', { origin, now }), shopId);
    for (const minutes of [0, 2]) {
      clock.advance(minutes * minuteMs);
      await order.work();
    }
    const booked = simulators.control('dcl').books().orders;
    expect(booked.map(({ reference, stage, creates }) => [reference, stage, creates.length])).toEqual([
      [`${order.orderId}-1`, 'cancelled', 1],
      [`${order.orderId}-2`, 'received', 1],
    ]);
    expect(booked[1]?.lines.map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual(['2 MUG-01']);
    expect((await order.records()).map(({ state, request }) => [state, request])).toEqual([
      ['cancelled', null],
      ['sent', null],
    ]);
    expect((await order.state()).detail.lineItems.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
    expect((await order.timeline()).filter((text) => text.includes('won’t ship'))).toHaveLength(1);
  },
);
