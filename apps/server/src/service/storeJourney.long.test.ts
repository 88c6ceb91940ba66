import { createApiClient } from '@hub/api-client';
import { SessionExpiredError } from '@hub/api-client/http';
import { createStoreClient } from '@hub/api-client/store';
import { parseKeyRing } from '@hub/database/providers';
import { findShopId } from '@hub/database/shops';
import { serveLocations } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { tabs } from '@hub/domain/orders';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { requiredScopes } from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { demoCredentials, startSimulators } from '@hub/providers/simulators';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { Backend } from '../http/Backend.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { createMetrics } from '../operations/createMetrics.ts';
import { portOf } from '../testing/serverFixtures.ts';
import { createEngineService } from './createEngineService.ts';
import { createStoreServices } from './createStoreServices.ts';
import { createStoreSignIn } from './createStoreSignIn.ts';

const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);
const apiKey = '0123456789abcdef';
const apiSecret = 'fedcba9876543210';
const domain = 'journey.myshopify.com';

/** A local port that answers through a backend; `use` sets it. */
async function listenFor() {
  let backend: Backend = async () => undefined;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
      const isPost = incoming.method === 'POST';
      const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
        method: incoming.method,
        headers,
        ...(isPost && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
      } as RequestInit);
      const reply = (await backend(request)) ?? new Response(null, { status: 404 });
      outgoing.writeHead(reply.status, Object.fromEntries(reply.headers));
      outgoing.end(Buffer.from(await reply.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    use: (given: Backend) => {
      backend = given;
    },
  };
}

test('a shop installs the app, sees its orders, connects a warehouse and ships one; the store gets its tracking number', async () => {
  const server = await listenFor();
  const store = await startStore({
    app: {
      apiKey,
      apiSecret,
      url: `${server.origin}/app`,
      handle: 'hub',
      title: 'Fulfillment Hub',
      scopes: requiredScopes,
      privacyUrl: `${server.origin}/webhooks/store`,
    },
    domain,
    orders: ['1001', '1002', '1003'].map((number, index) => ({
      number,
      at: Date.now() - (index + 1) * 86_400_000,
      customer: `1785${index}`,
      country: 'United Kingdom',
      lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }],
    })),
  });
  onTestFinished(() => store.stop());
  store.controls.installApp();
  const simulators = await startSimulators({ providers: ['shipbob'], speed: 2_000, plan: 'one' });
  onTestFinished(() => simulators.stop());

  const database = await openMigratedDatabase();
  const providers = createProviderStore(keyRing);
  const app = { apiKey, secrets: [apiSecret], storeOrigin: store.origin } as const;
  const services = createStoreServices({ database, keyRing, providers, app, origin: server.origin });
  const errors: unknown[] = [];
  const service = await createEngineService({
    database,
    keyRing,
    providers,
    context: {
      role: 'all',
      metrics: createMetrics(),
      lateness: { now: () => 0 },
      log: { request: () => {}, info: () => {}, unread: () => {}, error: (_message, error) => errors.push(error) },
    },
    signIn: createStoreSignIn(services, app),
    confirmationUrl: () => '',
    providerOrigins: { shipbob: simulators.origins.shipbob },
    store: { services, app },
    speed: 2_000,
  });
  server.use(service.backend);
  await service.begin(Number(new URL(server.origin).port));
  onTestFinished(async () => {
    service.endStreams();
    await service.close();
    await database.close();
  });

  // A person opens the app in the store: the page has a session token.
  const sessionToken = `Bearer ${store.controls.sessionToken()}`;
  let token = sessionToken;
  const client = createApiClient({
    origin: server.origin,
    fetch,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => {},
    readCookie: () => null,
  });
  const info = await client.shop.getShopInfo({ shop: domain });
  expect(info).toMatchObject({ shop: domain, role: '1', currency: 'GBP', userName: 'Robin Carter' });
  expect(info.capabilities).toContain('store');

  // Later the page has our token, which works in this shop only.
  expect(token).not.toBe(sessionToken);
  expect(await client.shop.getShopInfo({ shop: domain })).toMatchObject({ shop: domain, role: '1' });
  const ownToken = token;
  const elsewhere = client.shop.getShopInfo({ shop: 'another.myshopify.com' });
  await expect(elsewhere).rejects.toThrow(SessionExpiredError);
  token = ownToken;

  const status = () => createStoreClient(client).status();
  await expect.poll(async () => (await status()).backfill).toMatchObject({ state: 'done', ordersRead: 3, words: null });
  expect(await status()).toMatchObject({ domain, state: 'installed', missingScopes: [] });
  const list = async () =>
    (await client.orders.listAllOrders({ tab: tabs.open, filters: allOrdersFilters })).orders.map(
      ({ orderName }) => orderName,
    );
  // Earlier orders stay with their previous sender until the merchant selects them.
  expect(await list()).toEqual([]);
  const { orders: old } = await client.orders.listAllOrders({ tab: tabs.hold, filters: allOrdersFilters });
  await client.orders.moveToOpenBulk({ orderIds: old.map(({ orderId }) => orderId), tab: tabs.hold });
  expect((await list()).toSorted()).toEqual(['#1001', '#1002', '#1003']);

  // So are the products, by their own job.
  const shopId = (await findShopId(database, domain)) ?? 0;
  const product = 'SELECT name FROM store_variants WHERE shop_id = $1';
  await expect.poll(async () => (await database.executeSql(product, [shopId])).rows).toEqual([{ name: 'Blue mug' }]);

  // A new order arrives by webhook.
  const placed = store.controls.placeOrder({
    customer: '17859',
    country: 'United Kingdom',
    lines: [{ sku: 'BAG', name: 'Red bag', quantity: 1, price: 2 }],
  });
  await expect.poll(() => list()).toContain(placed);

  // An order that the store blocks waits and shows why, until the store allows it.
  const bag = {
    customer: '17860',
    country: 'United Kingdom',
    lines: [{ sku: 'BAG', name: 'Red bag', quantity: 1, price: 2 }],
  };
  const unpaid = store.controls.placeOrder({ ...bag, payment: 'PENDING' });
  const trial = store.controls.placeOrder({ ...bag, isTest: true });
  const doubtful = store.controls.placeOrder({ ...bag, risk: 'INVESTIGATE' });
  const held = store.controls.placeOrder(bag);
  store.controls.holdOrder(held, 'HIGH_RISK_OF_FRAUD');
  const waiting = async () => {
    const listed = [tabs.hold, tabs.needsReview].map((tab) =>
      client.orders.listAllOrders({ tab, filters: allOrdersFilters }),
    );
    return Object.fromEntries(
      (await Promise.all(listed)).flatMap(({ orders: rows }) =>
        rows.map(({ orderName, stageReason }) => [orderName, stageReason]),
      ),
    );
  };
  await expect.poll(waiting).toEqual({
    [unpaid]: 'Waiting for payment: payment is pending',
    [trial]: 'Test order: it is not shipped',
    [doubtful]: 'Risk of fraud: the store asks to look into it',
    [held]: 'Held in the store: high risk of fraud',
  });
  store.controls.payOrder(unpaid);
  store.controls.releaseOrder(held);
  await expect.poll(async () => Object.keys(await waiting()).toSorted()).toEqual([trial, doubtful].toSorted());
  expect(await list()).toEqual(expect.arrayContaining([unpaid, held]));

  await database.inShop(shopId, (transaction) =>
    providers.save(transaction, 'shipbob', { ...demoCredentials('shipbob'), status: true }),
  );
  await serveLocations(database, shopId, 'shipbob');

  const { orders } = await client.orders.listAllOrders({ tab: tabs.open, filters: allOrdersFilters });
  const order = orders.find(({ orderName }) => orderName === placed);
  await client.orders.shipNowMultiple([order?.orderId ?? '']);

  const fulfillments = () => store.controls.order(placed)?.fulfillments ?? [];
  await expect
    .poll(() => fulfillments()[0]?.trackingNumbers)
    .toHaveLength(1)
    .catch((error: unknown) => {
      throw new Error(`${String(error)}\n${errors.map(String).join('\n')}`);
    });
  const detail = await client.orders.getOrderDetail(order?.orderId ?? '');
  expect(fulfillments()).toMatchObject([
    {
      status: 'SUCCESS',
      trackingNumbers: [detail.fulfillments[0]?.trackingNumber],
      lines: [{ sku: 'BAG', quantity: 1 }],
    },
  ]);
  expect(await status()).toMatchObject({ problems: [] });
});
