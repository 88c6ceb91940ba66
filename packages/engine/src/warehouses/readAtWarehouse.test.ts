import { saveShippingMapping } from '@hub/database/shipping';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message } from '@hub/domain/messages';
import { newProviderMapping } from '@hub/domain/shipping';
import { expect, test } from 'vitest';
import { aParcel } from '../testing/createFakeProvider.ts';
import { anOrderOfUnits, aShopWithSentOrder, aWarehouseShop } from '../testing/warehouseShop.ts';
import { readWarehouseParts } from './readWarehouseParts.ts';

const lineA = (quantity: number) => ({ sku: 'A', lineItemId: '10001', quantity });
const skuB = (quantity: number) => ({ sku: 'B', lineItemId: null, quantity });
/** A mapping of SKUs only, keyed by ours. */
const shipbobAliases = (skus: Record<string, string>) => ({
  ...newProviderMapping,
  skus: Object.entries(skus).map(([sku, providerSku]) => ({ sku, providerSku })),
  providerId: 'shipbob',
  version: 1,
  savedAt: '2026-11-28T12:00:00.000Z',
  savedBy: 'Robin Carter',
});

describeOnBothKinds('an order at its 3PL', (database) => {
  test('is unchanged until it is packed and a parcel leaves', async () => {
    const shop = await aShopWithSentOrder(database());
    const before = await shop.stateOf(1);
    await shop.report('received');
    await shop.report('received', aParcel('P1', { shippedAt: null, status: 'label_printed' }));
    expect(await shop.stateOf(1)).toEqual(before);
  });

  test('ships by parcels, matched by line or else by SKU, in part at first', async () => {
    const shop = await aShopWithSentOrder(database());
    const first = aParcel('P1', { lines: [lineA(2), skuB(1)] });
    await shop.report('partial', first);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', order: { fulfillmentStatus: 'partial' } });
    await shop.report('shipped', first, aParcel('P2', { lines: [skuB(2)], status: 'label_printed' }));
    expect(await shop.shipments()).toEqual([
      '#1.1: 2 of 10001, in_transit',
      '#1.1: 1 of 10002, in_transit',
      '#1.2: 2 of 10002, label_printed',
    ]);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { fulfillmentStatus: 'fulfilled' } });
  });

  test('ignores repeated and outdated reports', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcel = aParcel('P1', { lines: [lineA(2), skuB(3)], status: 'delivered' });
    await shop.report('shipped', parcel);
    const after = await shop.stateOf(1);
    expect(after.stage).toBe('shipped');
    await shop.report('shipped', { ...parcel, status: 'in_transit' });
    await shop.report('partial', { ...parcel, status: 'label_printed' });
    await shop.report('received');
    expect(await shop.stateOf(1)).toEqual(after);
  });

  test('ships every unit once when everything has left, if parcels do not list their contents', async () => {
    const shop = await aShopWithSentOrder(database());
    await shop.report('partial', aParcel('P1'));
    expect(await shop.shipments()).toEqual([]);
    await shop.report('shipped', aParcel('P1'), aParcel('P2'));
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.2: 3 of 10002, in_transit']);
  });

  test('keeps the tracking number of each parcel when there are more parcels than lines, including later ones', async () => {
    const shop = await aShopWithSentOrder(database());
    const trackings = async () => {
      const { carriers } = await shop.inShop((transaction) => readWarehouseParts(transaction, '4800000000001'));
      const { detail } = await shop.stateOf(1);
      return [...new Map(detail.fulfillments.map((part) => [part.fulfillmentId, part.trackingNumber]))].map(
        ([id, number]) => [number, ...(carriers.get(id)?.moreTrackings ?? []).map((more) => more.number)],
      );
    };
    const parcels = [aParcel('P1'), aParcel('P2', { lines: [] }), aParcel('P3')];
    await shop.report('shipped', ...parcels);
    expect(await trackings()).toEqual([['HXP1'], ['HXP2', 'HXP3']]);
    const renamed = aParcel('P3', { trackingNumber: 'HXP3b', status: 'delivered' });
    await shop.report('shipped', aParcel('P1'), aParcel('P2'), renamed, aParcel('P4'));
    expect(await trackings()).toEqual([['HXP1'], ['HXP2', 'HXP3b', 'HXP4']]);
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.2: 3 of 10002, in_transit']);
    expect((await shop.stateOf(1)).timeline.join()).not.toContain('no longer expects');
    // Its label was voided, and only the tracking number with it.
    const voided = { ...renamed, isVoided: true };
    await shop.report('shipped', aParcel('P1'), aParcel('P2'), voided, aParcel('P4'));
    expect(await trackings()).toEqual([['HXP1'], ['HXP2', 'HXP4']]);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
    // The tracking number of a voided shipment becomes a separate parcel again.
    await shop.report('shipped', aParcel('P1'), aParcel('P2', { isVoided: true }), voided, aParcel('P4'));
    expect(await trackings()).toEqual([['HXP1'], ['HXP2'], ['HXP4']]);
  });

  test('ships parcels that spell SKUs differently', async () => {
    const shop = await aShopWithSentOrder(database());
    const lines = [
      { sku: ' a', lineItemId: null, quantity: 2 },
      { sku: 'b ', lineItemId: 'other', quantity: 3 },
    ];
    await shop.report('shipped', aParcel('P1', { lines }));
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.1: 3 of 10002, in_transit']);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
  });

  test('is sent with the 3PL’s own SKU for a line, and shipped by it', async () => {
    const shop = await aWarehouseShop(database());
    await shop.inShop((transaction) => saveShippingMapping(transaction, shipbobAliases({ B: 'B-2' })));
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.act(1, 'ship-now');
    await shop.work();
    const [order] = shop.provider.orders;
    expect(order?.shipment.lines.map(({ sku, lineItemId }) => [sku, lineItemId])).toEqual([
      ['A', '10001'],
      ['B-2', '10002'],
    ]);
    const lines = [lineA(2), { sku: 'b-2 ', lineItemId: null, quantity: 3 }];
    Object.assign(order ?? {}, { state: 'shipped', parcels: [aParcel('P1', { lines })] });
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { fulfillmentStatus: 'fulfilled' } });
  });

  test('ships a parcel once that appears twice in a reading', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcel = aParcel('P1', { lines: [lineA(1)] });
    await shop.report('partial', parcel, { ...parcel });
    expect(await shop.shipments()).toEqual(['#1.1: 1 of 10001, in_transit']);
  });

  test('ships an unknown SKU at the next reading after it is mapped, also by the SKU it was sent with', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcels = [
      aParcel('P1', { lines: [{ ...lineA(2), lineItemId: null }] }),
      aParcel('P2', { lines: [{ sku: 'B-2', lineItemId: null, quantity: 3 }] }),
    ];
    for (const state of ['partial', 'shipped', 'shipped'] as const) await shop.report(state, ...parcels);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit']);
    await shop.inShop((transaction) => saveShippingMapping(transaction, shipbobAliases({ A: 'A-1', B: 'B-2' })));
    await shop.report('shipped', ...parcels);
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.2: 3 of 10002, in_transit']);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
  });

  test('names unknown SKUs of a mixed parcel, and ships them once mapped', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcel = aParcel('P1', {
      lines: [
        { ...lineA(2), lineItemId: null },
        { sku: 'B-2', lineItemId: null, quantity: 3 },
      ],
    });
    for (const state of ['partial', 'partial', 'shipped', 'shipped'] as const) await shop.report(state, parcel);
    const shipmentError = message('warehouses.unknownSkus', { provider: 'Shipbob', skus: 'B-2' });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError } });
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit']);
    await shop.inShop((transaction) => saveShippingMapping(transaction, shipbobAliases({ B: 'B-2' })));
    await shop.report('shipped', parcel);
    await shop.report('shipped', { ...parcel, status: 'delivered' });
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, delivered', '#1.2: 3 of 10002, delivered']);
    const { stage, detail, timeline } = await shop.stateOf(1);
    expect([stage, detail.fulfillments.map(({ trackingNumber }) => trackingNumber)]).toEqual([
      'shipped',
      ['HXP1', 'HXP1'],
    ]);
    expect(timeline.join()).not.toContain('no longer expects');
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'done' }]);
    expect(shop.provider.orders).toHaveLength(1);
  });

  test('is in fulfillment again, with every unit once, when a parcel is voided after its unknown SKU was mapped', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcel = aParcel('P1', { lines: [lineA(2), { sku: 'B-2', lineItemId: null, quantity: 3 }] });
    await shop.report('partial', parcel);
    await shop.inShop((transaction) => saveShippingMapping(transaction, shipbobAliases({ B: 'B-2' })));
    await shop.report('shipped', parcel);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
    await shop.report('received', { ...parcel, isVoided: true, status: 'canceled' });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', order: { fulfillmentStatus: '' } });
    await shop.report('shipped', { ...parcel, isVoided: true }, aParcel('P2', { lines: [lineA(2), skuB(3)] }));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { fulfillmentStatus: 'fulfilled' } });
  });

  test.each(['shipped', 'closedShort'] as const)(
    'is an error when %s with unknown items, and is resent only by a person',
    async (state) => {
      const shop = await aShopWithSentOrder(database());
      const parcel = aParcel('P1', { lines: [lineA(2), { sku: 'B-2', lineItemId: null, quantity: 3 }] });
      for (const _ of ['once', 'again', 'and again']) await shop.report(state, parcel);
      await shop.work();
      const shipmentError = message('warehouses.unknownSkus', { provider: 'Shipbob', skus: 'B-2' });
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError } });
      expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit']);
      expect(shop.provider.orders).toHaveLength(1);
      await shop.act(1, 'shipment-workflow');
      await shop.act(1, 'ship-now');
      await shop.work();
      expect(shop.provider.orders[1]?.shipment.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['B', 3]]);
    },
  );

  test('ships at most its own units when parcels contain more or other items', async () => {
    const shop = await aShopWithSentOrder(database());
    const lines = [lineA(9), skuB(3), { sku: 'Z', lineItemId: '99', quantity: 1 }, { ...skuB(-4) }];
    await shop.report('shipped', aParcel('P1', { lines }));
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.1: 3 of 10002, in_transit']);
  });

  test('updates status and tracking numbers of its parcels until they arrive', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcel = aParcel('P1', { lines: [lineA(2), skuB(3)], trackingNumber: null, status: 'label_printed' });
    await shop.report('shipped', parcel);
    await shop.report('shipped', { ...parcel, trackingNumber: 'HX1', status: 'in_transit' });
    await shop.report('shipped', { ...parcel, trackingNumber: 'HX1', status: 'delivered' });
    const { detail, timeline } = await shop.stateOf(1);
    expect(detail.fulfillments).toMatchObject([
      { trackingNumber: 'HX1', shipmentStatus: 'delivered' },
      { trackingNumber: 'HX1', shipmentStatus: 'delivered' },
    ]);
    expect(timeline.slice(1)).toEqual([
      'Shipment #1.1 left the warehouse',
      'Shipment #1.1: In transit',
      'Shipment #1.1: Delivered',
    ]);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'done', nextReadAt: null }]);
  });

  test('is in fulfillment again when a shipment is voided, and ships with the next label', async () => {
    const shop = await aShopWithSentOrder(database());
    const parcel = aParcel('P1', { lines: [lineA(2), skuB(3)] });
    await shop.report('shipped', parcel);
    await shop.report('received', { ...parcel, isVoided: true, status: 'canceled' });
    await shop.report('received', { ...parcel, isVoided: true, status: 'canceled' });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', order: { fulfillmentStatus: '' } });
    await shop.report('shipped', { ...parcel, isVoided: true }, aParcel('P2', { lines: [lineA(2), skuB(3)] }));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
    expect(await shop.shipments()).toEqual([
      '#1.1: 0 of 10001, canceled',
      '#1.1: 0 of 10002, canceled',
      '#1.2: 2 of 10001, in_transit',
      '#1.2: 3 of 10002, in_transit',
    ]);
    expect(shop.provider.orders).toHaveLength(1);
  });

  test('has left when shipped in a parcel without a date', async () => {
    const shop = await aShopWithSentOrder(database());
    await shop.report('shipped', aParcel('P1', { lines: [lineA(2), skuB(3)], shippedAt: null }));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
  });

  test('ships once and gets the new tracking number when the 3PL replaces its parcel', async () => {
    const shop = await aShopWithSentOrder(database());
    const numbers = async () => (await shop.stateOf(1)).detail.fulfillments.map(({ trackingNumber }) => trackingNumber);
    await shop.report('shipped', aParcel('P1', { lines: [lineA(2), skuB(3)] }));
    await shop.report('received');
    expect(await numbers()).toEqual(['HXP1', 'HXP1']);
    for (const _ of ['once', 'again']) await shop.report('shipped', aParcel('P2', { lines: [lineA(2), skuB(3)] }));
    expect(await numbers()).toEqual(['HXP2', 'HXP2']);
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.1: 3 of 10002, in_transit']);
    expect((await shop.stateOf(1)).timeline.join()).not.toContain('no longer expects');
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
  });

  test('stays closed when it ships anyway, with a note of its tracking number', async () => {
    const shop = await aShopWithSentOrder(database());
    const [order] = shop.provider.orders;
    if (order !== undefined) order.isTooLate = true;
    await shop.act(1, 'move-to-close');
    await shop.work();
    await shop.report('shipped', aParcel('P1', { lines: [lineA(2)] }));
    await shop.report('shipped', aParcel('P1', { lines: [lineA(2)] }));
    const { stage, timeline } = await shop.stateOf(1);
    expect(stage).toBe('closed');
    expect(timeline.filter((message) => message.includes('HXP1'))).toHaveLength(1);
  });
});
