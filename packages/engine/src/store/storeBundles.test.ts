import type { Database } from '@hub/database';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { insertWarehouseOrder, saveWarehouseOrder } from '@hub/database/warehouses';
import { saveBundleRecord } from '@hub/database/products';
import { expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { changeOrderItems } from '../products/changeOrderItems.ts';
import { recordShipment, recordVoid } from '../orders/recordShipment.ts';
import { aStoreLine } from '../testing/createFakeStore.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import { type Shop, aShopWith, read, fulfillment, requestOf, threeMugs } from '../testing/storeIntakeFixtures.ts';

/** A shop with order 4801 of two sets, each split into 3 × PLATE and 1 × BOX. */
async function aShopWithSets(database: Database): Promise<Shop> {
  const sets = aStoreLine({ lineItemId: '48011', sku: 'SET', name: 'Set', quantity: 2, currentQuantity: 2 });
  const shop = await aShopWith(database, { lines: [sets] });
  await shop.inShop(async (transaction) => {
    const components = [
      { sku: 'PLATE', quantity: 3 },
      { sku: 'BOX', quantity: 1 },
    ];
    const savedAt = shop.services.now().toISOString();
    await saveBundleRecord(transaction, { sku: 'SET', version: 1, savedAt, savedBy: 'Robin Carter', components });
    const change = { orderId: '4801', items: [], splitsBundles: true };
    await changeOrderItems(transaction, [change], shop.services.now());
  });
  return shop;
}

const unitsOf = async (shop: Shop) =>
  (await shop.stateOf('4801'))?.detail.lineItems.map((item) => [item.sku, item.quantity, item.fulfillableQuantity]);

/** Ships plates and boxes in one parcel; resolves to its id. */
const shipItems = (shop: Shop, plates: number, boxes: number, trackingNumber: string) =>
  shop.inShop(async (transaction) => {
    const items = [
      { lineItemId: '48012', quantity: plates },
      { lineItemId: '48013', quantity: boxes },
    ].filter(({ quantity }) => quantity > 0);
    const box = { items, trackingNumber, shipmentStatus: 'in_transit', locationId: null };
    const done = await recordShipment(transaction, noProviders, '4801', [box], shop.services.now());
    return done?.shipments[0]?.fulfillmentId ?? '';
  });

describeOnBothKinds('a bundle sent as its items', (database) => {
  test('does not ship a set refunded in the store, and asks the 3PL for its items back', async () => {
    const shop = await aShopWithSets(database());
    await shop.inShop(async (transaction) => {
      await changeOrder(transaction, '4801', 'ship-now', null, shop.services.now());
      const line = { name: '', unitPrice: 0, locationId: '72001' };
      const lines = [
        { ...line, lineItemId: '48012', sku: 'PLATE', quantity: 6 },
        { ...line, lineItemId: '48013', sku: 'BOX', quantity: 2 },
      ];
      const order = { orderId: '4801', number: 1, reference: '4801-1', provider: 'shipbob', account: '' } as const;
      const sent = { lines, service: null, package: null, createdAt: shop.services.now() };
      await insertWarehouseOrder(transaction, { ...order, ...sent });
      await saveWarehouseOrder(transaction, order, { state: 'sent', tries: 1 });
    });
    const [set] = shop.order('4801').order.lines;
    if (set === undefined) throw new Error('no line');
    shop.change('4801', { fields: { lines: [{ ...set, currentQuantity: 1 }] } });
    await read(shop, 'refunds/create', { order_id: 4801 });
    expect(await unitsOf(shop)).toEqual([
      ['SET', 1, 0],
      ['PLATE', 3, 3],
      ['BOX', 1, 1],
    ]);
    expect(await requestOf(shop)).toMatchObject({
      wanted: 'removal',
      items: [
        { lineItemId: '48012', quantity: 3 },
        { lineItemId: '48013', quantity: 1 },
      ],
    });
  });

  test('does not ship again when fulfilled by hand in the store', async () => {
    const shop = await aShopWithSets(database());
    shop.change('4801', { fields: { fulfillments: [fulfillment(2)] } });
    await read(shop, 'fulfillments/create', { order_id: 4801 });
    const state = await shop.stateOf('4801');
    expect(state?.stage).toBe('shipped');
    expect(state?.detail.fulfillments).toMatchObject([
      { lineItemId: '48012', quantity: 6 },
      { lineItemId: '48013', quantity: 2 },
    ]);
  });

  test('is fulfilled in the store when all its items have left, with the tracking numbers of its parcels', async () => {
    const shop = await aShopWithSets(database());
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    await shop.work();
    await shipItems(shop, 4, 0, 'T1');
    await shop.work();
    expect(shop.written).toEqual([]);
    const second = await shipItems(shop, 0, 2, 'T2');
    await shop.work();
    expect(shop.written).toMatchObject([
      { type: 'fulfill', lines: [{ id: '48011', quantity: 1 }], tracking: { numbers: ['T2', 'T1'] } },
    ]);
    await shipItems(shop, 2, 0, 'T3');
    await shop.work();
    expect(shop.written.slice(1)).toMatchObject([
      {
        type: 'fulfill',
        lines: [{ id: '48011', quantity: 1 }],
        tracking: { numbers: ['T3', 'T1', 'T2'] },
      },
    ]);
    expect(shop.order('4801').order.lines).toMatchObject([{ unfulfilledQuantity: 0 }]);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
    await shop.inShop((transaction) => recordVoid(transaction, noProviders, '4801', second, shop.services.now()));
    await shop.work();
    expect(shop.order('4801').order.fulfillments.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
    expect(await unitsOf(shop)).toEqual([
      ['SET', 2, 0],
      ['PLATE', 6, 0],
      ['BOX', 2, 2],
    ]);
    await shipItems(shop, 0, 2, 'T4');
    await shop.work();
    expect(shop.written.at(-1)).toMatchObject({ type: 'fulfill', lines: [{ id: '48011', quantity: 2 }] });
    expect(shop.order('4801').order.lines).toMatchObject([{ unfulfilledQuantity: 0 }]);
  });
});

describeOnBothKinds('a line swapped by a workflow', (database) => {
  async function aShopWithSwap(): Promise<Shop> {
    const shop = await aShopWith(database());
    const change = { orderId: '4801', items: [{ type: 'swapItem' as const, sku: 'A', newSku: 'CUP' }] };
    await shop.inShop((transaction) =>
      changeOrderItems(transaction, [{ ...change, splitsBundles: false }], shop.services.now()),
    );
    expect(await unitsOf(shop)).toEqual([
      ['A', 3, 0],
      ['CUP', 3, 3],
    ]);
    return shop;
  }

  test('does not ship units the store refunds or fulfills by hand', async () => {
    const shop = await aShopWithSwap();
    shop.change('4801', { fields: { lines: [{ ...threeMugs, currentQuantity: 2, unfulfilledQuantity: 2 }] } });
    await read(shop, 'refunds/create', { order_id: 4801 });
    expect((await unitsOf(shop))?.[1]).toEqual(['CUP', 2, 2]);
    shop.change('4801', { fields: { fulfillments: [fulfillment(2)] } });
    await read(shop, 'fulfillments/create', { order_id: 4801 });
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'shipped', detail: { fulfillments: [{ quantity: 2 }] } });
  });

  test('is fulfilled in the store by its replacement, with its tracking number', async () => {
    const shop = await aShopWithSwap();
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    const cup = (await shop.stateOf('4801'))?.detail.lineItems[1]?.lineItemId ?? '';
    await shop.inShop((transaction) => {
      const items = [{ lineItemId: cup, quantity: 3 }];
      const box = { items, trackingNumber: 'T1', shipmentStatus: 'in_transit', locationId: null };
      return recordShipment(transaction, noProviders, '4801', [box], shop.services.now());
    });
    await shop.work();
    expect(shop.written).toMatchObject([
      { type: 'fulfill', lines: [{ id: '48011', quantity: 3 }], tracking: { numbers: ['T1'] } },
    ]);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
  });
});
