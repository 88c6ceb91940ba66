import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { groupLineItems } from '@hub/domain/orders/detail';
import { aDetail } from '@hub/domain/testing';
import { readStoreOrders } from '@hub/database/store';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { changeOrder, removeItems } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { createFakeProvider } from '../testing/createFakeProvider.ts';
import { aPart, aStoreLine } from '../testing/createFakeStore.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { startStoreCheck } from './checkStore.ts';
import { readWarehouseParts } from '../warehouses/readWarehouseParts.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import {
  type Shop,
  aShopWith,
  threeMugs,
  read,
  fulfillment,
  giveTo3pl,
  requestOf,
} from '../testing/storeIntakeFixtures.ts';

describeOnBothKinds('a return in the store', (database) => {
  const aReturn = (status: string, processed = 0) => ({
    returnId: '48019',
    name: '#4801-R1',
    status,
    lines: [{ lineItemId: '48011', quantity: 2, processed }],
    exchanges: [],
  });
  const newest = async (shop: Shop) => (await shop.stateOf('4801'))?.timeline.at(-1);
  const known = (shop: Shop) =>
    shop.inShop(async (transaction) => (await readStoreOrders(transaction, ['4801'])).get('4801')?.facts);

  test.each<[string, object, string, string]>([
    ['returns/request', { order: { id: 4801 } }, 'REQUESTED', 'Return #4801-R1 (2 × Mug) requested by the customer'],
    ['returns/approve', { order: { id: 4801 } }, 'OPEN', 'Return #4801-R1 (2 × Mug) approved in the store'],
    ['returns/decline', { order: { id: 4801 } }, 'DECLINED', 'Return #4801-R1 (2 × Mug) declined in the store'],
    ['returns/close', { id: 48019, order_id: 4801 }, 'CLOSED', 'Return #4801-R1 (2 × Mug) closed in the store'],
    ['returns/cancel', { id: 48019, order_id: 4801 }, 'CANCELED', 'Return #4801-R1 (2 × Mug) canceled in the store'],
    [
      'returns/update',
      { id: 48019, admin_graphql_api_id: 'gid://shopify/Return/48019' },
      'OPEN',
      'Return #4801-R1 (2 × Mug) approved in the store',
    ],
    ['fulfillment_holds/added', { fulfillment_order: { id: 'gid://shopify/FulfillmentOrder/48010' } }, 'OPEN', ''],
  ])('is read for %s, with any id in its body, and reported once', async (topic, body, status, said) => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)], returns: [], refunds: [] });
    shop.change('4801', { fields: { returns: [aReturn(status)] } });
    for (let times = 0; times < 2; times += 1) {
      await read(shop, topic, body);
      expect(await newest(shop)).toContain(said);
    }
    expect((await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Return'))).toHaveLength(1);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
  });

  test('stays known when it cannot be read, for example without permission', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)], returns: [aReturn('OPEN', 1)] });
    const { returns: _, ...unread } = shop.order('4801').order;
    shop.placeOrder('4801', { ...unread, updatedAt: new Date(Date.parse(unread.updatedAt) + 5_000).toISOString() });
    await read(shop);
    expect(await known(shop)).toMatchObject({ returns: [aReturn('OPEN', 1)] });
  });
});

describeOnBothKinds('units fulfilled or changed in the store', (database) => {
  test('ship the remaining unit of 3 when 2 were shipped by hand and 1 returned', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(2)] });
    shop.change('4801', {
      fields: {
        lines: [{ ...threeMugs, currentQuantity: 2 }],
        fulfillmentOrders: [{ ...aPart, lines: [{ lineItemId: '48011', total: 3, remaining: 1 }] }],
      },
    });
    await read(shop, 'refunds/create', { order_id: 4801 });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ quantity: 3, fulfillableQuantity: 1 }] },
    });
  });

  test('are asked back from the 3PL when 1 of its 3 is fulfilled by hand', async () => {
    const shop = await aShopWith(database());
    await giveTo3pl(shop);
    shop.change('4801', { fields: { fulfillments: [fulfillment(1)] } });
    await read(shop, 'fulfillments/create', { order_id: 4801 });
    expect(await requestOf(shop)).toMatchObject({ wanted: 'removal', items: [{ lineItemId: '48011', quantity: 1 }] });
  });

  test('open the order again when a fulfillment by hand is canceled', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)] });
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
    shop.change('4801', { fields: { fulfillments: [{ ...fulfillment(3), isCancelled: true }] } });
    await read(shop, 'fulfillments/update', { order_id: 4801 });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ fulfillableQuantity: 3 }] },
    });
  });

  test('show all tracking numbers of a fulfillment by hand, including later ones with its status', async () => {
    const made = { ...fulfillment(3), trackingNumber: 'T1', carrier: 'DPD' };
    const more = (...numbers: string[]) => numbers.map((number) => ({ number, carrier: 'DPD', url: null }));
    const shop = await aShopWith(database(), { fulfillments: [{ ...made, moreTrackings: more('T2') }] });
    const shown = async () => {
      const { carriers } = await shop.inShop((transaction) => readWarehouseParts(transaction, '4801'));
      const detail = (await shop.stateOf('4801'))?.detail ?? aDetail();
      const fulfillments = detail.fulfillments.map((part) => ({ ...part, ...carriers.get(part.fulfillmentId) }));
      return groupLineItems({ ...detail, fulfillments }).shipments.map(({ status, trackings }) => [status, trackings]);
    };
    expect(await shown()).toEqual([[null, more('T1', 'T2')]]);
    const later = { ...made, status: 'delivered', moreTrackings: more('T2', 'T3') };
    shop.change('4801', { fields: { fulfillments: [later] } });
    await read(shop, 'fulfillments/update', { order_id: 4801 });
    expect(await shown()).toEqual([['delivered', more('T1', 'T2', 'T3')]]);
  });

  test('are shipped when added after the order shipped', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)] });
    shop.change('4801', { fields: { lines: [{ ...threeMugs, currentQuantity: 5 }] } });
    await read(shop, 'orders/edited', { order_edit: { order_id: 4801 } });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ quantity: 5, fulfillableQuantity: 2 }] },
    });
  });

  test('are sent after the daily check if they were added at the 3PL and never sent', async () => {
    const more = { ...threeMugs, currentQuantity: 5, quantity: 5 };
    const saucers = aStoreLine({ lineItemId: '48013', sku: 'C', quantity: 2, currentQuantity: 2 });
    const card = aStoreLine({ lineItemId: '48014', sku: 'CARD', isGiftCard: true });
    for (const [lines, units] of [
      [[more], '2 A'],
      [[threeMugs, saucers, card], '2 C'],
    ] as const) {
      const provider = createFakeProvider('shipbob');
      const shop = await aStoreShop(database(), { provider });
      shop.placeOrder('4801', { lines: [threeMugs] });
      await read(shop, 'orders/create');
      await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
      await shop.work();
      const sentByCheck = async () => {
        await shop.inShop((transaction) => startStoreCheck(transaction, shop.services.now()));
        await shop.work();
        return provider.orders.flatMap(({ shipment }) =>
          shipment.lines.map(({ sku, quantity }) => `${quantity} ${sku}`),
        );
      };
      shop.change('4801', { fields: { lines } });
      await shop.send('orders/edited', { order_edit: { order_id: 4801 } });
      await shop.workOnly(queues.storeEvent);
      // An earlier release added no job, and did not mark the line as the warehouse's.
      expect(await shop.takeJobs(queues.sendToWarehouse)).toHaveLength(1);
      await shop.inShop(({ queries }) =>
        queries.execute(sql`UPDATE line_items SET three_pl_status = NULL WHERE line_item_id = 48013`),
      );
      expect(await sentByCheck()).toEqual(['3 A', units]);
      expect(await sentByCheck()).toEqual(['3 A', units]);
    }
  });

  test.each([
    ['were added after the rest had shipped', { lines: [{ ...threeMugs, currentQuantity: 5 }] }, 2],
    ['came back with a canceled fulfillment', { fulfillments: [{ ...fulfillment(3), isCancelled: true }] }, 3],
  ] as const)(
    'are found by the daily check if an earlier release overlooked that they %s',
    async (_, fields, units) => {
      const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)] });
      const check = async () => {
        await shop.inShop((transaction) => startStoreCheck(transaction, shop.services.now()));
        await shop.workOnly(queues.checkStore);
        return shop.stateOf('4801');
      };
      expect((await check())?.stage).toBe('shipped');
      shop.change('4801', { fields });
      const { updatedAt } = shop.order('4801').order;
      await shop.inShop(({ queries }) =>
        queries.execute(sql`UPDATE store_orders SET updated_at = ${updatedAt}::timestamptz, facts = NULL`),
      );
      const found = { stage: 'open', detail: { lineItems: [{ fulfillableQuantity: units }] } };
      expect(await check()).toMatchObject(found);
      expect(await check()).toMatchObject(found);
    },
  );

  test('stay removed when a person removed them, before and after the write to the store', async () => {
    const shop = await aShopWith(database());
    await shop.inShop((transaction) =>
      removeItems(transaction, '4801', { lineItemId: '48011', quantity: 2 }, null, shop.services.now()),
    );
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await shop.send('orders/updated', { id: 4801 });
    await shop.workOnly('store-event');
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({
      detail: { lineItems: [{ quantity: 1, fulfillableQuantity: 1 }] },
    });
    expect(shop.order('4801').order.lines).toMatchObject([{ currentQuantity: 1 }]);
  });
});

describeOnBothKinds('an order that others ship in part', (database) => {
  const aMugPart = (fulfillmentOrderId: string, units: number, changes: Partial<typeof aPart> = {}) => ({
    ...aPart,
    fulfillmentOrderId,
    lines: [{ lineItemId: '48011', total: units, remaining: units }],
    ...changes,
  });
  const mixed = { fulfillmentOrders: [aMugPart('700', 2, { method: 'PICK_UP' }), aMugPart('701', 1)] };
  const ship = (shop: Shop, quantity: number, trackingNumber = 'T1') =>
    shop.inShop((transaction) => {
      const items = [{ lineItemId: '48011', quantity }];
      const box = { items, trackingNumber, shipmentStatus: 'in_transit', locationId: null };
      return recordShipment(transaction, noProviders, '4801', [box], shop.services.now());
    });

  test('ships its own part once, and writes nothing to the part that is picked up', async () => {
    const shop = await aShopWith(database(), mixed);
    for (const action of ['hold-order', 'move-to-open', 'ship-now'] as const) {
      await shop.inShop((transaction) => changeOrder(transaction, '4801', action, null, shop.services.now()));
      await shop.work();
    }
    await ship(shop, 1);
    await shop.work();
    await read(shop);
    expect(shop.written).toMatchObject([
      { type: 'hold', fulfillmentOrderId: '701' },
      { type: 'release', fulfillmentOrderId: '701' },
      { type: 'fulfill', fulfillmentOrderId: '701' },
    ]);
    expect(shop.order('4801').order.fulfillmentOrders).toMatchObject([
      { status: 'OPEN', lines: [{ remaining: 2 }] },
      { lines: [{ remaining: 0 }] },
    ]);
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'shipped',
      detail: { lineItems: [{ fulfillableQuantity: 0 }], fulfillments: [{ quantity: 1 }] },
    });
  });

  test('says in the timeline when the warehouse sent more than its part, and takes nothing from the others', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [aMugPart('700', 3)] });
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    // Moved in the store before the app has read it.
    shop.change('4801', { fields: { fulfillmentOrders: [aMugPart('700', 3, { method: 'PICK_UP' })] } });
    await ship(shop, 1);
    await ship(shop, 1, 'T2');
    await shop.work();
    await ship(shop, 1, 'T3');
    await shop.work();
    expect(shop.written).toEqual([]);
    const said =
      'The store didn’t add the fulfillment: The remaining units belong to another location, service or delivery method.';
    // Once for the first two parcels, and once for the next.
    expect((await shop.stateOf('4801'))?.timeline.filter((text) => text === said)).toHaveLength(2);
  });
});
