import { saveLocations } from '@hub/database/shops';
import { countWaitingWrites, listRefusedWrites, updateStoreConnection } from '@hub/database/store';
import { insertWarehouseOrder, saveParcel, saveWarehouseOrder } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { changeOrder, removeItems } from '../orders/changeOrder.ts';
import { recordShipment, recordTracking, recordVoid } from '../orders/recordShipment.ts';
import { saveRouting } from '../routing/changeRouting.ts';
import { anyLocation } from '../testing/stockFixtures.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { readStoreStatus } from './readStoreStatus.ts';
import { retryStoreWrites } from './retryStoreWrites.ts';
import { noProviders, robin } from '../testing/workflowFixtures.ts';
import { StoreCallError } from './StoreServices.ts';
import { writeToStore } from './writeToStore.ts';

type Shop = Awaited<ReturnType<typeof aStoreShop>>;

/** A shop with an order of five mugs at the warehouse. */
async function anOrderAtWarehouse(database: Parameters<typeof aStoreShop>[0]) {
  const shop = await aStoreShop(database);
  shop.placeOrder('4801');
  await shop.send('orders/create', { id: 4801 });
  await shop.work();
  await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
  await shop.work();
  return shop;
}

const ship = (shop: Shop, quantity: number, trackingNumber: string | null) => shipAll(shop, [quantity, trackingNumber]);

/** Ships parcels in one transaction; resolves to the id of the first. */
const shipAll = (shop: Shop, ...parcels: readonly (readonly [quantity: number, trackingNumber: string | null])[]) =>
  shop.inShop(async (transaction) => {
    const boxes = parcels.map(([quantity, trackingNumber]) => {
      const items = [{ lineItemId: '48011', quantity }];
      return { items, trackingNumber, shipmentStatus: 'in_transit', locationId: null };
    });
    const done = await recordShipment(transaction, noProviders, '4801', boxes, shop.services.now());
    return done?.shipments[0]?.fulfillmentId ?? '';
  });

const numbersOf = (shop: Shop) =>
  shop.order('4801').order.fulfillments.map(({ trackingNumber, isCancelled }) => [trackingNumber, isCancelled]);

const twoLocations = [
  { locationId: 72001, name: 'Northampton warehouse' },
  { locationId: 72002, name: 'Leeds overflow' },
];

describeOnBothKinds('writes to the store', (database) => {
  test('make a shipment one fulfillment with its tracking number', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
    await shop.send('fulfillments/create', { order_id: 4801 });
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'shipped', detail: { fulfillments: [{ quantity: 5 }] } });
    expect(shop.written).toHaveLength(1);
  });

  test('find a fulfillment the store created without answering, and do not create it again', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    shop.failNextWrite(new StoreCallError('unavailable', 'No answer'), true);
    await shop.work();
    expect(await shop.inShop(countWaitingWrites)).toBe(1);
    shop.wait(60_000);
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'shipped', detail: { fulfillments: [{ quantity: 5 }] } });
    expect(shop.written).toHaveLength(1);
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toEqual([]);
  });

  test('make two shipments two fulfillments, update a changed tracking number, and cancel a voided one', async () => {
    const shop = await anOrderAtWarehouse(database());
    const first = await ship(shop, 2, 'T1');
    const second = await ship(shop, 3, null);
    await shop.work();
    expect(numbersOf(shop)).toEqual([
      ['T1', false],
      [null, false],
    ]);
    const report = { fulfillmentId: second, status: 'in_transit', trackingNumber: 'T2' } as const;
    await shop.inShop((transaction) => recordTracking(transaction, noProviders, '4801', report, shop.services.now()));
    await shop.inShop((transaction) => recordVoid(transaction, noProviders, '4801', first, shop.services.now()));
    await shop.work();
    expect(numbersOf(shop)).toEqual([
      ['T1', true],
      ['T2', false],
    ]);
  });

  test("add a shipment's further tracking number to its own, also when it comes later", async () => {
    const shop = await anOrderAtWarehouse(database());
    const fulfillmentId = await ship(shop, 5, 'T1');
    await shop.work();
    const extra = {
      parcelId: 'P2',
      fulfillmentId,
      carrier: 'UPS',
      trackingNumber: 'T2',
      trackingUrl: null,
      extraNumber: 'T2',
      isVoided: false,
    };
    await shop.inShop((transaction) =>
      saveParcel(transaction, { orderId: '4801', number: 1 }, extra, shop.services.now()),
    );
    await shop.work();
    expect(shop.written).toMatchObject([
      { type: 'fulfill', tracking: { numbers: ['T1'] } },
      { type: 'track', tracking: { numbers: ['T1', 'T2'], company: 'UPS' } },
    ]);
  });

  test('add the tracking number of resent units to the original fulfillment, without any units', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    await shop.work();
    const key = { orderId: '4801', number: 7 };
    const mug = { lineItemId: '48011', sku: 'MUG', name: 'Mug', quantity: 2, unitPrice: null, locationId: null };
    const parcel = { parcelId: 'P2', number: 'T2', carrier: 'UPS', url: null, status: 'in_transit', isVoided: false };
    const reship = { number: 1, kind: 'lost', note: '', hasLeft: false, parcels: [] } as const;
    await shop.inShop(async (transaction) => {
      const given = { provider: 'shipbob', account: '', service: null, package: null, createdAt: shop.services.now() };
      await insertWarehouseOrder(transaction, { ...key, ...given, reference: '4801-R1', lines: [mug], reship });
    });
    await shop.work();
    expect(shop.written).toHaveLength(1);
    await shop.inShop((transaction) =>
      saveWarehouseOrder(transaction, key, { reship: { ...reship, hasLeft: true, parcels: [parcel] } }),
    );
    await shop.work();
    expect(shop.written.slice(1)).toMatchObject([{ type: 'track', tracking: { numbers: ['T1', 'T2'] } }]);
    await shop.send('fulfillments/update', { order_id: 4801 });
    await shop.work();
    expect(shop.written).toHaveLength(2);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'shipped', detail: { fulfillments: [{ quantity: 5 }] } });
  });

  test("use the store's name for a parcel's carrier, with one link each for several carriers", async () => {
    const shop = await anOrderAtWarehouse(database());
    const fulfillmentId = await ship(shop, 5, '12');
    const save = (parcelId: string, carrier: string, extraNumber: string | null, trackingUrl: string | null = null) => {
      const numbers = { trackingNumber: extraNumber, extraNumber };
      const parcel = { parcelId, fulfillmentId, carrier, trackingUrl, ...numbers, isVoided: false };
      return shop.inShop((transaction) =>
        saveParcel(transaction, { orderId: '4801', number: 1 }, parcel, shop.services.now()),
      );
    };
    await save('P1', 'FEDEX_GROUND', null);
    await shop.work();
    await save('P2', 'Van of Leeds', '34', 'https://van.example/34');
    await shop.work();
    expect(shop.written).toMatchObject([
      { type: 'fulfill', tracking: { numbers: ['12'], company: 'FedEx', urls: [] } },
      {
        type: 'track',
        tracking: {
          numbers: ['12', '34'],
          company: null,
          urls: ['https://www.fedex.com/fedextrack/?trknbr=12', 'https://van.example/34'],
        },
      },
    ]);
  });

  test('archive the order when all of it was delivered', async () => {
    const shop = await anOrderAtWarehouse(database());
    const shipment = await ship(shop, 5, 'T1');
    await shop.work();
    const report = { fulfillmentId: shipment, status: 'delivered' } as const;
    await shop.inShop((transaction) => recordTracking(transaction, noProviders, '4801', report, shop.services.now()));
    await shop.work();
    expect(shop.written.map(({ type }) => type)).toEqual(['fulfill', 'close']);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'shipped' });
  });

  test("report a refusal with the store's reason, and list it as a problem", async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    shop.failNextWrite(new StoreCallError('refused', 'Fulfillment order is on hold'));
    await shop.work();
    expect((await shop.stateOf('4801'))?.timeline.at(-1)).toBe(
      'The store didn’t add the fulfillment: Fulfillment order is on hold',
    );
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toMatchObject([
      { orderName: '#4801', task: 'fulfill', words: 'Fulfillment order is on hold' },
    ]);
  });

  test.each([
    ['all units', 5],
    ['some units', 2],
  ])('name units that left twice when people fulfill %s by hand while the parcel leaves', async (_, byHand) => {
    for (const isReadFirst of [true, false]) {
      const shop = await anOrderAtWarehouse(database());
      await ship(shop, 5, 'T1');
      const lines = [{ lineItemId: '48011', quantity: byHand }];
      const made = { fulfillmentId: '950', isCancelled: false, trackingNumber: 'H1', status: null, locationId: null };
      shop.change('4801', { fields: { fulfillments: [{ ...made, lines }] } });
      await shop.send('fulfillments/create', { order_id: 4801 });
      if (isReadFirst) await shop.workOnly('store-event');
      else await shop.workOnly('write-to-store');
      await shop.work();
      expect(numbersOf(shop)).toEqual([['H1', false], ...(byHand < 5 ? [['T1', false]] : [])]);
      const { stage, detail, timeline = [] } = (await shop.stateOf('4801')) ?? {};
      expect([stage, detail?.lineItems]).toMatchObject(['shipped', [{ quantity: 5, fulfillableQuantity: 0 }]]);
      expect(timeline.filter((text) => text.startsWith('Shipped twice'))).toEqual([
        `Shipped twice, by hand in the store and by a warehouse: ${byHand} × Mug. Stop one of the parcels.`,
      ]);
      expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toMatchObject([
        { task: 'fulfill', words: { code: 'store.fulfilledThere' } },
      ]);
    }
  });

  test('name units that left twice once: trying again ends the problem, or adds the fulfillment if the other was canceled', async () => {
    for (const isCanceled of [false, true]) {
      const shop = await anOrderAtWarehouse(database());
      await ship(shop, 5, 'T1');
      const lines = [{ lineItemId: '48011', quantity: 5 }];
      const byHand = { fulfillmentId: '950', trackingNumber: 'H1', status: null, locationId: null, lines };
      shop.change('4801', { fields: { fulfillments: [{ ...byHand, isCancelled: false }] } });
      await shop.send('fulfillments/create', { order_id: 4801 });
      await shop.work();
      const problems = () => shop.inShop((transaction) => listRefusedWrites(transaction, 10));
      expect(await problems()).toHaveLength(1);
      if (isCanceled) shop.change('4801', { fields: { fulfillments: [{ ...byHand, isCancelled: true }] } });
      await shop.inShop((transaction) => retryStoreWrites(transaction, '4801'));
      await shop.work();
      expect(await problems()).toEqual([]);
      expect(numbersOf(shop)).toEqual([['H1', isCanceled], ...(isCanceled ? [['T1', false]] : [])]);
      const { timeline = [] } = (await shop.stateOf('4801')) ?? {};
      for (const text of ['Shipped twice', 'The store didn’t add the fulfillment'])
        expect(timeline.filter((said) => said.startsWith(text))).toHaveLength(1);
    }
  });

  test('retry a refusal on request, which then is no longer a problem', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    shop.failNextWrite(new StoreCallError('refused', 'Fulfillment order is on hold'));
    await shop.work();
    expect(await shop.inShop((transaction) => retryStoreWrites(transaction, '404404'))).toBe(true);
    await shop.work();
    expect(numbersOf(shop)).toEqual([]);
    expect(await shop.inShop((transaction) => retryStoreWrites(transaction, '4801'))).toBe(true);
    expect(await shop.inShop(countWaitingWrites)).toBe(1);
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toEqual([]);
    expect(await shop.inShop((transaction) => retryStoreWrites(transaction, null))).toBe(true);
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
  });

  test('clear a refusal once a later change of the same kind is accepted', async () => {
    const shop = await anOrderAtWarehouse(database());
    const first = await ship(shop, 2, 'T1');
    shop.failNextWrite(new StoreCallError('refused', 'Not now'));
    await shop.work();
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toHaveLength(1);
    const report = { fulfillmentId: first, status: 'in_transit', trackingNumber: 'T2' } as const;
    await shop.inShop((transaction) => recordTracking(transaction, noProviders, '4801', report, shop.services.now()));
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T2', false]]);
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toEqual([]);
  });

  test('retry a throttling store at its time, without counting a try', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    shop.failNextWrite(new StoreCallError('throttled', 'Throttled', { retryAfterMs: 30_000 }));
    await shop.work();
    shop.wait(20_000);
    await shop.work();
    expect(shop.written).toEqual([]);
    shop.wait(20_000);
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
  });

  test("write a postponed shipment later, and report the other's refusal once", async () => {
    const shop = await anOrderAtWarehouse(database());
    const refuseFirst = () => shop.failNextWrite(new StoreCallError('refused', 'The number is not valid'));
    await shipAll(shop, [2, 'T1'], [3, 'T2']);
    refuseFirst();
    shop.failNextWrite(new StoreCallError('throttled', 'Throttled', { retryAfterMs: 30_000 }));
    await shop.work();
    expect(await shop.inShop(countWaitingWrites)).toBe(1);
    refuseFirst();
    shop.wait(40_000);
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T2', false]]);
    const refusal = 'The store didn’t add the fulfillment: The number is not valid';
    expect((await shop.stateOf('4801'))?.timeline.filter((message) => message === refusal)).toHaveLength(1);
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toMatchObject([
      { orderName: '#4801', words: 'The number is not valid' },
    ]);
  });

  test('recognize our fulfillment in a later read or write when the store never answered', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 2, null);
    shop.failNextWrite(new StoreCallError('unavailable', 'No answer'), true);
    await shop.work();
    const { services, shopId } = shop;
    const silent: typeof services.openStore = (...of) => {
      const store = services.openStore(...of);
      const readForWriting = () => Promise.reject(new StoreCallError('unavailable', 'No answer'));
      return store && { ...store, readForWriting };
    };
    shop.wait(24 * 3_600_000);
    await writeToStore({ ...services, openStore: silent }, shopId, { orderId: '4801' });
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
    await shop.send('fulfillments/create', { order_id: 4801 });
    await shop.work();
    const quantities = async () => {
      const detail = (await shop.stateOf('4801'))?.detail;
      return [detail?.fulfillments.map(({ quantity }) => quantity), detail?.lineItems[0]?.fulfillableQuantity];
    };
    expect(await quantities()).toEqual([[2], 3]);
    await shop.inShop((transaction) => retryStoreWrites(transaction, '4801'));
    await shop.work();
    expect(shop.written).toHaveLength(1);
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toEqual([]);
    await shop.send('fulfillments/create', { order_id: 4801 });
    await shop.work();
    expect(await quantities()).toEqual([[2], 3]);
  });

  test('wait for hours while connections break, refuse nothing, and are written at last', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    for (let tries = 1; tries <= 42; tries += 1) {
      shop.failNextWrite(new StoreCallError('unavailable', 'The connection was closed.'));
      await shop.work();
      shop.wait(15 * 60_000);
    }
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toEqual([]);
    const status = await shop.inShop((transaction) =>
      readStoreStatus(transaction, { scopes: [] }, shop.services.now()),
    );
    expect(status).toMatchObject({ waitingWrites: 1, waitingSince: expect.any(String), problems: [] });
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
  });

  test('are reported after a day without an answer, and tried again on request', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    shop.wait(24 * 3_600_000);
    shop.failNextWrite(new StoreCallError('unavailable', 'The connection was closed.'));
    await shop.work();
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toMatchObject([{ task: 'answer' }]);
    await shop.inShop((transaction) => retryStoreWrites(transaction, '4801'));
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
  });

  test('are written although the clock was set back while a process that ended had claimed them', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    const broken = {
      ...shop.services,
      openStore: () => {
        throw new Error('The process ended.');
      },
    };
    await expect(writeToStore(broken, shop.shopId, { orderId: '4801' })).rejects.toThrow('The process ended.');
    shop.wait(-24 * 3_600_000);
    await writeToStore(shop.services, shop.shopId, { orderId: '4801' });
    expect(numbersOf(shop)).toEqual([['T1', false]]);
  });

  test('retry a store that throttled often and then once did not answer', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 5, 'T1');
    for (let tries = 1; tries <= 10; tries += 1)
      shop.failNextWrite(new StoreCallError('throttled', 'Throttled', { retryAfterMs: 0 }));
    shop.failNextWrite(new StoreCallError('unavailable', 'No answer'));
    await shop.work();
    expect(await shop.inShop(countWaitingWrites)).toBe(1);
    shop.wait(5_000);
    await shop.work();
    expect(numbersOf(shop)).toEqual([['T1', false]]);
  });

  test("include holds, releases, tags, removed items and closing, but not the store's own changes", async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const act = (action: 'hold-order' | 'move-to-open' | 'move-to-close') =>
      shop.inShop((transaction) => changeOrder(transaction, '4801', action, null, shop.services.now()));
    await act('hold-order');
    await shop.work();
    await act('move-to-open');
    await shop.work();
    await shop.inShop((transaction) =>
      removeItems(transaction, '4801', { lineItemId: '48011', quantity: 2 }, null, shop.services.now()),
    );
    await shop.work();
    await act('move-to-close');
    await shop.work();
    expect(shop.written.map(({ type }) => type)).toEqual(['hold', 'release', 'removeLines', 'close']);
    expect(shop.order('4801').order.lines).toMatchObject([{ currentQuantity: 3 }]);
  });

  test('move an order to the location routing chose, unless it is already there', async () => {
    const shop = await aStoreShop(database());
    const route = (locationId: string, baseVersion: number) =>
      shop.inShop((transaction) =>
        saveRouting(
          transaction,
          robin,
          { baseVersion, rules: [{ ...anyLocation, locationIds: [locationId] }] },
          shop.services.now(),
        ),
      );
    await shop.inShop((transaction) => saveLocations(transaction, twoLocations));
    await route('72001', 0);
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    expect(shop.written).toEqual([]);
    await route('72002', 1);
    shop.placeOrder('4802');
    await shop.send('orders/create', { id: 4802 });
    await shop.work();
    expect(shop.written).toMatchObject([{ type: 'move', locationId: '72002' }]);
    expect(shop.order('4802').locationId).toBe('72002');
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
  });

  test('do not move an order in a store that has not granted every scope', async () => {
    const shop = await aStoreShop(database());
    await shop.inShop(async (transaction) => {
      await saveLocations(transaction, twoLocations);
      const rules = [{ ...anyLocation, locationIds: ['72002'] }];
      await saveRouting(transaction, robin, { baseVersion: 0, rules }, shop.services.now());
      await updateStoreConnection(transaction, { state: 'missingScopes' });
    });
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    expect(shop.written).toEqual([]);
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 1))).toEqual([]);
  });

  test('stop for an uninstalled shop', async () => {
    const shop = await anOrderAtWarehouse(database());
    await ship(shop, 2, 'T1');
    shop.revoke();
    await shop.work();
    expect(shop.written).toEqual([]);
    await ship(shop, 3, 'T2');
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
  });
});
