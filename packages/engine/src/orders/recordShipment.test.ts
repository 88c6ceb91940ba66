import type { Database } from '@hub/database';
import { insertOrders, lockOrders, readOrderDetail } from '@hub/database/orders';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { itemsToShip, type PackedBox } from '@hub/domain/orders/shipping';
import { expect, test } from 'vitest';
import { changeOrder } from './changeOrder.ts';
import { orderStats } from './orderStats.ts';
import { recordHandover } from './recordHandover.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import { recordShipment, recordTracking } from './recordShipment.ts';

const sentAt = new Date('2026-11-20T09:00:00.000Z');
const shippedAt = new Date('2026-11-20T10:00:00.000Z');
const orderId = '4800000000001';

/** A shop whose only order was sent to the warehouse. */
async function inFulfillment(database: Database): Promise<number> {
  const shopId = await aShop(database);
  await database.inShop(shopId, async (transaction) => {
    await insertOrders(transaction, [aReceivedOrder(1)]);
    await changeOrder(transaction, orderId, 'ship-now', null, sentAt);
  });
  return shopId;
}

const aBox = (quantity: number): PackedBox => ({
  items: [{ lineItemId: '10001', quantity }],
  trackingNumber: 'HX000000001GB',
  shipmentStatus: 'label_printed',
  locationId: '72001',
});

describeOnBothKinds('warehouse reports', (database) => {
  const state = (shopId: number) =>
    database().inShop(shopId, async (transaction) => (await lockOrders(transaction, [orderId])).get(orderId));
  const messages = async (shopId: number) =>
    (await database().inShop(shopId, (transaction) => readOrderDetail(transaction, orderId)))?.timeline.map(
      ({ message }) => message,
    );
  const record = (shopId: number, boxes: readonly PackedBox[], id = orderId) =>
    database().inShop(shopId, (transaction) => recordShipment(transaction, noProviders, id, boxes, shippedAt));

  test('change nothing when they do not fit the order', async () => {
    const shopId = await inFulfillment(database());
    const before = await state(shopId);
    expect(await record(shopId, [aBox(6)])).toEqual({
      orderName: '#1',
      refusal: 'The warehouse doesn’t have that many of an item.',
      shipments: [],
    });
    expect(await record(shopId, [aBox(5)], '4800000000002')).toBeNull();
    expect([await state(shopId), await messages(shopId)]).toEqual([before, ['Order received from the store']]);
  });

  test('store a shipment with items, tracking, stage, counts and timeline, once', async () => {
    const shopId = await inFulfillment(database());
    expect(await record(shopId, [aBox(2), aBox(3)])).toEqual({
      orderName: '#1',
      refusal: null,
      shipments: [
        { fulfillmentId: '11', name: '#1.1' },
        { fulfillmentId: '12', name: '#1.2' },
      ],
    });
    const after = await state(shopId);
    expect(after).toMatchObject({
      stage: 'shipped',
      order: { fulfillmentStatus: 'fulfilled', shippedAt: shippedAt.toISOString() },
    });
    expect(after && itemsToShip(after.detail)).toEqual([]);
    expect(after?.detail.fulfillments).toMatchObject([
      { name: '#1.1', lineItemId: '10001', quantity: 2, trackingNumber: 'HX000000001GB', locationId: '72001' },
      { name: '#1.2', lineItemId: '10001', quantity: 3, shipmentStatus: 'label_printed' },
    ]);
    const timeline = ['Shipment #1.2 left the warehouse', 'Shipment #1.1 left the warehouse'];
    expect(await messages(shopId)).toEqual([...timeline, 'Order received from the store']);
    const filters = { period: 'all', searchMode: 'order_wise', search: '', startDate: null, endDate: null } as const;
    const stats = await database().inShop(shopId, (transaction) => orderStats(transaction, filters, shippedAt));
    expect([stats.shippedOrders, stats.ordersInFulfillment]).toEqual([1, 0]);

    expect((await record(shopId, [aBox(2)]))?.refusal).toBe('It isn’t in fulfillment.');
    expect([await state(shopId), (await messages(shopId))?.length]).toEqual([after, 3]);
  });

  test('record a handover once for repeated jobs, and again when the order is resent', async () => {
    const shopId = await inFulfillment(database());
    const handOver = (now: Date) =>
      database().inShop(shopId, (transaction) => recordHandover(transaction, orderId, now));
    expect([await handOver(sentAt), await handOver(shippedAt)]).toEqual([true, true]);
    const sent = 'Sent to the warehouse';
    expect(await messages(shopId)).toEqual([sent, 'Order received from the store']);
    const again = new Date('2026-11-20T11:00:00.000Z');
    await database().inShop(shopId, (transaction) => changeOrder(transaction, orderId, 'ship-now', null, again));
    expect([await handOver(again), await messages(shopId)]).toEqual([
      true,
      [sent, sent, 'Order received from the store'],
    ]);
    await database().inShop(shopId, (transaction) => changeOrder(transaction, orderId, 'move-to-close', null, again));
    expect(await handOver(again)).toBe(false);
  });

  test("change a shipment and its timeline with a carrier's update, but not with a repeated one", async () => {
    const shopId = await inFulfillment(database());
    await record(shopId, [aBox(2), aBox(3)]);
    const track = (fulfillmentId: string, id = orderId) =>
      database().inShop(shopId, (transaction) =>
        recordTracking(transaction, noProviders, id, { fulfillmentId, status: 'delivered' }, shippedAt),
      );
    expect(await track('11', '4800000000002')).toBeNull();
    expect((await track('13'))?.refusal).toBe('It has no such shipment.');
    expect(await track('12')).toEqual({ orderName: '#1', refusal: null });
    expect((await track('12'))?.refusal).not.toBeNull();
    expect((await state(shopId))?.detail.fulfillments.map((part) => part.shipmentStatus)).toEqual([
      'label_printed',
      'delivered',
    ]);
    expect((await messages(shopId))?.filter((message) => message.endsWith('Delivered'))).toEqual([
      'Shipment #1.2: Delivered',
    ]);
  });
});
