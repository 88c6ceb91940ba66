import type { ShopTransaction } from '@hub/database';
import { readOrderDetail } from '@hub/database/orders';
import { listRoutingLocations, replaceAllocations } from '@hub/database/routing';
import { saveShippingMapping } from '@hub/database/shipping';
import { saveShopSettings } from '@hub/database/shopSettings';
import { lockDecidedOrders, saveDecidedOrders } from '@hub/database/workflows';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { ProviderRecord } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import { newShopSettings, type ShopSettings } from '@hub/domain/shopSettings';
import { expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordHandover } from '../orders/recordHandover.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { countMissingParts } from '../shopSettings/missingOrderParts.ts';
import { customer } from '../testing/createFakeStore.ts';
import { northampton } from '../testing/stockFixtures.ts';
import { anOrderOf, idOf, robin, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import { readHandover } from './readHandover.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const lacking =
  'address has no street, the address has no country that carriers know and the shipping method isn’t mapped';
const saved = { version: 1, savedAt: now.toISOString(), savedBy: 'Robin Carter' };

/** Two connected providers. */
const store: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>([
      ['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: true }],
      ['shipWire', { shipwireKey: 'key', status: true }],
    ]),
  save: async () => undefined,
};

/** Shipwire is off. */
const withoutShipwire: ProviderStore = {
  ...store,
  readAll: async (transaction) =>
    new Map([...(await store.readAll(transaction)), ['shipWire', { shipwireKey: 'key', status: false }]]),
};

const mapping = {
  ...saved,
  providerId: 'shipbob',
  defaultService: null,
  methods: [{ method: 'Express', service: { carrier: 'DPD', service: 'Next Day' } }],
  skus: [],
};

describeOnBothKinds('an incomplete order', (database) => {
  async function shopWith(settings: Partial<ShopSettings>) {
    const shop = workflowShop(database(), await aShop(database()), now);
    await shop.inShop(async (transaction) => {
      await saveShopSettings(transaction, { ...newShopSettings, ...saved, ...settings });
      await saveShippingMapping(transaction, mapping);
    });
    const run = <T>(work: (transaction: ShopTransaction) => Promise<T>) => shop.inShop(work);
    return {
      ...shop,
      run,
      arrive: (number: number) =>
        run((transaction) => decideReceivedOrder(transaction, store, { orderId: idOf(number) }, now)),
    };
  }
  const review = { address: 'review', shippingMethod: 'review', weight: 'review' } as const;

  test('goes to review with the reason on arrival, unlike a complete one', async () => {
    const shop = await shopWith({ whenMissing: review });
    await shop.addOrders(
      anOrderOf(1, 10, { shippingMethod: ' EXPRESS ' }),
      anOrderOf(2, 10, {
        shippingMethod: 'Table rate',
        recipient: { ...customer, address1: '-', address2: '', country: 'Unspecified' },
      }),
    );
    await shop.arrive(1);
    await shop.arrive(2);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open', timeline: [] });
    expect(await shop.orderNow(2)).toMatchObject({
      stage: 'needsReview',
      reason: `The ${lacking}`,
      timeline: [`Sent to review: the ${lacking}`],
    });
  });

  test('goes to review without a street, city or postcode unless the merchant sends it anyway', async () => {
    const { recipient: _, ...unknown } = anOrderOf(3, 10, { postcode: 'LS1 4DY' });
    for (const [address, stages] of [
      [null, ['open', 'needsReview', 'needsReview', 'open']],
      ['send', ['open', 'open', 'open', 'open']],
    ] as const) {
      const shop = await shopWith(
        address === null ? {} : { whenMissing: { ...review, address, shippingMethod: 'send' } },
      );
      await shop.addOrders(
        anOrderOf(1, 10),
        anOrderOf(2, 10, { recipient: { ...customer, postcode: ' ' } }),
        unknown,
        anOrderOf(4, 10, { recipient: { ...customer, name: '恵子', city: '香港', postcode: '', country: 'HK' } }),
      );
      for (const number of [1, 2, 3, 4]) await shop.arrive(number);
      const orders = await Promise.all([1, 2, 3, 4].map((number) => shop.orderNow(number)));
      expect(orders.map(({ stage }) => stage)).toEqual(stages);
      if (address === null)
        expect(orders.map(({ reason }) => reason)).toEqual([
          null,
          'The address has no postcode',
          'The address has no street and the address has no city',
          null,
        ]);
      expect(await shop.run((transaction) => countMissingParts(transaction, store))).toMatchObject({
        address: address === null ? 0 : 2,
      });
    }
  });

  test('stays open and is counted if the settings allow sending it', async () => {
    const shop = await shopWith({});
    const [heavy] = anOrderOf(2, 10).detail.lineItems;
    if (heavy === undefined) throw new Error('The order has no line.');
    const detail = { ...anOrderOf(2, 10).detail, lineItems: [{ ...heavy, productWeight: '' }] };
    await shop.addOrders(anOrderOf(1, 10), anOrderOf(2, 10, { detail, shippingMethod: 'Express' }));
    await shop.arrive(1);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open' });
    const count = () => shop.run((transaction) => countMissingParts(transaction, store));
    expect(await count()).toEqual({ address: 0, shippingMethod: 1, weight: 1 });
    await shop.run((transaction) => saveShopSettings(transaction, { ...newShopSettings, ...saved, defaultWeight: 1 }));
    expect(await count()).toEqual({ address: 0, shippingMethod: 1, weight: 0 });
  });

  test('is sent to review once; a person who reopens it is not overruled', async () => {
    const shop = await shopWith({ whenMissing: review });
    await shop.addWorkflow(tagging('Tag', 'new'));
    await shop.addOrders(anOrderOf(1, 10));
    await shop.arrive(1);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'needsReview' });
    await shop.run((transaction) => changeOrder(transaction, idOf(1), 'move-to-open', null, now));
    await shop.arrive(1);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open' });
  });

  test('needs no mapping when a workflow chooses a 3PL with a default service', async () => {
    const shop = await shopWith({ whenMissing: review, defaultPackage: 'Small carton' });
    await shop.run((transaction) =>
      saveShippingMapping(transaction, {
        ...saved,
        providerId: 'shipWire',
        defaultService: { carrier: 'UPS', service: 'Ground' },
        methods: [],
        skus: [],
      }),
    );
    await shop.addOrders(anOrderOf(1, 10, { shippingMethod: 'Table rate' }));
    await shop.run(async (transaction) => {
      const before = (await lockDecidedOrders(transaction, [idOf(1)])).get(idOf(1));
      if (before === undefined) throw new Error('There is no order 1.');
      const destination = { type: 'provider', providerId: 'shipWire' } as const;
      await saveDecidedOrders(transaction, [{ ...before, kept: { ...before.kept, destination }, ran: 1 }]);
    });
    await shop.arrive(1);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open' });
    expect(await shop.run((transaction) => readHandover(transaction, store, idOf(1)))).toEqual({
      providerId: 'shipWire',
      handling: { providerId: 'shipWire', isOwn: false, reason: null },
      isTest: false,
      tags: [],
      shippingMethod: 'Table rate',
      service: 'UPS Ground',
      package: 'Small carton',
    });
  });

  test('is handed over with the mapped service, which the timeline says once', async () => {
    const shop = await shopWith({});
    await shop.addOrders(anOrderOf(1, 10, { shippingMethod: 'Express' }), anOrderOf(2, 10));
    await shop.run(async (transaction) => {
      await changeOrder(transaction, idOf(1), 'ship-now', null, now);
      const handover = await readHandover(transaction, store, idOf(1));
      expect(handover).toMatchObject({ providerId: 'shipbob', service: 'DPD Next Day', package: null });
      for (const _ of ['once', 'again'])
        expect(await recordHandover(transaction, idOf(1), now, handover?.service)).toBe(true);
    });
    expect((await shop.orderNow(1)).timeline.filter((text) => text === 'Ships with DPD Next Day')).toHaveLength(1);
    const unmapped = await shop.run((transaction) => readHandover(transaction, store, idOf(2)));
    expect(unmapped).toMatchObject({ shippingMethod: '', service: null });
    expect(await shop.run((transaction) => readHandover(transaction, store, '404'))).toBeNull();
  });

  test('ships with the location’s 3PL when no workflow chooses one', async () => {
    const shop = await shopWith({});
    await shop.addOrders(anOrderOf(1, 10));
    const settings = { ...newLocationSettings, providerId: 'shipWire' };
    await shop.run(async (transaction) => {
      const [line] = (await readOrderDetail(transaction, idOf(1)))?.lineItems ?? [];
      const part = { orderId: idOf(1), lineItemId: line?.lineItemId ?? '', sku: '', quantity: 1, reason: '' };
      await replaceAllocations(
        transaction,
        [idOf(1)],
        [null, northampton].map((locationId) => ({ ...part, locationId, isReserved: false })),
      );
      expect(await readHandover(transaction, store, idOf(1))).toMatchObject({ providerId: 'shipbob' });
      await saveLocation(transaction, store, robin, { locationId: northampton, baseVersion: 0, settings }, now);
      expect(await readHandover(transaction, store, idOf(1))).toMatchObject({ providerId: 'shipWire' });
      expect(await readHandover(transaction, withoutShipwire, idOf(1))).toMatchObject({
        providerId: null,
        handling: { reason: message('shipping.notConnected', { provider: 'Shipwire' }) },
      });
    });
  });

  test('needs no services of a 3PL that does not ship it', async () => {
    const shop = await shopWith({});
    await shop.addOrders(anOrderOf(1, 10, { shippingMethod: 'Table rate' }));
    const count = async (settings: Partial<LocationSettings>, from: ProviderStore = store) =>
      shop.run(async (transaction) => {
        const [location] = await listRoutingLocations(transaction);
        const save = { locationId: northampton, baseVersion: location?.version ?? 0 };
        await saveLocation(
          transaction,
          store,
          robin,
          { ...save, settings: { ...newLocationSettings, ...settings } },
          now,
        );
        return (await countMissingParts(transaction, from)).shippingMethod;
      });
    expect(await count({ providerId: 'shipbob' })).toBe(1);
    expect(await count({})).toBe(0);
    expect(await count({ kind: 'own' })).toBe(0);
    expect(await count({ providerId: 'shipWire' })).toBe(1);
    expect(await count({ providerId: 'shipWire' }, withoutShipwire)).toBe(0);
  });
});
