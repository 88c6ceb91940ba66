import { saveShippingMapping } from '@hub/database/shipping';
import { saveWarehouseOrder, takeOrdersToRead } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message, wordsText } from '@hub/domain/messages';
import { newProviderMapping } from '@hub/domain/shipping';
import {
  InvalidSignatureError,
  type Parcel,
  RateLimitedError,
  RefusedError,
  UnreachableError,
  type WarehouseOrderState,
} from '@hub/providers';
import { expect, test } from 'vitest';
import { aParcel } from '../testing/createFakeProvider.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { readPaceMs } from './callBudget.ts';
import { readDueOrders } from './readAtWarehouse.ts';
import { readWarehouseParts } from './readWarehouseParts.ts';
import { receiveWebhook } from './receiveWebhook.ts';

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
  /** Order 1 has 2 units of A and 3 of B and is at the 3PL. */
  async function shopWithSentOrder() {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.act(1, 'ship-now');
    await shop.work();
    const report = async (state: WarehouseOrderState, ...parcels: Parcel[]) => {
      const [order] = shop.provider.orders;
      if (order === undefined) throw new Error('The 3PL has no order.');
      Object.assign(order, { state, parcels });
      await shop.read(1);
    };
    const shipments = async () =>
      (await shop.stateOf(1)).detail.fulfillments.map(
        ({ name, lineItemId, quantity, shipmentStatus }) =>
          `${name}: ${quantity} of ${lineItemId}, ${shipmentStatus ?? 'no status'}`,
      );
    return { ...shop, report, shipments };
  }

  test('is unchanged until it is packed and a parcel leaves', async () => {
    const shop = await shopWithSentOrder();
    const before = await shop.stateOf(1);
    await shop.report('received');
    await shop.report('received', aParcel('P1', { shippedAt: null, status: 'label_printed' }));
    expect(await shop.stateOf(1)).toEqual(before);
  });

  test('ships by parcels, matched by line or else by SKU, in part at first', async () => {
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
    await shop.report('partial', aParcel('P1'));
    expect(await shop.shipments()).toEqual([]);
    await shop.report('shipped', aParcel('P1'), aParcel('P2'));
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.2: 3 of 10002, in_transit']);
  });

  test('keeps the tracking number of each parcel when there are more parcels than lines, including later ones', async () => {
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
    const parcel = aParcel('P1', { lines: [lineA(1)] });
    await shop.report('partial', parcel, { ...parcel });
    expect(await shop.shipments()).toEqual(['#1.1: 1 of 10001, in_transit']);
  });

  test('ships an unknown SKU at the next reading after it is mapped, also by the SKU it was sent with', async () => {
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
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
      const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
    const lines = [lineA(9), skuB(3), { sku: 'Z', lineItemId: '99', quantity: 1 }, { ...skuB(-4) }];
    await shop.report('shipped', aParcel('P1', { lines }));
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.1: 3 of 10002, in_transit']);
  });

  test('updates status and tracking numbers of its parcels until they arrive', async () => {
    const shop = await shopWithSentOrder();
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
    const shop = await shopWithSentOrder();
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

  test('is a shipment error when closed short; only the missing units are resent', async () => {
    const shop = await shopWithSentOrder();
    await shop.report('closedShort', aParcel('P1', { lines: [lineA(2), skuB(1)] }));
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('warehouses.closedShort', { provider: 'Shipbob', units: 2 }), errorType: null },
    });
    await shop.act(1, 'shipment-workflow');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(
      shop.provider.orders.map(({ shipment }) => shipment.lines.map(({ sku, quantity }) => [sku, quantity])),
    ).toEqual([
      [
        ['A', 2],
        ['B', 3],
      ],
      [['B', 2]],
    ]);
  });

  test('is a shipment error only at the second reading that reports it shipped with units missing', async () => {
    const shop = await shopWithSentOrder();
    const parcel = aParcel('P1', { lines: [lineA(2), skuB(1)], status: 'delivered' });
    await shop.report('shipped', parcel);
    // Its other parcel may appear a moment later.
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', nextReadAt: expect.any(Date) }]);
    await shop.report('shipped', parcel);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('warehouses.closedShort', { provider: 'Shipbob', units: 2 }) },
    });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'done', nextReadAt: null }]);
  });

  test.each([
    ['no parcel', []],
    ['only a voided label', [aParcel('P0', { lines: [lineA(2), skuB(3)], isVoided: true, status: 'canceled' })]],
  ] as const)('is a shipment error when shipped with %s, until a parcel appears', async (_name, parcels) => {
    const shop = await shopWithSentOrder();
    await shop.report('shipped', ...parcels);
    // A parcel may appear a moment later.
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    await shop.report('shipped', ...parcels);
    await shop.report('shipped', ...parcels);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('warehouses.noParcel', { provider: 'Shipbob' }), errorType: null },
    });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', nextReadAt: expect.any(Date) }]);
    await shop.report('shipped', ...parcels, aParcel('P1'));
    expect(await shop.shipments()).toEqual(['#1.1: 2 of 10001, in_transit', '#1.1: 3 of 10002, in_transit']);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { shipmentError: null } });
  });

  test('has left when shipped in a parcel without a date', async () => {
    const shop = await shopWithSentOrder();
    await shop.report('shipped', aParcel('P1', { lines: [lineA(2), skuB(3)], shippedAt: null }));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
  });

  test('is resent only by a person when it shipped without a parcel', async () => {
    const shop = await shopWithSentOrder();
    for (const _ of ['once', 'again']) await shop.report('shipped');
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    await shop.act(1, 'shipment-workflow');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.lines.map(({ quantity }) => quantity))).toEqual([
      [2, 3],
      [2, 3],
    ]);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'done', nextReadAt: null }, { state: 'sent' }]);
  });

  test('ships once and gets the new tracking number when the 3PL replaces its parcel', async () => {
    const shop = await shopWithSentOrder();
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

  test.each([
    ['besides the shipped one', [aParcel('P1', { lines: [lineA(2), skuB(3)] })], [lineA(2), skuB(3)]],
    ['with other units instead of the shipped one', [], [lineA(1), skuB(3)]],
  ])('reports a double shipment when the 3PL ships another parcel %s', async (_name, others, lines) => {
    const shop = await shopWithSentOrder();
    await shop.report('shipped', aParcel('P1', { lines: [lineA(2), skuB(3)] }));
    await shop.report('shipped', ...others, aParcel('P2', { lines }));
    const { detail, timeline } = await shop.stateOf(1);
    expect(detail.fulfillments.map(({ trackingNumber }) => trackingNumber)).toEqual(['HXP1', 'HXP1']);
    expect(timeline.join()).toContain('shipped a parcel that the order no longer expects (HXP2)');
  });

  const left = aParcel('P1', { lines: [lineA(2), skuB(1)], status: 'delivered' });
  const label = aParcel('P2', { lines: [skuB(2)] });
  const voidedLabel = { ...label, isVoided: true, status: 'canceled' } as const;

  test.each<[string, Parcel[], Parcel[]?]>([
    ['a voided label', [left, voidedLabel]],
    ['a label voided later', [left, label], [left, voidedLabel]],
    ['a parcel that no longer lists its contents', [left], [{ ...left, lines: null }]],
  ])(
    'is a shipment error at the second reading that reports it shipped with units only in %s',
    async (_name, first, then = first) => {
      const shop = await shopWithSentOrder();
      await shop.report('shipped', ...first);
      // Another label may appear a moment later.
      await shop.report('shipped', ...then);
      await shop.report('shipped', ...then);
      expect(await shop.stateOf(1)).toMatchObject({
        stage: 'error',
        order: {
          shipmentError: message('warehouses.missingUnits', { provider: 'Shipbob', units: 2 }),
          errorType: null,
        },
      });
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', nextReadAt: expect.any(Date) }]);
      await shop.report('shipped', ...then, aParcel('P3', { lines: [skuB(2)] }));
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { shipmentError: null } });
    },
  );

  test('is no error for a voided label before the next reading, or once its contents have another label', async () => {
    const shop = await shopWithSentOrder();
    await shop.report('shipped', left, label);
    await shop.report('shipped', left, voidedLabel);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    for (const _ of ['once', 'again']) await shop.report('shipped', left, voidedLabel, aParcel('P3'));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
  });

  const late = (units: number) => message('warehouses.neverShipped', { provider: 'Shipbob', units, days: 61 });
  test.each([
    ['received', [], late(5)],
    ['onHold', [], late(5)],
    ['partial', [left], late(2)],
    ['shipped', [], message('warehouses.noParcel', { provider: 'Shipbob' })],
    ['shipped', [left], message('warehouses.closedShort', { provider: 'Shipbob', units: 2 })],
    ['shipped', [left, voidedLabel], message('warehouses.missingUnits', { provider: 'Shipbob', units: 2 })],
  ] as const)('that is %s when it is read for the last time, with %j, is a shipment error', async (...reported) => {
    const [state, parcels, shipmentError] = reported;
    const shop = await shopWithSentOrder();
    shop.wait(61 * 24 * 60);
    await shop.report(state, ...parcels);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ nextReadAt: null }]);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError, errorType: null } });
  });

  test('is resent only by a person when it has not shipped for too long', async () => {
    const shop = await shopWithSentOrder();
    shop.wait(61 * 24 * 60);
    await shop.report('received');
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    await shop.act(1, 'shipment-workflow');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
  });

  test('is a 3PL API error when the 3PL cancels it, but not when we do', async () => {
    const shop = await shopWithSentOrder();
    await shop.report('cancelled');
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('warehouses.cancelledThere', { provider: 'Shipbob' }), errorType: 1 },
    });
  });

  test.each(['Address cannot be verified', message('providers.onHoldCode', { provider: 'Shipbob', code: 'X7' })])(
    'says once why it is stuck: %j',
    async (problem) => {
      const shop = await shopWithSentOrder();
      const [order] = shop.provider.orders;
      if (order !== undefined) order.problem = problem;
      await shop.read(1);
      await shop.read(1);
      const notes = (await shop.stateOf(1)).timeline.filter((note) => note.includes(wordsText(problem)));
      expect(notes).toHaveLength(1);
    },
  );

  test('stays closed when it ships anyway, with a note of its tracking number', async () => {
    const shop = await shopWithSentOrder();
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

  test('is read when due, and later after a failed call', async () => {
    const shop = await shopWithSentOrder();
    // Orders of other tests are no longer read.
    const far = { now: new Date('2100-01-01'), until: new Date('2200-01-01'), limit: 1_000 };
    await takeOrdersToRead(database(), far);
    const nextReadAt = new Date(shop.services.now().getTime() + 5 * 60_000);
    await shop.inShop((transaction) =>
      saveWarehouseOrder(transaction, { orderId: '4800000000001', number: 1 }, { nextReadAt }),
    );
    const errors: unknown[] = [];
    const { signal } = new AbortController();
    const readDue = async () => {
      const before = shop.provider.calls.length;
      await readDueOrders(shop.services, { signal, onError: (error) => errors.push(error) });
      return shop.provider.calls.slice(before);
    };
    expect(await readDue()).toEqual([]);
    shop.wait(6);
    shop.provider.fail(new UnreachableError('No answer.', true));
    expect(await readDue()).toEqual(['read']);
    expect(await readDue()).toEqual([]);
    shop.wait(6);
    expect(await readDue()).toEqual(['read']);
    shop.wait(6);
    shop.provider.fail(new RefusedError('Order not found.'));
    expect(await readDue()).toEqual(['read']);
    shop.wait(60);
    expect(await readDue()).toEqual([]);
    expect(errors).toEqual([]);
    expect(await shop.warehouseOrders(1)).toMatchObject([
      { state: 'sent', words: message('warehouses.readRefused', { words: 'Order not found.' }) },
    ]);
  });

  test('is an error when its 3PL reports it unknown twice, and polling ends eventually', async () => {
    const shop = await shopWithSentOrder();
    const isGone = () => shop.provider.fail(new RefusedError('Order not found.'));
    isGone();
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    for (const _ of ['again', 'and again']) {
      isGone();
      await shop.read(1);
    }
    const { stage, order, timeline } = await shop.stateOf(1);
    const shipmentError = message('warehouses.notKnownThere', { provider: 'Shipbob', words: 'Order not found.' });
    expect({ stage, shipmentError: order.shipmentError }).toEqual({ stage: 'error', shipmentError });
    expect(timeline.filter((entry) => entry.includes('no longer finds'))).toHaveLength(1);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', nextReadAt: expect.any(Date) }]);
    shop.wait(61 * 24 * 60);
    isGone();
    await shop.read(1);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ nextReadAt: null }]);
    // It exists after all.
    await shop.report('shipped', aParcel('P1'));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { shipmentError: null } });
  });

  test('is no error when its 3PL reports it unknown for the first time, whatever it reported before', async () => {
    const shop = await shopWithSentOrder();
    Object.assign(shop.provider.orders[0] ?? {}, { problem: 'On hold: address' });
    await shop.read(1);
    for (const error of [new UnreachableError('No answer', false), new RefusedError('Order not found.')]) {
      shop.provider.fail(error);
      await shop.read(1);
    }
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    shop.provider.fail(new RefusedError('Order not found.'));
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
  });

  test('is no error when its 3PL forgets it after it has left', async () => {
    const shop = await shopWithSentOrder();
    await shop.report('shipped', aParcel('P1'));
    for (const _ of ['once', 'again', 'and again']) {
      shop.provider.fail(new RefusedError('Order not found.'));
      await shop.read(1);
    }
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { shipmentError: null } });
  });

  test('is postponed with other due orders of a busy account, which follow at the pace of its limit', async () => {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, 1), anOrderOfUnits(2, 1), anOrderOfUnits(3, 1));
    for (const number of [1, 2, 3]) await shop.act(number, 'ship-now');
    await shop.work();
    shop.wait(6);
    const now = shop.services.now().getTime();
    shop.provider.fail(new RateLimitedError('Too many', 30_000));
    await shop.read(2);
    const times = await Promise.all([1, 2, 3].map((number) => shop.warehouseOrders(number)));
    const waits = times.map(([order]) => (order?.nextReadAt?.getTime() ?? 0) - now);
    const paceMs = readPaceMs(shop.provider.adapter.rateLimit);
    expect(waits[1]).toBe(30_000);
    expect([waits[0], waits[2]].toSorted()).toEqual([30_000 + paceMs, 30_000 + 2 * paceMs]);
    expect(shop.provider.calls.filter((call) => call === 'read')).toHaveLength(1);
  });

  test('is read again for each webhook once, and not for other shops’ webhooks', async () => {
    const shop = await shopWithSentOrder();
    const receive = (body: unknown) =>
      receiveWebhook(
        shop.services,
        shop.shopId,
        { provider: 'shipbob', account: '' },
        { headers: {}, rawBody: new TextEncoder().encode(JSON.stringify(body)) },
        ['secret'],
      );
    const news = { eventId: 'E1', orders: [{ providerOrderId: '9000', reference: null }] };
    const before = shop.provider.calls.length;
    expect(await receive(news)).toBe('received');
    expect(await receive(news)).toBe('known');
    expect(await receive({ eventId: 'E2', orders: [{ providerOrderId: '1', reference: 'other' }] })).toBe('received');
    await shop.work();
    expect(shop.provider.calls.slice(before)).toEqual(['read']);
    await expect(
      receiveWebhook(
        shop.services,
        shop.shopId,
        { provider: 'shipbob', account: '' },
        { headers: {}, rawBody: new Uint8Array() },
        [],
      ),
    ).rejects.toThrow(InvalidSignatureError);
    expect(
      await receiveWebhook(
        shop.services,
        shop.shopId,
        { provider: 'ams', account: '' },
        { headers: {}, rawBody: new Uint8Array() },
        ['secret'],
      ),
    ).toBeNull();
  });
});
