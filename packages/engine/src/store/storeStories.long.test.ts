import { orderIdsInStage } from '@hub/database/orders';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { createStoreClient, exchangeToken, requiredScopes } from '@hub/platform';
import {
  createManualClock,
  type OrderStoryName,
  orderStories,
  type RunningStore,
  startStore,
  type StoreBookOrder,
  type StoreOrderInput,
} from '@hub/platform/simulator';
import { expect, onTestFinished, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import { createStore } from './createStore.ts';

type Units = Readonly<Record<string, number>>;

/** An hour of the store's clock, as in a demo at speed 60. */
const hourMs = 60_000;

/** Higher than any store's, so that the test doesn't wait for the rate limit. */
const rateLimit = { maximumAvailable: 1e9, restoreRate: 1e6 };

const app = {
  apiKey: 'key',
  apiSecret: 'secret',
  url: 'http://127.0.0.1:1/',
  handle: 'hub',
  title: 'Hub',
  scopes: requiredScopes,
};

/** Adds up units by SKU, without zeros. */
function sum(lines: readonly { sku: string; quantity: number }[]): Units {
  const units: Record<string, number> = {};
  for (const { sku, quantity } of lines) units[sku] = (units[sku] ?? 0) + quantity;
  return Object.fromEntries(Object.entries(units).filter(([, quantity]) => quantity > 0));
}

const numberOf = (id: string) => id.split('/').at(-1) ?? '';

/** Delivery methods that send a parcel. */
const sentBy: ReadonlySet<string> = new Set(['SHIPPING', 'PICKUP_POINT']);

/** Units this app may ship now. */
function leftIn({ fulfillmentOrders }: StoreBookOrder): Units {
  const ours = fulfillmentOrders.filter(
    ({ status, method, requestStatus }) =>
      (status === 'OPEN' || status === 'IN_PROGRESS') && sentBy.has(method) && requestStatus === 'UNSUBMITTED',
  );
  return sum(ours.flatMap(({ lines }) => lines.map(({ sku, remaining }) => ({ sku, quantity: remaining }))));
}

/** Units by tracking number. */
function sentIn({ fulfillments }: StoreBookOrder): Readonly<Record<string, Units>> {
  const active = fulfillments.filter(({ status }) => status === 'SUCCESS');
  return Object.fromEntries(
    [...Map.groupBy(active, ({ trackingNumbers }) => trackingNumbers.join(' '))].map(([tracking, parts]) => [
      tracking,
      sum(parts.flatMap(({ lines }) => lines)),
    ]),
  );
}

/** An order of the test. */
interface Placed {
  story: OrderStoryName | null;
  order: StoreOrderInput;
}

const storyNames = Object.keys(orderStories) as OrderStoryName[];

const lineOf = (sku: string, quantity: number) => ({ sku, name: sku, quantity, price: 4 });

/** Each story with an order of one line, and with one of two. */
const eachStory: readonly Placed[] = [null, ...storyNames].flatMap((story) =>
  [1, 2].map((count) => ({
    story,
    order: {
      customer: null,
      country: 'United Kingdom',
      lines: ['MUG', 'BAG'].slice(0, count).map((sku) => lineOf(sku, count + 1)),
    },
  })),
);

describeOnBothKinds('whatever happens to orders in a store', (database) => {
  test('store, engine and warehouse agree on each unit after two and a half days of each story', async () => {
    let store: RunningStore | undefined;
    const shop = await aStoreShop(database(), {
      // Its tokens expire after a store hour, as usual.
      tokenMs: 0,
      renewToken: (shopDomain) => giveToken(shopDomain),
      openStore: (shopDomain, accessToken) =>
        store &&
        createStore(createStoreClient({ shopDomain, accessToken, origin: store.origin }), { ordersSince: new Date(0) }),
    });
    const clock = createManualClock(shop.services.now().getTime());
    const domain = { domain: shop.domain, isInstalled: true };
    store = await startStore({ app, ...domain, clock, speed: 60, rateLimit });
    const { controls, origin, stop } = store;
    onTestFinished(() => stop());
    async function giveToken(shopDomain: string) {
      const { apiKey, apiSecret } = app;
      const request = { shopDomain, apiKey, apiSecret, origin, sessionToken: controls.sessionToken(), now: clock.now };
      return exchangeToken(request);
    }

    const stories = new Map<string, OrderStoryName | null>();
    const booksOf = () => [...stories.keys()].flatMap((name) => controls.order(name) ?? []);
    const inStage = (stage: 'open' | 'inFulfillment') => shop.inShop((queries) => orderIdsInStage(queries, stage));
    const shippedBy = new Map<string, { sku: string; quantity: number }[]>();
    const read = new Map<string, string>();
    let boxes = 0;

    /** Reads the store's changes by webhooks, and writes ours to it. */
    async function exchange(): Promise<void> {
      for (let isQuiet = false; !isQuiet;) {
        const changed = booksOf().filter(({ id, updatedAt }) => read.get(id) !== updatedAt);
        for (const { id, updatedAt } of changed) {
          read.set(id, updatedAt);
          await shop.send('orders/updated', { id: Number(numberOf(id)) });
        }
        await shop.work();
        isQuiet = changed.length === 0;
      }
    }

    /** The warehouse packs its orders and receives the open ones. */
    async function pack(): Promise<void> {
      for (const orderId of await inStage('inFulfillment')) {
        const lineItems = (await shop.stateOf(orderId))?.detail.lineItems ?? [];
        const items = lineItems.filter(
          ({ isCancelled, fulfillableQuantity }) => !isCancelled && fulfillableQuantity > 0,
        );
        if (items.length === 0) continue;
        const box = {
          items: items.map(({ lineItemId, fulfillableQuantity: quantity }) => ({ lineItemId, quantity })),
          trackingNumber: `BOX${++boxes}`,
          shipmentStatus: 'in_transit' as const,
          locationId: null,
        };
        const now = shop.services.now();
        const outcome = await shop.inShop((transaction) =>
          recordShipment(transaction, noProviders, orderId, [box], now),
        );
        if (outcome?.refusal !== null) continue;
        const packed = items.map(({ sku, fulfillableQuantity }) => ({ sku: sku ?? '', quantity: fulfillableQuantity }));
        shippedBy.set(orderId, [...(shippedBy.get(orderId) ?? []), ...packed]);
      }
      for (const orderId of await inStage('open'))
        await shop.inShop((transaction) => changeOrder(transaction, orderId, 'ship-now', null, shop.services.now()));
    }

    for (const { story, order } of eachStory)
      stories.set(controls.placeOrder({ ...order, ...(story !== null && { story }) }), story);
    for (let hour = 0; hour < 60; hour += 1) {
      clock.advance(hourMs);
      shop.wait(hourMs);
      await exchange();
      await pack();
      await exchange();
    }

    const found: unknown[] = [];
    for (const book of booksOf()) {
      const orderId = numberOf(book.id);
      const state = await shop.stateOf(orderId);
      const skus = new Map(state?.detail.lineItems.map(({ lineItemId, sku }) => [lineItemId, sku ?? '']));
      const active = state?.detail.fulfillments.filter(({ shipmentStatus }) => shipmentStatus !== 'canceled') ?? [];
      const sent = Object.fromEntries(
        [...Map.groupBy(active, ({ trackingNumber }) => trackingNumber ?? '')].map(([tracking, parts]) => [
          tracking,
          sum(parts.map(({ lineItemId, quantity }) => ({ sku: skus.get(lineItemId) ?? '', quantity }))),
        ]),
      );
      const isHere = (tracking: string) => tracking.startsWith('BOX');
      const fromWarehouse = Object.entries(sent).flatMap(([tracking, units]) =>
        isHere(tracking) ? Object.entries(units).map(([sku, quantity]) => ({ sku, quantity })) : [],
      );
      const isFetched = book.fulfillmentOrders.some(({ method }) => !sentBy.has(method));
      const story = stories.get(book.name);
      const inStore = sentIn(book);
      const unitsToShip = sum(
        book.fulfillmentOrders.flatMap(({ method, lines }) =>
          method === 'SHIPPING' ? lines.map(({ sku, total }) => ({ sku, quantity: total })) : [],
        ),
      );
      const packed = sum(fromWarehouse);
      if (isFetched && Object.entries(packed).some(([sku, quantity]) => quantity > (unitsToShip[sku] ?? 0)))
        found.push({ story, packed, unitsToShip, timeline: state?.timeline });
      if (!isFetched && JSON.stringify(sorted(sent)) !== JSON.stringify(sorted(inStore)))
        found.push({ story, stage: state?.stage, sent, inStore, timeline: state?.timeline });
      if (JSON.stringify(sorted(packed)) !== JSON.stringify(sorted(sum(shippedBy.get(orderId) ?? []))))
        found.push({ story, fromWarehouse, packed: shippedBy.get(orderId) });
      const left = leftIn(book);
      const isTest = story === 'testOrder';
      if (book.cancelledAt === null && !isTest && Object.keys(left).length > 0)
        found.push({ story, stage: state?.stage, left, timeline: state?.timeline });
      const ends = book.cancelledAt !== null ? ['cancelled'] : isTest ? ['hold'] : ['shipped', 'closed'];
      if (!ends.includes(state?.stage ?? '')) found.push({ story, stage: state?.stage, timeline: state?.timeline });
    }
    expect(found).toEqual([]);
    expect(stories.size).toBe(eachStory.length);
    expect(shop.logged).toEqual([]);
  });
});

function sorted(values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values)
    .map(([key, value]): [string, unknown] => [
      key,
      typeof value === 'object' && value !== null ? sorted(value as Record<string, unknown>) : value,
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
