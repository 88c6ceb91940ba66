import type { Database } from '@hub/database';
import { countWaitingWrites, listRefusedWrites, lockWaitingWrites } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { createStoreClient, exchangeToken, requiredScopes } from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { aStoreLine } from '../testing/createFakeStore.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import { createStore } from './createStore.ts';
import { retryStoreWrites } from './retryStoreWrites.ts';
import { type Store, StoreCallError } from './StoreServices.ts';
import { writeToStore } from './writeToStore.ts';

const shopDomain = 'sample.myshopify.com';
const app = { apiKey: 'key', apiSecret: 'secret', url: 'http://127.0.0.1:1/', handle: 'hub', title: 'Hub' };
const callLimitMs = 30_000;

const ship = (shop: Awaited<ReturnType<typeof aStoreShop>>, orderId: string, parcel: [string, number, string | null]) =>
  shop.inShop(async (transaction) => {
    const [lineItemId, quantity, trackingNumber] = parcel;
    const items = [{ lineItemId, quantity }];
    const boxes = [{ items, trackingNumber, shipmentStatus: 'in_transit', locationId: null }];
    await recordShipment(transaction, noProviders, orderId, boxes, shop.services.now());
  });

/** An order of six mugs at the warehouse. The store ships three of them from another location. */
async function aSimulatedStore(database: Database) {
  const simulated = await startStore({
    app: { ...app, scopes: requiredScopes },
    domain: shopDomain,
    isInstalled: true,
  });
  onTestFinished(() => simulated.stop());
  const { origin, controls } = simulated;
  const { token: accessToken } = await exchangeToken({
    ...app,
    shopDomain,
    origin,
    sessionToken: controls.sessionToken(),
  });
  const shop = await aStoreShop(database, {
    openStore: (_domain, _token, endsAt) =>
      createStore(createStoreClient({ shopDomain, origin, accessToken, ...(endsAt !== undefined && { endsAt }) }), {
        ordersSince: new Date(0),
      }),
  });
  const lines = [{ sku: 'MUG', name: 'Mug', quantity: 6, price: 4 }];
  const name = controls.placeOrder({ customer: '17850', country: 'United Kingdom', lines });
  const orderId = controls.order(name)?.id.split('/').at(-1) ?? '';
  const client = createStoreClient({ shopDomain, origin, accessToken });
  const order = await client.readOrder(orderId);
  const [part] = order?.fulfillmentOrders ?? [];
  const [partLine] = part?.lines ?? [];
  const elsewhere = (await client.listLocations()).find(({ id }) => id !== part?.assignedLocationId);
  await client.moveFulfillmentOrder({
    fulfillmentOrderId: part?.id ?? '',
    locationId: elsewhere?.id ?? '',
    lines: [{ fulfillmentOrderLineId: partLine?.id ?? '', quantity: 3 }],
  });
  await shop.send('orders/create', { id: Number(orderId) });
  await shop.work();
  await shop.inShop((transaction) => changeOrder(transaction, orderId, 'ship-now', null, shop.services.now()));
  await shop.work();
  return {
    shop,
    orderId,
    lineItemId: order?.lines[0]?.id ?? '',
    fulfillments: () => controls.order(name)?.fulfillments,
  };
}

describeOnBothKinds('a slow store', (database) => {
  test.each([['with a tracking number', 'T3'] as const, ['without one', null] as const])(
    'is written to over several claims, with each call inside its claim and each part of a shipment %s written once',
    { tags: ['hazard:done-twice'] },
    async (_name, number) => {
      const { shop, orderId, lineItemId, fulfillments } = await aSimulatedStore(database());
      // The third shipment is from both locations.
      await ship(shop, orderId, [lineItemId, 1, 'T1']);
      await ship(shop, orderId, [lineItemId, 1, 'T2']);
      await ship(shop, orderId, [lineItemId, 2, number]);
      await ship(shop, orderId, [lineItemId, 2, 'T4']);
      let clock = performance.now();
      const time = vi.spyOn(performance, 'now').mockImplementation(() => clock);
      const answer = globalThis.fetch;
      const leftOfClaims: number[] = [];
      const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
        const [waiting] = await shop.inShop((transaction) => lockWaitingWrites(transaction, orderId));
        if (waiting?.claimedUntil) leftOfClaims.push(waiting.claimedUntil.getTime() - shop.services.now().getTime());
        const reply = await answer(...request);
        clock += 25_000;
        shop.wait(25_000);
        return reply;
      });
      onTestFinished(() => {
        time.mockRestore();
        slow.mockRestore();
      });
      await shop.work();
      // A read, three changes, another read, and the remaining two.
      expect(leftOfClaims).toHaveLength(7);
      expect(Math.min(...leftOfClaims)).toBeGreaterThanOrEqual(callLimitMs);
      expect(await shop.inShop(countWaitingWrites)).toBe(0);
      expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toEqual([]);
      const written = fulfillments()?.map(({ trackingNumbers, lines }) => [
        trackingNumbers[0] ?? null,
        lines[0]?.quantity,
      ]);
      expect(written?.toSorted()).toEqual(
        [
          ['T1', 1],
          ['T2', 1],
          [number, 1],
          [number, 1],
          ['T4', 2],
        ].toSorted(),
      );
      await shop.send('fulfillments/create', { order_id: Number(orderId) });
      await shop.work();
      const state = await shop.stateOf(orderId);
      expect(state?.detail.fulfillments.map(({ quantity }) => quantity)).toEqual([1, 1, 2, 2]);
    },
  );

  test('is written to while it makes progress, but not forever without any', async () => {
    let slow: Store | undefined;
    const shop = await aStoreShop(database(), { openStore: () => slow });
    let calls = 0;
    let mayWrite = true;
    const late = new StoreCallError('late', 'The store answers too slowly.', { retryAfterMs: 0 });
    slow = {
      ...shop.store,
      write: async (...of) => {
        calls += 1;
        // One change per claim is in time.
        if (!mayWrite || calls % 2 === 0) throw late;
        return shop.store.write(...of);
      },
    };
    shop.placeOrder('4801', { lines: [aStoreLine({ lineItemId: '48011', quantity: 14, currentQuantity: 14 })] });
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    await shop.work();
    for (let parcel = 1; parcel <= 12; parcel += 1) await ship(shop, '4801', ['48011', 1, `T${parcel}`]);
    await shop.work();
    expect(shop.written).toHaveLength(12);
    expect(calls).toBe(23);
    mayWrite = false;
    await ship(shop, '4801', ['48011', 1, 'T13']);
    await shop.work();
    expect(calls).toBe(24);
    for (let quarters = 1; quarters <= 96; quarters += 1) {
      shop.wait(15 * 60_000);
      await shop.work();
    }
    expect(calls).toBeLessThanOrEqual(120);
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
    expect((await shop.stateOf('4801'))?.timeline.at(-1)).toBe(
      'The store didn’t answer: The store answers too slowly.',
    );
  });

  test('leaves an order to the process that has claimed it', { tags: ['hazard:done-twice'] }, async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'hold-order', null, shop.services.now()));
    /** A process whose read ends when the test says so. */
    const aProcess = () => {
      const reading = Promise.withResolvers<void>();
      const answering = Promise.withResolvers<void>();
      const store: Store = {
        ...shop.store,
        readForWriting: async (orderId, policy) => {
          reading.resolve();
          await answering.promise;
          return shop.store.readForWriting(orderId, policy);
        },
      };
      const ended = writeToStore({ ...shop.services, openStore: () => store }, shop.shopId, { orderId: '4801' });
      return { ended, reading: reading.promise, ...answering };
    };
    const claimed = async () => {
      const [waiting] = await shop.inShop((transaction) => lockWaitingWrites(transaction, '4801'));
      return waiting?.claimedUntil;
    };
    const first = aProcess();
    await first.reading;
    shop.wait(130_000);
    const second = aProcess();
    await second.reading;
    const claim = await claimed();
    expect(claim).toBeInstanceOf(Date);
    first.reject(new StoreCallError('unavailable', 'No answer'));
    await first.ended;
    expect(await claimed()).toEqual(claim);
    second.resolve();
    await second.ended;
    expect(shop.written.map(({ type }) => type)).toEqual(['hold']);
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
  });
});

describeOnBothKinds('a store with an unknown part of a shipment without tracking number', (database) => {
  test.each([
    ['the reply was lost', new StoreCallError('unavailable', 'No answer')],
    ['the process ended', new Error('The process ended.')],
  ])('gets the other part, and none twice: %s', { tags: ['hazard:done-twice'] }, async (_name, fault) => {
    const { shop, orderId, lineItemId, fulfillments } = await aSimulatedStore(database());
    await ship(shop, orderId, [lineItemId, 2, 'T1']);
    await shop.work();
    // One unit is at the first parcel's location, one at the other.
    await ship(shop, orderId, [lineItemId, 2, null]);
    const { services, shopId } = shop;
    const openStore: typeof services.openStore = (...of) => {
      const store = services.openStore(...of);
      return (
        store && {
          ...store,
          write: async (...change) => {
            await store.write(...change);
            throw fault;
          },
        }
      );
    };
    await writeToStore({ ...services, openStore }, shopId, { orderId }).catch(() => undefined);
    expect(fulfillments()).toHaveLength(2);
    shop.wait(130_000);
    await shop.work();
    const written = fulfillments()?.map(({ trackingNumbers, lines }) => [trackingNumbers[0], lines[0]?.quantity]);
    expect(written).toEqual([
      ['T1', 2],
      [undefined, 1],
      [undefined, 1],
    ]);
    await shop.send('fulfillments/create', { order_id: Number(orderId) });
    await shop.work();
    const state = await shop.stateOf(orderId);
    expect(state?.detail.fulfillments.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(state?.detail.lineItems.map(({ fulfillableQuantity }) => fulfillableQuantity)).toEqual([2]);
  });

  test.each([
    ['on a requested retry', false],
    ['with the next shipment', true],
  ])(
    'gets the other part %s, and none twice, although no try was ever answered',
    { tags: ['hazard:done-twice'] },
    async (_name, isNext) => {
      const { shop, orderId, lineItemId, fulfillments } = await aSimulatedStore(database());
      await ship(shop, orderId, [lineItemId, 2, 'T1']);
      await shop.work();
      await ship(shop, orderId, [lineItemId, 2, null]);
      const { services, shopId } = shop;
      const noAnswer = new StoreCallError('unavailable', 'No answer');
      const tryWith = (change: (store: Store) => Partial<Store>) =>
        writeToStore(
          {
            ...services,
            openStore: (...of) => {
              const store = services.openStore(...of);
              return store && { ...store, ...change(store) };
            },
          },
          shopId,
          { orderId },
        );
      await tryWith((store) => ({
        write: async (...change) => {
          await store.write(...change);
          throw noAnswer;
        },
      }));
      shop.wait(24 * 3_600_000);
      await tryWith(() => ({ readForWriting: () => Promise.reject(noAnswer) }));
      expect(await shop.inShop(countWaitingWrites)).toBe(0);
      if (isNext) await ship(shop, orderId, [lineItemId, 1, 'T3']);
      else await shop.inShop((transaction) => retryStoreWrites(transaction, orderId));
      await shop.work();
      const written = fulfillments()?.map(
        ({ trackingNumbers: [number = 'none'], lines: [line] }) => `${line?.quantity}: ${number}`,
      );
      expect(written?.toSorted()).toEqual(['1: none', '1: none', ...(isNext ? ['1: T3'] : []), '2: T1'].toSorted());
    },
  );
});
