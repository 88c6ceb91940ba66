import type { Database } from '@hub/database';
import { aShop, endingProcess } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { createManualClock, startSimulators } from '@hub/providers/simulators';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSimulatedServices, orderAtWarehouse, workJobs } from '../testing/simulatedWarehouses.ts';

const minuteMs = 60_000;

/** Longer than the claim of a process that sends. */
const claimMinutes = 2;

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
  return () => database.close();
});

/** Order 1 at a simulated 3PL, whose jobs one process after another runs. */
async function sentOrder(provider: ThirdPartyId) {
  // The database clock starts jobs, so it may not be behind.
  const clock = createManualClock(Date.now() + 60 * minuteMs);
  const now = () => new Date(clock.now());
  const simulators = await startSimulators({ providers: [provider], clock, plan: 'one', hasRateLimits: false });
  onTestFinished(() => simulators.stop());
  const origin = simulators.origins[provider];
  const shopId = await aShop(database, undefined, provider);
  const order = orderAtWarehouse(await createSimulatedServices(database, provider, { origin, now }), shopId);
  await order.ship();
  await order.work();

  /**
   * Runs the due jobs until their process ends: in or after its nth transaction, or when the 3PL has answered its nth
   * call that isn't a read. Resolves to false when it had nothing left to do before.
   */
  async function workUntilKilled(moment: 'during' | 'after' | 'answered', which: number): Promise<boolean> {
    const process = endingProcess(database, moment === 'answered' ? undefined : [moment, which]);
    let answered = 0;
    const services = await createSimulatedServices(process.database, provider, {
      origin,
      now,
      afterCall: ({ method, path }) => {
        if (moment !== 'answered' || method === 'GET' || /token$/i.test(path)) return undefined;
        answered += 1;
        return answered === which ? process.end() : undefined;
      },
    });
    return (await Promise.race([process.ended, workJobs(services, shopId)])) === 'ended';
  }

  return {
    order,
    workUntilKilled,
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
    const { order, workUntilKilled, advance, booked } = await sentOrder('dcl');
    await order.removeShirt();
    expect(await workUntilKilled(moment, which)).toBe(true);
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
  },
);

// These change a sent order with calls of their own, some with several.
const changedThere = ['shipbob', 'ship_stations', 'info_plus', 'carterdc', 'shipWire'] as const;

test.each(changedThere)(
  'at %s an order is changed, held and released in place, even if the process is killed after each call',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async (provider) => {
    const { order, workUntilKilled, advance, booked } = await sentOrder(provider);
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

    await order.removeShirt();
    await order.moveAddress('99 New Road');
    await order.hold();
    expect(await killAfterEachCall()).toBeGreaterThan(0);
    expect(booked().map(({ stage, lines }) => [stage, ...lines.map(line)])).toEqual([['onHold', '2 MUG-01']]);
    expect(JSON.stringify(booked()[0]?.wire)).toContain('99 New Road');

    expect(await order.state()).toMatchObject({ stage: 'hold', detail: { lineItems: [{}, { isCancelled: true }] } });
    await order.act('ship-now');
    expect(await killAfterEachCall()).toBeGreaterThan(0);
    advance(24 * 60);
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
    expect(booked().map(({ parcels }) => parcels.length)).toEqual([1]);
  },
);
