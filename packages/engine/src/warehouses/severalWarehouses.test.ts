import { replaceAllocations } from '@hub/database/routing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { ProviderRecord } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { accessOf } from '@hub/domain/permissions';
import { type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import { RefusedError } from '@hub/providers';
import { expect, test } from 'vitest';
import { listConnections } from '../providers/listConnections.ts';
import { readProviders, saveProvider } from '../providers/providerSettings.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { saveLocation, saveRouting } from '../routing/changeRouting.ts';
import { readHandoversOfOrder } from '../shipping/readHandover.ts';
import { saveStock } from '../stock/changeStock.ts';
import { aParcel } from '../testing/createFakeProvider.ts';
import { anyLocation } from '../testing/stockFixtures.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { idOf, robin } from '../testing/workflowFixtures.ts';

const store: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>([
      ['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: true }],
      ['shipWire', { shipwireKey: 'key', status: true }],
    ]),
  save: async () => undefined,
};

const northampton = '72001';
const leeds = '72002';

describeOnBothKinds('an order with lines at locations of two 3PLs', (database) => {
  /** Order 1 has 2 units of A in Northampton (ShipBob), and 3 units of B, 1 of them in Leeds (Shipwire). */
  async function splitShop() {
    const locations = [
      { locationId: Number(northampton), name: 'Northampton' },
      { locationId: Number(leeds), name: 'Leeds' },
    ];
    const shop = await aWarehouseShop(database(), { providers: store, locations });
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.inShop(async (transaction) => {
      for (const [locationId, providerId] of [
        [northampton, 'shipbob'],
        [leeds, 'shipWire'],
      ] as const) {
        const settings = { ...newLocationSettings, providerId };
        await saveLocation(transaction, store, robin, { locationId, baseVersion: 0, settings }, shop.services.now());
      }
      const part = { orderId: idOf(1), isReserved: false, reason: '' };
      await replaceAllocations(
        transaction,
        [idOf(1)],
        [
          { ...part, lineItemId: '10001', sku: 'A', quantity: 2, locationId: northampton },
          { ...part, lineItemId: '10002', sku: 'B', quantity: 2, locationId: northampton },
          { ...part, lineItemId: '10002', sku: 'B', quantity: 1, locationId: leeds },
        ],
      );
    });
    await shop.act(1, 'ship-now');
    return shop;
  }
  const sentLines = (provider: Awaited<ReturnType<typeof splitShop>>['provider']) =>
    provider.orders.map(({ shipment }) => [
      shipment.reference,
      ...shipment.lines.map(({ sku, quantity }) => `${quantity} ${sku}`),
    ]);

  test("is sent in parts, each 3PL's lines once, even if the jobs repeat", async () => {
    const shop = await splitShop();
    await shop.work();
    await shop.sendAgain(1);
    await shop.work();
    expect(sentLines(shop.provider)).toEqual([[`${idOf(1)}-1`, '2 A', '2 B']]);
    expect(sentLines(shop.secondProvider)).toEqual([[`${idOf(1)}-2`, '1 B']]);
    const { timeline } = await shop.stateOf(1);
    expect(timeline.filter((text) => text === 'Sent to the warehouse')).toHaveLength(1);
    expect(timeline.some((text) => /Ship[Ww]ire.* ships 1 unit of it$/.test(text))).toBe(true);
    const handovers = await shop.inShop((transaction) => readHandoversOfOrder(transaction, store, idOf(1)));
    expect(handovers.map(({ providerId }) => providerId)).toEqual(['shipbob', 'shipWire']);
  });

  test('is routed when sent if no job has routed it, as after a hold', async () => {
    const locations = [
      { locationId: Number(northampton), name: 'Northampton' },
      { locationId: Number(leeds), name: 'Leeds' },
    ];
    const shop = await aWarehouseShop(database(), { providers: store, locations });
    const now = shop.services.now();
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.inShop(async (transaction) => {
      for (const [locationId, providerId] of [
        [northampton, 'shipbob'],
        [leeds, 'shipWire'],
      ] as const) {
        const settings = { ...newLocationSettings, providerId };
        await saveLocation(transaction, store, robin, { locationId, baseVersion: 0, settings }, now);
      }
      await saveRouting(transaction, robin, { baseVersion: 0, rules: [anyLocation] }, now);
      const level = { lowAt: null, baseVersion: 0 };
      const counted = [
        { sku: 'A', locationId: northampton, onHand: 2, ...level },
        { sku: 'B', locationId: leeds, onHand: 3, ...level },
      ];
      await saveStock(transaction, robin, counted, now);
    });
    await shop.act(1, 'ship-now');
    await shop.work();
    await shop.sendAgain(1);
    await shop.work();
    expect(sentLines(shop.provider)).toEqual([[`${idOf(1)}-1`, '2 A']]);
    expect(sentLines(shop.secondProvider)).toEqual([[`${idOf(1)}-2`, '3 B']]);
    const { stage, timeline } = await shop.stateOf(1);
    expect(stage).toBe('inFulfillment');
    expect(timeline.filter((text) => text.startsWith('Routed to '))).toHaveLength(1);
  });

  test("sends a 3PL its part, and makes no call for our own warehouse's part", async () => {
    const shop = await splitShop();
    await shop.inShop(async (transaction) => {
      const settings = { ...newLocationSettings, kind: 'own' } as const;
      const save = { locationId: leeds, baseVersion: 1, settings };
      await saveLocation(transaction, store, robin, save, shop.services.now());
    });
    await shop.work();
    await shop.sendAgain(1);
    await shop.work();
    expect(sentLines(shop.provider)).toEqual([[`${idOf(1)}-1`, '2 A', '2 B']]);
    expect(shop.secondProvider.calls).toEqual([]);
    expect((await shop.stateOf(1)).stage).toBe('inFulfillment');
  });

  test('sends nothing when one 3PL is off, and the error says which', async () => {
    const shop = await splitShop();
    shop.services.providers = {
      ...store,
      readAll: async () =>
        new Map([...(await store.readAll(undefined as never)), ['shipWire', { shipwireKey: 'key', status: false }]]),
    };
    await shop.work();
    expect([shop.provider.calls, shop.secondProvider.calls]).toEqual([[], []]);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('shipping.notConnected', { provider: 'Shipwire' }) },
    });
  });

  test('is shipped when all parts are, each from its location', async () => {
    const shop = await splitShop();
    await shop.work();
    const [first] = shop.provider.orders;
    const [second] = shop.secondProvider.orders;
    Object.assign(first ?? {}, { state: 'shipped', parcels: [aParcel('P1')] });
    await shop.read(1, 1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', order: { fulfillmentStatus: 'partial' } });
    Object.assign(second ?? {}, { state: 'shipped', parcels: [aParcel('P2')] });
    await shop.read(1, 2);
    const { stage, detail } = await shop.stateOf(1);
    expect(stage).toBe('shipped');
    expect(
      detail.fulfillments.map(({ lineItemId, quantity, locationId }) => [lineItemId, quantity, locationId]),
    ).toEqual([
      ['10001', 2, northampton],
      ['10002', 2, northampton],
      ['10002', 1, leeds],
    ]);
  });

  test('has each unit at a 3PL once after a resend, when one 3PL refuses its part at once', async () => {
    const shop = await splitShop();
    shop.provider.fail(new RefusedError('SKU A is not known.'));
    await shop.work();
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError: 'SKU A is not known.' } });
    await shop.act(1, 'move-to-open-errored');
    await shop.act(1, 'ship-now');
    await shop.work();
    const units = [...shop.provider.orders, ...shop.secondProvider.orders]
      .filter(({ state }) => state !== 'cancelled')
      .flatMap(({ shipment }) => shipment.lines.map(({ sku, quantity }) => `${quantity} ${sku}`));
    expect(units.toSorted()).toEqual(['1 B', '2 A', '2 B']);
  });

  test("records the other 3PL's shipments while a part is in error", async () => {
    const shop = await splitShop();
    await shop.work();
    const [first] = shop.provider.orders;
    const [second] = shop.secondProvider.orders;
    Object.assign(first ?? {}, { state: 'cancelled' });
    await shop.read(1, 1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
    Object.assign(second ?? {}, { state: 'shipped', parcels: [aParcel('P2')] });
    await shop.read(1, 2);
    const shipped = await shop.stateOf(1);
    expect(shipped).toMatchObject({ stage: 'error', order: { fulfillmentStatus: 'partial' } });
    expect(shipped.detail.fulfillments).toMatchObject([{ lineItemId: '10002', quantity: 1 }]);
    await shop.act(1, 'move-to-open-errored');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(sentLines(shop.provider).at(-1)).toEqual([`${idOf(1)}-3`, '2 A', '2 B']);
    expect(shop.secondProvider.orders).toHaveLength(1);
  });

  test("does not resend the other 3PL's shipments after a refused part, also while the order is open", async () => {
    const shop = await splitShop();
    await shop.work();
    Object.assign(shop.provider.orders[0] ?? {}, { state: 'cancelled' });
    await shop.read(1, 1);
    await shop.act(1, 'move-to-open-errored');
    Object.assign(shop.secondProvider.orders[0] ?? {}, { state: 'shipped', parcels: [aParcel('P2')] });
    await shop.read(1, 2);
    const shipped = await shop.stateOf(1);
    expect(shipped).toMatchObject({ stage: 'open', order: { fulfillmentStatus: 'partial' } });
    expect(shipped.detail.fulfillments).toMatchObject([{ lineItemId: '10002', quantity: 1 }]);
    await shop.act(1, 'ship-now');
    await shop.work();
    await shop.read(1, 2);
    expect(sentLines(shop.provider).at(-1)).toEqual([`${idOf(1)}-3`, '2 A', '2 B']);
    expect(shop.secondProvider.orders).toHaveLength(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
  });
});

describeOnBothKinds('an order with lines at two locations of one 3PL', (database) => {
  type Place = Partial<LocationSettings>;
  const record = { domain: 'hearts', api_key: 'key', status: true };
  const account = (name: string, status = true) => ({ name, api_key: `${name}-key`, api_secret: 's', status });
  /** A 3PL's accounts, as saved last. */
  const storeOf = (provider: string, saved: ProviderRecord) => {
    const records = new Map([[provider, saved]]);
    return {
      readAll: async () => records,
      save: async (_: unknown, name: string, next: ProviderRecord) => void records.set(name, next),
    };
  };

  /** Order 1 has 2 units of A in Northampton and 3 of B in Leeds. */
  async function sentFrom(provider: 'info_plus' | 'ship_stations', saved: ProviderRecord, first: Place, second: Place) {
    const locations = [
      { locationId: Number(northampton), name: 'Northampton' },
      { locationId: Number(leeds), name: 'Leeds' },
    ];
    const providers = storeOf(provider, saved);
    const shop = await aWarehouseShop(database(), { providers, locations, provider });
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.inShop(async (transaction) => {
      for (const [locationId, place] of [
        [northampton, first],
        [leeds, second],
      ] as const) {
        const settings = { ...newLocationSettings, providerId: provider, ...place };
        await saveLocation(
          transaction,
          providers,
          robin,
          { locationId, baseVersion: 0, settings },
          shop.services.now(),
        );
      }
      const part = { orderId: idOf(1), isReserved: false, reason: '' };
      const lines = [
        { ...part, lineItemId: '10001', sku: 'A', quantity: 2, locationId: northampton },
        { ...part, lineItemId: '10002', sku: 'B', quantity: 3, locationId: leeds },
      ];
      await replaceAllocations(transaction, [idOf(1)], lines);
    });
    await shop.act(1, 'ship-now');
    await shop.work();
    return { ...shop, providers };
  }
  const sent = ({ provider: { orders } }: Awaited<ReturnType<typeof sentFrom>>) =>
    orders.map(({ shipment: { lines }, settings: { credentials, choices } }) => [
      lines.map(({ sku }) => sku).join(),
      choices.warehouseId ?? credentials.name,
    ]);

  test('is sent to each site separately, and not as one order', async () => {
    const shop = await sentFrom('info_plus', record, { site: '1' }, { site: '2' });
    expect(sent(shop)).toEqual([
      ['A', '1'],
      ['B', '2'],
    ]);
  });

  test('is one order when both locations have the same site', async () => {
    const shop = await sentFrom('info_plus', record, { site: '1' }, { site: '1' });
    expect(sent(shop)).toEqual([['A,B', '1']]);
  });

  test("goes to each location's account, even when another one comes first", async () => {
    const accounts = [account('East'), account('West')];
    const shop = await sentFrom('ship_stations', accounts, { account: 'West' }, { account: 'East' });
    expect(sent(shop)).toEqual([
      ['A', 'West'],
      ['B', 'East'],
    ]);
  });

  test('is an error that names the account that is off', async () => {
    const accounts = [account('East'), account('West', false)];
    const shop = await sentFrom('ship_stations', accounts, { account: 'West' }, { account: 'East' });
    expect(sent(shop)).toEqual([]);
    const words = message('shipping.notConnected', { provider: 'Shipstation (West)' });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError: words } });
  });

  test('is read through its account after a rename', async () => {
    const shop = await sentFrom('ship_stations', [account('East')], {}, {});
    await shop.inShop(async (transaction) => {
      const session = {
        ...robin,
        shop: { chargeType: 2, isOnboarded: true },
        access: accessOf({ role: '1', permission: null }),
      } as never;
      const [shown] = [...(await readProviders(transaction, session, shop.providers)).values()].flat();
      const renamed = [{ ...shown, name: 'Retail' }] as ProviderRecord;
      const save = { name: 'ship_stations', record: renamed, servesLocations: [] };
      await saveProvider(transaction, session, shop.providers, save, shop.services.now());
    });
    Object.assign(shop.provider.orders[0] ?? {}, { state: 'shipped', parcels: [aParcel('P1')] });
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped' });
    const [connection] = await shop.inShop((transaction) => listConnections(transaction, shop.providers));
    expect(connection).toMatchObject({ account: 'East', accountName: 'Retail' });
  });
});
