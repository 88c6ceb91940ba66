import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message, wordsText } from '@hub/domain/messages';
import { type Parcel } from '@hub/providers';
import { expect, test } from 'vitest';
import { aParcel } from '../testing/createFakeProvider.ts';
import { aShopWithSentOrder } from '../testing/warehouseShop.ts';

const lineA = (quantity: number) => ({ sku: 'A', lineItemId: '10001', quantity });
const skuB = (quantity: number) => ({ sku: 'B', lineItemId: null, quantity });

describeOnBothKinds('an order that its 3PL does not ship as asked', (database) => {
  test('is a shipment error when closed short; only the missing units are resent', async () => {
    const shop = await aShopWithSentOrder(database());
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
    const shop = await aShopWithSentOrder(database());
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
    const shop = await aShopWithSentOrder(database());
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

  test('is resent only by a person when it shipped without a parcel', async () => {
    const shop = await aShopWithSentOrder(database());
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

  test.each([
    ['besides the shipped one', [aParcel('P1', { lines: [lineA(2), skuB(3)] })], [lineA(2), skuB(3)]],
    ['with other units instead of the shipped one', [], [lineA(1), skuB(3)]],
  ])('reports a double shipment when the 3PL ships another parcel %s', async (_name, others, lines) => {
    const shop = await aShopWithSentOrder(database());
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
      const shop = await aShopWithSentOrder(database());
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
    const shop = await aShopWithSentOrder(database());
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
    const shop = await aShopWithSentOrder(database());
    shop.wait(61 * 24 * 60);
    await shop.report(state, ...parcels);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ nextReadAt: null }]);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError, errorType: null } });
  });

  test('is resent only by a person when it has not shipped for too long', async () => {
    const shop = await aShopWithSentOrder(database());
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
    const shop = await aShopWithSentOrder(database());
    await shop.report('cancelled');
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('warehouses.cancelledThere', { provider: 'Shipbob' }), errorType: 1 },
    });
  });

  test.each(['Address cannot be verified', message('providers.onHoldCode', { provider: 'Shipbob', code: 'X7' })])(
    'says once why it is stuck: %j',
    async (problem) => {
      const shop = await aShopWithSentOrder(database());
      const [order] = shop.provider.orders;
      if (order !== undefined) order.problem = problem;
      await shop.read(1);
      await shop.read(1);
      const notes = (await shop.stateOf(1)).timeline.filter((note) => note.includes(wordsText(problem)));
      expect(notes).toHaveLength(1);
    },
  );
});
