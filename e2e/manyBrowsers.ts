import { type ApiClient, createApiClient } from '@hub/api-client';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { orderTabs } from '@hub/domain/orders/list';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from './startServer.ts';

const everything: OrderFilters = { ...defaultFilters, period: 'all' };

/** Ms until the last byte of each reply, and the failed calls. */
const durations: number[] = [];
const failures: string[] = [];

/** A client like the browser's. Measures its calls; each must succeed at the first try. */
async function openShop(server: RunningServer, shop: string): Promise<ApiClient> {
  let token: string | null = null;
  const client = createApiClient({
    origin: new URL(server.address).origin,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => failures.push(`${shop}: 401`),
    readCookie: () => null,
    async fetch(input, init) {
      const started = performance.now();
      const reply = await fetch(input, init);
      const whole = await reply.arrayBuffer();
      durations.push(performance.now() - started);
      if (!reply.ok) failures.push(`${new URL(reply.url).pathname} ${reply.status}`);
      return new Response(whole, { status: reply.status, headers: reply.headers });
    },
    log: (message) => failures.push(message),
  });
  await client.shop.getShopInfo({ shop });
  return client;
}

/** One person's work: reads the dashboard, puts an order on hold and moves it back. */
async function work({ orders, integrations }: ApiClient, order: Order): Promise<void> {
  await Promise.all([orders.getStats(defaultFilters), integrations.getThirdPartyDetails(), orders.getLocations()]);
  for (const { number } of orderTabs) {
    const page = await orders.listOrders({ tab: number, filters: defaultFilters });
    if (page.unreadable > 0) failures.push(`tab ${number}: ${page.unreadable} orders cannot be read`);
  }
  const detail = await orders.getOrderDetail(order.orderId);
  if (detail.unreadable > 0) failures.push(`${order.orderId}: ${detail.unreadable} entries cannot be read`);
  await orders.performAction('hold-order', order);
  await orders.addTimelineEntry({ orderId: order.orderId, message: 'Hold Order clicked' });
  const held = await orders.listOrders({ tab: tabs.hold, filters: everything });
  if (!held.orders.some(({ orderId }) => orderId === order.orderId))
    failures.push(`${order.orderId} was held and is not on hold`);
  await orders.performAction('move-to-open', order);
  await orders.getStats(everything);
}

interface Traffic {
  browsers: number;
  /** Number of shops that the browsers share. */
  shops: number;
  rounds: number;
}

/** Checks that every call of this many simultaneous browsers gets a reply. Starts its own server and checks its log. */
export async function expectEveryReply({ browsers, shops, rounds }: Traffic): Promise<void> {
  const server = await startServer();
  // Each browser gets its own order before the first change, so no two browsers change the same one.
  const people = await Promise.all(
    Array.from({ length: browsers }, async (_, index) => {
      const client = await openShop(server, `traffic-${index % shops}.myshopify.com`);
      const open = await client.orders.listOrders({ tab: tabs.open, filters: everything });
      const order = open.orders[Math.floor(index / shops)];
      if (!order) throw new Error('There are fewer open orders than people');
      return { client, order };
    }),
  );
  await Promise.all(
    people.map(async ({ client, order }) => {
      for (let round = 0; round < rounds; round += 1) await work(client, order);
    }),
  );
  expect(failures).toEqual([]);
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  test.info().annotations.push({
    type: 'figure',
    description:
      `${browsers} browsers in ${shops} shops, ${sorted.length.toLocaleString('en')} calls, 0 errors, half within ` +
      `${at(0.5)} ms, 99 % within ${at(0.99)} ms, client and server on one machine`,
  });
  expect(server.output()).not.toMatch(/ failed: | broke off: /);
  await server.stop();
}
