import { listMovements, readAllStock } from '@hub/database/stock';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment, recordVoid } from '../orders/recordShipment.ts';
import { saveLocation, saveRouting } from '../routing/changeRouting.ts';
import { newLocationSettings } from '@hub/domain/routing';
import { aStoreLine } from '../testing/createFakeStore.ts';
import { aParcel } from '../testing/createFakeProvider.ts';
import { anOrderFor, anyLocation, lineOf, northampton, stockShop } from '../testing/stockFixtures.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { idOf, noProviders, robin } from '../testing/workflowFixtures.ts';
import { saveStock } from './changeStock.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

type InShop = Awaited<ReturnType<typeof stockShop>>['inShop'];

/** Sets the on-hand units of SKU A. */
const count = (inShop: InShop, onHand: number) =>
  inShop((transaction) => {
    const change = { sku: 'A', locationId: northampton, onHand, lowAt: null, baseVersion: 0 };
    return saveStock(transaction, robin, [change], now);
  });

const levelOf = async (inShop: InShop) =>
  (await inShop(readAllStock)).map(({ sku, onHand, allocated }) => [sku, onHand, allocated]);

/** Routes orders to Northampton, where people count stock. */
const routeAll = (inShop: InShop) =>
  inShop(async (transaction) => {
    const settings = { ...newLocationSettings, country: 'GB', providerId: 'shipbob' };
    const location = { locationId: northampton, baseVersion: 0, settings };
    await saveLocation(transaction, noProviders, robin, location, now);
    await saveRouting(transaction, robin, { baseVersion: 0, rules: [anyLocation] }, now);
  });

describeOnBothKinds('shipped and returned units', (database) => {
  const open = (options?: Parameters<typeof stockShop>[2]) => stockShop(database(), now, options);
  type Shop = Awaited<ReturnType<typeof open>>;

  const ship = (shop: Shop, number: number, quantity: number, locationId: string | null = northampton) =>
    shop.inShop(async (transaction) => {
      const items = [{ lineItemId: lineOf(number, 1), quantity }];
      const box = { items, trackingNumber: null, shipmentStatus: null, locationId };
      const outcome = await recordShipment(transaction, noProviders, idOf(number), [box], now);
      return outcome?.shipments[0]?.fulfillmentId ?? '';
    });
  const voidShipment = (shop: Shop, number: number, id: string) =>
    shop.inShop((transaction) => recordVoid(transaction, noProviders, idOf(number), id, now));
  const act = (shop: Shop, number: number, action: 'ship-now' | 'move-to-close') =>
    shop.inShop((transaction) => changeOrder(transaction, idOf(number), action, null, now));

  test('go back into stock for their order when a shipment is voided, and a cancellation then releases them once', async () => {
    const shop = await open();
    await shop.count({ A: 10 });
    await shop.addOrders(anOrderFor(1, { A: 4 }));
    await shop.decide(1);
    await act(shop, 1, 'ship-now');
    const shipment = await ship(shop, 1, 4);
    expect(await shop.stock()).toEqual({ A: [6, 0] });
    for (const _ of ['once', 'again']) await voidShipment(shop, 1, shipment);
    expect(await shop.stock()).toEqual({ A: [10, 4] });
    await act(shop, 1, 'move-to-close');
    expect(await shop.stock()).toEqual({ A: [10, 0] });
    const key = { sku: 'A', locationId: northampton };
    const movements = await shop.inShop((transaction) => listMovements(transaction, key));
    expect(
      movements.map(({ cause, onHand, allocated, orderName, by }) => [cause, onHand, allocated, orderName, by]),
    ).toEqual([
      ['released', 0, -4, '#1', null],
      ['reserved', 0, 4, '#1', null],
      ['voided', 4, 0, '#1', null],
      ['shipped', -4, 0, '#1', null],
      ['released', 0, -4, '#1', null],
      ['reserved', 0, 4, '#1', null],
      ['counted', 10, 0, null, robin.staffName],
    ]);
  });

  test('go back into stock for other orders when their shipment is voided after the order closed', async () => {
    const shop = await open();
    await shop.count({ A: 10 });
    await shop.addOrders(anOrderFor(1, { A: 4 }));
    await shop.decide(1);
    await act(shop, 1, 'ship-now');
    const shipment = await ship(shop, 1, 3);
    await act(shop, 1, 'move-to-close');
    await voidShipment(shop, 1, shipment);
    expect(await shop.stock()).toEqual({ A: [10, 0] });
  });

  test('are reserved and shipped at the only location that counts them, without routing rules or waiting', async () => {
    const shop = await open({ rules: [{ ...anyLocation, isActive: false }] });
    await shop.count({ A: 3 });
    await shop.addOrders(anOrderFor(1, { A: 2, B: 1 }), anOrderFor(2, { A: 2 }), anOrderFor(3, { A: 1 }));
    for (const number of [1, 1, 2, 3]) await shop.decide(number);
    expect(await shop.stock()).toEqual({ A: [3, 5] });
    expect(await shop.orderNow(2)).toMatchObject({ stage: 'open', backOrderState: 0, timeline: [] });
    await act(shop, 1, 'ship-now');
    await ship(shop, 1, 2);
    await act(shop, 3, 'move-to-close');
    expect(await shop.stock()).toEqual({ A: [1, 2] });
  });

  test('are reserved and shipped at the default location, without rules, in a shop with several', async () => {
    const other = { locationId: 72003, name: 'Leeds' };
    const shop = await open({ rules: [], others: [other, { locationId: 72000, name: 'Closed' }] });
    const closed = { locationId: '72000', baseVersion: 0, settings: { ...newLocationSettings, isActive: false } };
    await shop.inShop((transaction) => saveLocation(transaction, noProviders, robin, closed, now));
    await shop.count({ A: 5 });
    await shop.addOrders(anOrderFor(1, { A: 2, B: 1 }), anOrderFor(2, { A: 1 }));
    for (const number of [1, 1, 2]) await shop.decide(number);
    expect(await shop.stock()).toEqual({ A: [5, 3] });
    await act(shop, 1, 'ship-now');
    await ship(shop, 1, 2, null);
    await act(shop, 2, 'move-to-close');
    expect(await shop.stock()).toEqual({ A: [3, 0] });
  });

  test('leave stock although they were short, never below zero', async () => {
    const shop = await open();
    await shop.count({ A: 1 });
    await shop.addOrders(anOrderFor(1, { A: 3 }));
    await shop.decide(1);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'available', null, now));
    await act(shop, 1, 'ship-now');
    await ship(shop, 1, 3);
    expect(await shop.stock()).toEqual({ A: [0, 0] });
  });
});

describeOnBothKinds('units shipped by others', (database) => {
  const fulfillment = (quantity: number, isCancelled = false) => ({
    fulfillmentId: '950',
    isCancelled,
    trackingNumber: null,
    status: null,
    locationId: northampton,
    lines: [{ lineItemId: '48011', quantity }],
  });

  async function aShop(onHand: number) {
    const shop = await aStoreShop(database());
    await routeAll(shop.inShop);
    await count(shop.inShop, onHand);
    shop.placeOrder('4801', { lines: [aStoreLine({ lineItemId: '48011', quantity: 3, currentQuantity: 3 })] });
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const fulfill = async (quantity: number, isCancelled = false) => {
      shop.change('4801', { fields: { fulfillments: [fulfillment(quantity, isCancelled)] } });
      await shop.send('orders/updated', { id: 4801 });
      await shop.work();
    };
    return { ...shop, fulfill };
  }

  test.each([
    [3, 5],
    [2, 5],
    [2, 2],
  ])('leave with their reservation: %i shipped by hand in the store, %i on hand', async (units, onHand) => {
    const shop = await aShop(onHand);
    expect(await levelOf(shop.inShop)).toEqual([['A', onHand, Math.min(3, onHand)]]);
    await shop.fulfill(units);
    expect(await levelOf(shop.inShop)).toEqual([['A', onHand - units, Math.min(3 - units, onHand - units)]]);
  });

  test('go back into stock when a fulfillment by hand is canceled', async () => {
    const shop = await aShop(5);
    await shop.fulfill(2);
    await shop.fulfill(2, true);
    expect(await levelOf(shop.inShop)).toEqual([['A', 5, 3]]);
  });
});

describeOnBothKinds('an order shipped by its 3PL after it was canceled', (database) => {
  async function shopWithCanceledOrder() {
    const shop = await aWarehouseShop(database());
    await routeAll(shop.inShop);
    await count(shop.inShop, 5);
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    await shop.act(1, 'move-to-close');
    const parcel = aParcel('P1', { lines: [{ sku: 'A', lineItemId: '10001', quantity: 2 }] });
    const report = async (isVoided: boolean) => {
      const [order] = shop.provider.orders;
      if (order === undefined) throw new Error('The 3PL has no order.');
      Object.assign(order, { state: 'shipped', parcels: [{ ...parcel, isVoided }] });
      await shop.read(1);
    };
    return { ...shop, report };
  }

  test('leaves stock once, and returns when the label is voided', async () => {
    const shop = await shopWithCanceledOrder();
    expect(await levelOf(shop.inShop)).toEqual([['A', 5, 0]]);
    for (const _ of ['once', 'again']) await shop.report(false);
    expect(await levelOf(shop.inShop)).toEqual([['A', 3, 0]]);
    for (const _ of ['once', 'again']) await shop.report(true);
    expect(await levelOf(shop.inShop)).toEqual([['A', 5, 0]]);
  });
});
