import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readStoreOrders, updateStoreConnection } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { takenBackByLine } from '@hub/domain/orders/intake';
import { createStoreClient, exchangeToken, requiredScopes } from '@hub/platform';
import { createManualClock, startStore, type StoreControls, type StoreOrderInput } from '@hub/platform/simulator';
import { expect, onTestFinished, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { startBackfill } from './backfillStore.ts';
import { startStoreCheck } from './checkStore.ts';
import { createStore } from './createStore.ts';
import type { Store } from './StoreServices.ts';

/** Ways that the store's facts reach the app. */
const ways = ['webhook', 'file', 'comparison'] as const;
type Way = (typeof ways)[number];

interface Fact {
  /** How the order is placed; by default paid, with everything to ship. */
  placed?: Partial<StoreOrderInput>;
  /** Changes before the app first reads it. */
  before?: (controls: StoreControls, name: string) => void;
  /** Changes afterwards. */
  later?: (controls: StoreControls, name: string) => void;
  /** Expected facts of the order. */
  is: object;
  /** The bulk export has no field for it; the order's next change adds it. */
  isNotInFile?: true;
}

const dueAt = '2027-03-01T00:00:00Z';
const ship = (controls: StoreControls, name: string) => controls.fulfillOrder(name, 'BOX1');

/** Two mugs at 5.00 and a bag at 2.00. */
const lines = [
  { sku: 'MUG', name: 'Blue mug', quantity: 2, price: 5 },
  { sku: 'BAG', name: 'Red bag', quantity: 1, price: 2 },
];

const facts: Readonly<Record<string, Fact>> = {
  'a payment that is owed': {
    placed: { payment: 'PENDING' },
    is: { stage: 'hold', order: { paymentStatus: 'PENDING' } },
  },
  'a payment that came': {
    placed: { payment: 'PENDING' },
    later: (controls, name) => controls.payOrder(name),
    is: { stage: 'open', order: { paymentStatus: 'PAID' } },
  },
  'a payment that is authorized': {
    placed: { payment: 'AUTHORIZED' },
    is: { stage: 'open', order: { paymentStatus: 'AUTHORIZED' } },
  },
  'a test order': { placed: { isTest: true }, is: { stage: 'hold', order: { isTest: true } } },
  'a risk': {
    later: (controls, name) => controls.assessRisk(name, 'INVESTIGATE'),
    is: { stage: 'needsReview', order: { risk: 'INVESTIGATE' } },
  },
  'a hold with its reason': {
    later: (controls, name) => void controls.holdOrder(name, 'INCORRECT_ADDRESS', 'The house number is missing'),
    is: {
      stage: 'hold',
      facts: { holds: [{ reason: 'INCORRECT_ADDRESS', note: 'The house number is missing' }] },
    },
  },
  'a schedule': {
    placed: { parts: [{ fulfillAt: Date.parse(dueAt) }] },
    is: { stage: 'hold', facts: { opensAt: dueAt } },
  },
  'a delivery method': {
    placed: { parts: [{ method: 'LOCAL' }] },
    is: { stage: 'closed', order: { deliveryMethod: 'LOCAL' } },
  },
  'lines of another service': {
    placed: { parts: [{ units: { MUG: 2 } }, { requestStatus: 'ACCEPTED' }] },
    is: { stage: 'open', toShip: { MUG: 2, BAG: 0 } },
  },
  'a discount': {
    placed: { checkout: { discountCodes: ['TEN'], discountPercent: 10 } },
    is: { facts: { checkout: { discountCodes: ['TEN'], discounts: '1.20', subtotal: '10.80' } }, paid: [4.5, 1.8] },
  },
  'tax in the price': {
    placed: { checkout: { taxPercent: 20, shippingPrice: 6 } },
    is: { facts: { checkout: { taxesIncluded: true, tax: '3.00', shipping: '6.00', total: '18.00' } } },
  },
  'tax on top, paid in another currency': {
    placed: { checkout: { taxPercent: 20, taxesExcluded: true, presentment: { currency: 'JPY', rate: 200 } } },
    is: { facts: { checkout: { taxesIncluded: false, tax: '2.40', total: '14.40' } } },
  },
  'payment terms': {
    placed: { payment: 'PENDING', checkout: { paymentTerms: { name: 'Net 30', type: 'NET', dueAt } } },
    is: { stage: 'hold', facts: { checkout: { paymentTerms: { name: 'Net 30', type: 'NET', dueAt } } } },
  },
  'a dispute': {
    later: (controls, name) => controls.changeDispute(name, 'NEEDS_RESPONSE'),
    is: { stage: 'needsReview', order: { dispute: 'NEEDS_RESPONSE' } },
  },
  'a return that is asked for': {
    later: (controls, name) => {
      ship(controls, name);
      controls.requestReturn(name, { MUG: 1 });
    },
    is: { stage: 'shipped', takenBack: { MUG: [{ state: 'requested', units: 1 }] } },
  },
  'a return on its way back': {
    before: (controls, name) => {
      ship(controls, name);
      controls.openReturn(name, { MUG: 2 });
    },
    later: (controls, name) => controls.sendBack(name, 'BACK1'),
    is: { takenBack: { MUG: [{ state: 'inTransit', units: 2, number: 'BACK1' }] } },
  },
  'an exchange under way': {
    later: (controls, name) => {
      ship(controls, name);
      controls.openReturn(name, { MUG: 1 }, { sku: 'CUP', name: 'Cup', quantity: 1, price: 0 });
    },
    is: {
      takenBack: { MUG: [{ state: 'open', units: 1 }], CUP: [{ state: 'exchanged', units: 1 }] },
      facts: { holds: [{ reason: 'AWAITING_RETURN_ITEMS' }] },
    },
  },
  'a return that is over': {
    later: (controls, name) => {
      ship(controls, name);
      controls.openReturn(name, { MUG: 1 });
      controls.closeReturn(name);
    },
    is: {
      takenBack: {
        MUG: [
          { state: 'returned', units: 1 },
          { state: 'refunded', units: 1 },
        ],
      },
    },
    isNotInFile: true,
  },
  'a refund before it ships': {
    later: (controls, name) => controls.refundOrder(name, { BAG: 1 }),
    is: { stage: 'open', toShip: { MUG: 2, BAG: 0 }, takenBack: { BAG: [{ state: 'refunded', units: 1 }] } },
    isNotInFile: true,
  },
};

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

describeOnBothKinds('every fact of an order is read in every way', (database) => {
  /** A shop with its simulated store, and ways to read its orders. */
  async function aShop() {
    let opened: Store | undefined;
    const shop = await aStoreShop(database(), { openStore: () => opened });
    const clock = createManualClock(shop.services.now().getTime());
    const store = await startStore({ app, domain: shop.domain, isInstalled: true, clock, bulkRestMs: 1, rateLimit });
    onTestFinished(() => store.stop());
    const origin = store.origin;
    const sessionToken = store.controls.sessionToken();
    const { token: accessToken } = await exchangeToken({ ...app, shopDomain: shop.domain, origin, sessionToken });
    const client = createStoreClient({ shopDomain: shop.domain, accessToken, origin });
    opened = createStore(client, { ordersSince: new Date(0) });
    // The store had no orders when the app was installed.
    await shop.takeJobs();
    const webhooksSubscribedAt = shop.services.now();
    await shop.inShop((transaction) =>
      updateStoreConnection(transaction, { backfillState: 'done', webhooksSubscribedAt }),
    );
    const arrived: Promise<unknown>[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        const { headers } = request;
        const triggeredAt = new Date(String(headers['x-shopify-triggered-at']));
        const topic = String(headers['x-shopify-topic']);
        const eventId = `${String(headers['x-shopify-event-id'])} ${topic}`;
        arrived.push(shop.send(topic, body as object, eventId, triggeredAt));
        response.writeHead(200).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void receiver.close());
    const { port } = receiver.address() as AddressInfo;
    const subscribe = () => client.subscribeWebhooks(`http://127.0.0.1:${port}/webhooks`);

    /** Advances the store's clock, so that each change has its own time. */
    const pass = () => {
      clock.advance(60_000);
      shop.wait(60_000);
    };

    async function bring(way: Way): Promise<void> {
      pass();
      if (way === 'webhook') {
        await store.settled();
        await Promise.all(arrived);
      } else
        await shop.inShop((transaction) =>
          (way === 'file' ? startBackfill : startStoreCheck)(transaction, shop.services.now()),
        );
      await shop.work();
      await store.settled();
      if (way === 'file') {
        shop.wait(10_000);
        await shop.work();
      }
    }

    async function seen(name: string) {
      const { id = '', lines: ordered = [] } = store.controls.order(name) ?? {};
      const orderId = id.split('/').at(-1) ?? '';
      const state = await shop.stateOf(orderId);
      const known = await shop.inShop((transaction) => readStoreOrders(transaction, [orderId]));
      const savedFacts = known.get(orderId)?.facts ?? null;
      const skuOf = new Map(ordered.map((line) => [line.id.split('/').at(-1), line.sku]));
      const takenBack = [...takenBackByLine(savedFacts ?? {})].map(([lineItemId, units]) => [
        skuOf.get(lineItemId),
        units,
      ]);
      const items = state?.detail.lineItems ?? [];
      return {
        stage: state?.stage,
        order: state?.order,
        facts: savedFacts,
        toShip: Object.fromEntries(items.map(({ sku, fulfillableQuantity }) => [sku, fulfillableQuantity])),
        paid: Object.values(savedFacts?.paid ?? {}),
        takenBack: Object.fromEntries(takenBack),
      };
    }

    return { shop, store, subscribe, bring, seen, pass };
  }

  const rows = Object.entries(facts);
  const place = (controls: StoreControls, { placed = {} }: Fact) =>
    controls.placeOrder({ customer: '17850', country: 'United Kingdom', lines, ...placed });

  test.each(ways)('for a new order, by %s', async (way) => {
    const { shop, store, subscribe, bring, seen } = await aShop();
    if (way === 'webhook') await subscribe();
    const names = rows.map(([fact, row]) => {
      const name = place(store.controls, row);
      row.before?.(store.controls, name);
      row.later?.(store.controls, name);
      return [fact, name, row] as const;
    });
    await bring(way);
    for (const [fact, name, { is, isNotInFile = false }] of names)
      if (way === 'file' && isNotInFile) expect({ fact, ...(await seen(name)) }).toMatchObject({ fact, takenBack: {} });
      else expect({ fact, ...(await seen(name)) }).toMatchObject({ fact, ...is });
    expect(shop.logged).toEqual([]);
  });

  test.each(ways)('for a known order, by %s', async (way) => {
    const { shop, store, subscribe, bring, seen, pass } = await aShop();
    const names = rows.map(([fact, row]) => [fact, place(store.controls, row), row] as const);
    for (const [, name, { before }] of names) before?.(store.controls, name);
    await bring('comparison');
    if (way === 'webhook') await subscribe();
    for (const [, name, { later }] of names) {
      pass();
      later?.(store.controls, name);
    }
    await bring(way);
    for (const [fact, name, { is, isNotInFile = false }] of names)
      if (way !== 'file' || !isNotInFile) expect({ fact, ...(await seen(name)) }).toMatchObject({ fact, ...is });
    expect(shop.logged).toEqual([]);
  });
});
