import type { Database } from '@hub/database';
import { aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { findProvider, providers } from '@hub/domain/integrations';
import { createManualClock, startSimulators } from '@hub/providers/simulators';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSimulatedServices, orderAtWarehouse } from '../testing/simulatedWarehouses.ts';

/*
 * An order's life after sending, through each 3PL's simulator: its books and ours agree at the end.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

/** 3PLs whose API changes and holds a sent order; elsewhere it is canceled and sent again. */
const changedThere: ReadonlySet<string> = new Set(['shipbob', 'ship_stations', 'info_plus', 'carterdc', 'shipWire']);

describe.each(providers.map(({ thirdPartyId }) => thirdPartyId))('an order at %s', (provider) => {
  const name = findProvider(provider)?.name ?? provider;

  /** Order 1 is at the 3PL, not yet picked. */
  async function sent() {
    // The database clock starts jobs, so it may not be behind.
    const clock = createManualClock(Date.now() + 60 * minuteMs);
    const simulators = await startSimulators({ providers: [provider], clock, plan: 'one', hasRateLimits: false });
    onTestFinished(() => simulators.stop());
    const shopId = await aShop(database, undefined, provider);
    const now = () => new Date(clock.now());
    const services = await createSimulatedServices(database, provider, { origin: simulators.origins[provider], now });
    const order = orderAtWarehouse(services, shopId);
    await order.ship();
    await order.work();
    const control = simulators.control(provider);
    /** // What left the warehouse, or will. */
    const theirs = () =>
      control
        .books()
        .orders.filter(({ stage }) => stage !== 'cancelled')
        .map(({ reference, lines }) => [
          reference.slice(order.orderId.length + 1),
          ...lines.map(({ sku, quantity }) => `${quantity} ${sku}`),
        ]);
    const pass = async (ms: number) => {
      clock.advance(ms);
      await order.work();
      await order.read();
    };
    return { order, control, theirs, pass, wait: (ms: number) => clock.advance(ms) };
  }

  const isChangedThere = changedThere.has(provider);

  test('ships again with another label after its shipment is voided', async () => {
    const { order, control, pass } = await sent();
    await pass(20 * minuteMs);
    const [first] = (await order.state()).detail.fulfillments;
    expect((await order.state()).stage).toBe('shipped');
    const [label] = control.books().orders[0]?.parcels ?? [];
    control.voidParcel(label?.trackingNumber ?? '');
    await order.read();
    const voided = await order.state();
    // Some 3PLs report it as voided; from others it disappears.
    const isReopened = voided.stage === 'inFulfillment';
    if (isReopened) {
      expect(voided.detail.fulfillments[0]).toMatchObject({ shipmentStatus: 'canceled', quantity: 0 });
      expect((await order.timeline()).at(-1)).toMatch(/^Shipment #1\.1 was voided by the warehouse/);
    }
    await pass(dayMs);
    const after = await order.state();
    expect(after.stage).toBe('shipped');
    const [, second] = control.books().orders[0]?.parcels ?? [];
    expect(second?.trackingNumber).not.toBe(first?.trackingNumber);
    if (isReopened)
      expect(after.detail.fulfillments.map((part) => part.trackingNumber)).toContain(second?.trackingNumber);
  });

  test('is canceled when it is packed at closing, or the timeline says that it ships', async () => {
    const { order, theirs, pass } = await sent();
    await pass(6 * minuteMs);
    await order.act('move-to-close');
    await order.work();
    const [record] = await order.records();
    const last = (await order.timeline()).at(-1);
    if (theirs().length === 0) {
      expect(record?.state).toBe('cancelled');
      expect(last).toBe(`${name} canceled it at the warehouse`);
    } else {
      expect(record).toMatchObject({ state: 'sent', request: { wanted: 'cancel', answer: { type: 'tooLate' } } });
      expect(last).toContain(`${name} couldn’t cancel it, the warehouse ships it: `);
      await pass(dayMs);
      expect((await order.timeline()).join('\n')).toContain('shipped a parcel that the order no longer expects');
    }
    expect((await order.state()).stage).toBe('closed');
  });

  test('that has left is too late to cancel', async () => {
    const { order, theirs, pass } = await sent();
    await pass(20 * minuteMs);
    await order.act('move-to-close');
    await order.work();
    expect(theirs()).toHaveLength(1);
    expect((await order.timeline()).at(-1)).toContain('couldn’t cancel it, the warehouse ships it: ');
  });

  test('loses an item and ships only the rest', async () => {
    const { order, theirs, pass } = await sent();
    expect(await order.removeShirt()).toMatchObject({ refusal: null, requestedFrom: [name] });
    await order.work();
    expect(theirs()).toEqual([[isChangedThere ? '1' : '2', '2 MUG-01']]);
    await pass(dayMs);
    const { stage, detail } = await order.state();
    expect(stage).toBe('shipped');
    expect(detail.fulfillments.map(({ lineItemId, quantity }) => [lineItemId, quantity])).toEqual([['10001', 2]]);
    expect(detail.lineItems[1]?.isCancelled).toBe(true);
  });

  test('stays on hold until it is released, and ships once after that', async () => {
    const { order, theirs, pass } = await sent();
    await order.hold();
    await order.work();
    expect((await order.state()).stage).toBe('hold');
    await pass(dayMs);
    expect((await order.state()).stage).toBe('hold');
    await order.act('ship-now');
    await order.work();
    expect(theirs()).toEqual([[isChangedThere ? '1' : '2', '2 MUG-01', '1 TEE-M']]);
    await pass(dayMs);
    expect((await order.state()).stage).toBe('shipped');
  });

  test.each(['hold', 'removeShirt'] as const)(
    'stays unchanged when it leaves before its 3PL is asked (%s), and the timeline says so',
    async (request) => {
      const { order, theirs, pass, wait } = await sent();
      expect((await order[request]())?.requestedFrom).toEqual([name]);
      wait(20 * minuteMs);
      await order.work();
      expect((await order.timeline()).at(-1)).toMatch(
        request === 'hold' ? /^Too late to hold it, / : /^Too late to take out 1 × TEE-M, /,
      );
      expect((await order.state()).stage).toBe('inFulfillment');
      await pass(dayMs);
      expect(theirs()).toEqual([['1', '2 MUG-01', '1 TEE-M']]);
      const { stage, detail } = await order.state();
      expect(stage).toBe('shipped');
      expect(detail.lineItems.map(({ isCancelled }) => isCancelled)).toEqual([false, false]);
    },
  );
});
