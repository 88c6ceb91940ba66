import { isInTab, tabs } from '@hub/domain/orders';
import { orderTabs } from '@hub/domain/orders/list';
import { describe, expect, test } from 'vitest';
import { createApiClient } from '../../createApiClient.ts';
import { createSandbox } from '../createSandbox.ts';
import { smallSeed } from '../seed/smallSeed.ts';
import { arrivingOrder, sampleOrders } from './sampleOrders.ts';

const now = new Date('2026-11-20T09:00:00Z');

/** A client of a shop that the sandbox opens at `now`. */
async function openShop() {
  const sandbox = createSandbox({ seed: smallSeed, now: () => now });
  let token: string | null = null;
  const client = createApiClient({
    origin: 'http://hub.test',
    fetch: sandbox.fetch,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => {},
    readCookie: () => null,
  });
  await client.shop.getShopInfo({ shop: 'sample.myshopify.com' });
  return client;
}

const filters = { period: 'all', searchMode: 'order_wise', search: '', startDate: null, endDate: null } as const;

describe('the sample orders', () => {
  test('are empty without a seed', () => {
    expect([...sampleOrders([], now)]).toEqual([]);
  });

  test('have at least one of each kind that a store takes back', () => {
    const states = [...sampleOrders(smallSeed, now)].flatMap(({ detail }) =>
      detail.lineItems.flatMap(({ takenBack = [] }) => takenBack.map(({ state }) => state)),
    );
    expect([...new Set(states)].toSorted()).toEqual([
      'declined',
      'exchanged',
      'inTransit',
      'open',
      'refunded',
      'requested',
      'returned',
    ]);
  });

  test('include an order that the store ships in part, shown in its row and its detail', () => {
    const kept = [...sampleOrders(smallSeed, now)].filter(({ order }) => order.keptUnits > 0);
    expect(kept.length).toBeGreaterThan(0);
    for (const { stage, order, detail } of kept) {
      expect(stage).toBe('open');
      expect(detail.storeRest?.map(({ units }) => units)).toEqual([order.keptUnits]);
      expect(detail.lineItems.some(({ fulfillableQuantity }) => fulfillableQuantity > 0)).toBe(true);
    }
  });

  test('are what the sandbox shows at opening: rows, details, tabs and figures', async () => {
    const client = await openShop();
    const samples = [...sampleOrders(smallSeed, now, 'newest')];
    const { orders } = await client.orders.listAllOrders({ tab: tabs.all, filters });
    // The stage is in the list, so that rows of all stages can show theirs.
    const rows = orders.map((order) => {
      const { stage: _, stageReason: __, ...row } = order;
      return row;
    });
    expect(samples.map(({ order }) => order)).toEqual(rows);
    for (const { order, detail } of samples) {
      // Its service and destination, tags and reships come from the shop, not from the store's order.
      const {
        shipping: _,
        tags: __,
        shipTo: ___,
        reships: ____,
        ...shown
      } = await client.orders.getOrderDetail(order.orderId);
      expect({ ...detail, unreadable: 0 }).toEqual(shown);
    }
    for (const { number } of orderTabs) {
      const listed = await client.orders.listAllOrders({ tab: number, filters });
      expect([
        number,
        samples.flatMap(({ stage, order }) =>
          isInTab(stage, number, order.fulfillmentStatus !== '') ? order.orderId : [],
        ),
      ]).toEqual([number, listed.orders.map(({ orderId }) => orderId)]);
    }
    const stats = await client.orders.getStats(filters);
    const sum = (field: 'workflows' | 'boxesSaved') => samples.reduce((total, sample) => total + sample[field], 0);
    expect([sum('workflows'), sum('boxesSaved')]).toEqual([stats.totalWorkflows, stats.totalBoxes]);
    expect(stats.totalBoxes).toBeGreaterThan(0);
  });

  test('are sorted oldest first unless newest first is requested, with customer and country', () => {
    const oldest = [...sampleOrders(smallSeed, now)];
    expect(oldest).toEqual([...sampleOrders(smallSeed, now, 'newest')].toReversed());
    expect(oldest.map(({ customer, country }) => ({ customer, country }))).toEqual(
      smallSeed.toReversed().map(({ customer, country }) => ({ customer, country })),
    );
  });
});

describe('an order that the store places now', () => {
  test('has a shipping method, and a postcode that fits its country', () => {
    const patterns: Record<string, RegExp> = {
      'United Kingdom': /^[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/,
      Germany: /^\d{5}$/,
      Netherlands: /^\d{4} [A-Z]{2}$/,
      Canada: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
      'Hong Kong': /^$/,
    };
    const [seed] = smallSeed.filter(({ invoice }) => !invoice.startsWith('C'));
    if (seed === undefined) throw new Error('The seed is empty.');
    for (const [country, pattern] of Object.entries(patterns))
      for (let invoice = 600_000; invoice < 600_050; invoice += 1) {
        const order = arrivingOrder({ ...seed, country, invoice: String(invoice) }, now);
        expect([country, order?.postcode]).toEqual([country, expect.stringMatching(pattern)]);
        expect(order?.shippingMethod.startsWith('International')).toBe(country !== 'United Kingdom');
      }
  });

  const placed = smallSeed.flatMap((seed) => arrivingOrder(seed, now) ?? []);

  test('is none for a cancellation, or without goods to ship', () => {
    const cancellation = smallSeed.find(({ invoice }) => invoice.startsWith('C'));
    const goods = smallSeed.find(({ invoice }) => !invoice.startsWith('C'));
    const postage = { sku: 'POST', name: 'Postage', quantity: 1, price: 4 };
    expect(cancellation && arrivingOrder(cancellation, now)).toBeNull();
    expect(goods && arrivingOrder({ ...goods, lines: [postage] }, now)).toBeNull();
    expect(placed.length).toBeGreaterThan(200);
  });

  test('is created now with all of its lines, nothing shipped', () => {
    for (const { order, detail } of placed) {
      expect([order.createdAt, order.fulfillmentStatus, order.batchedAt]).toEqual([now.toISOString(), '', null]);
      expect([detail.fulfillments, detail.lineItems.length > 0]).toEqual([[], true]);
    }
  });

  test('is open, except for a few that are short of stock, and no workflow ran on it', () => {
    const stages = new Set(placed.map(({ stage }) => stage));
    expect(stages).toEqual(new Set(['open', 'backOrder']));
    for (const { workflows, detail } of placed) {
      expect([workflows, detail.triggeredFlows, detail.eligibleFlows]).toEqual([0, [], []]);
      expect(detail.timeline.filter(({ message }) => message.startsWith('Workflow'))).toEqual([]);
    }
    const open = placed.filter(({ stage }) => stage === 'open').length;
    expect(open / placed.length).toBeGreaterThan(0.85);
    expect(open).toBeLessThan(placed.length);
    for (const { stage, order } of placed) expect(order.backOrderState > 0).toBe(stage === 'backOrder');
  });
});
