import type { Database } from '@hub/database';
import { readProducts } from '@hub/database/products';
import type { StoreProductRecord } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { createStoreClient, exchangeToken, requiredScopes } from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { expect, onTestFinished, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { startBackfill } from './backfillStore.ts';
import { createStore } from './createStore.ts';
import { readStoreProducts } from './readStoreProducts.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const skuOf = (number: number) => `SKU-${number}`;

/** A product with one variant, changed this many minutes after nine. */
const aProduct = (number: number, minutes = number, name = `Mug ${number}`): StoreProductRecord => ({
  productId: String(number),
  updatedAt: new Date(start + minutes * 60_000),
  variants: [{ variantId: String(1_000 + number), sku: skuOf(number), name, weight: '0.3', ships: true }],
});

type Shop = Awaited<ReturnType<typeof aStoreShop>>;

/** A shop before its first read, in a store with products 1 to `count`. */
async function aShop(database: Database, count: number) {
  const shop = await aStoreShop(database);
  for (let number = 1; number <= count; number += 1) shop.products.set(String(number), aProduct(number));
  return shop;
}

const knownNames = (shop: Shop, count: number) =>
  shop.inShop(async (transaction) => {
    const skus = Array.from({ length: count }, (_, index) => skuOf(index + 1));
    const found = await readProducts(transaction, skus, shop.services.now());
    return skus.flatMap((sku) => found.get(sku)?.storeName ?? []);
  });
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Mug ${index + 1}`);

describeOnBothKinds('the products of a store', (database) => {
  test('are read at installation, after the webhooks are subscribed and before any order contains them', async () => {
    const shop = await aShop(database(), 45);
    const subscribedAt: (string | null)[] = [];
    const { products } = shop.store;
    shop.store.products = (since) => {
      subscribedAt.push(shop.webhookAddress());
      return products(since);
    };
    await shop.work();
    expect(await knownNames(shop, 45)).toEqual(namesOf(45));
    expect(subscribedAt).toEqual(['https://hub.example/webhooks/store']);
    expect(await shop.takeJobs(queues.readStoreProducts)).toEqual([]);
  });

  test('are read again with the orders on request', async () => {
    const shop = await aShop(database(), 1);
    await shop.work();
    shop.wait(5_000);
    await shop.work();
    shop.products.set('2', aProduct(2));
    await shop.inShop((transaction) => startBackfill(transaction, shop.services.now()));
    await shop.work();
    expect(await knownNames(shop, 2)).toEqual(namesOf(2));
  });

  test('are read by several jobs in sequence, also when many changed at the same moment', async () => {
    const shop = await aShop(database(), 12);
    for (const number of [3, 4, 5, 6, 7, 8]) shop.products.set(String(number), aProduct(number, 3));
    await shop.takeJobs();
    const begun: (string | null)[] = [];
    let job: { since: string | null } | undefined = { since: null };
    while (job !== undefined && begun.length < 20) {
      begun.push(job.since);
      await readStoreProducts(shop.services, shop.shopId, job, { limit: 4 });
      const [next] = await shop.takeJobs(queues.readStoreProducts);
      job = next?.data as typeof job;
    }
    expect(job).toBeUndefined();
    expect(begun.map((since) => since && (Date.parse(since) - start) / 60_000)).toEqual([null, 3, 9, 12]);
    expect(await knownNames(shop, 12)).toEqual(namesOf(12));
  });

  test('are read again after a crash, and saved once', async () => {
    const shop = await aShop(database(), 45);
    await shop.takeJobs();
    const broken: StoreServices = {
      ...shop.services,
      openStore: () => ({
        ...shop.store,
        products: async function* (since) {
          let count = 0;
          for await (const product of shop.store.products(since)) {
            if ((count += 1) > 30) throw new Error('The process ended.');
            yield product;
          }
        },
      }),
    };
    await expect(readStoreProducts(broken, shop.shopId, { since: null })).rejects.toThrow('The process ended.');
    expect(await knownNames(shop, 45)).toEqual(namesOf(20));
    await readStoreProducts(shop.services, shop.shopId, { since: null });
    await readStoreProducts(shop.services, shop.shopId, { since: null });
    expect(await knownNames(shop, 45)).toEqual(namesOf(45));
  });

  test('are logged once when variants start to share a SKU, not at each reading', async () => {
    const shop = await aShop(database(), 3);
    const has = (number: number, minutes: number, sku: string) => {
      const [variant] = aProduct(number).variants;
      if (variant) shop.products.set(String(number), { ...aProduct(number, minutes), variants: [{ ...variant, sku }] });
    };
    const readAgain = () => readStoreProducts(shop.services, shop.shopId, { since: null });
    const line = (sku: string) =>
      `Several variants in the store have the SKU ${sku}. The lowest of their stock figures counts.`;
    has(2, 2, skuOf(1));
    await shop.takeJobs();
    await readAgain();
    await readAgain();
    expect(shop.logged).toEqual([line(skuOf(1))]);
    has(3, 60, skuOf(1));
    await readAgain();
    await readAgain();
    expect(shop.logged).toEqual([line(skuOf(1)), line(skuOf(1))]);
    has(3, 61, '');
    has(2, 62, '');
    await readAgain();
    expect(shop.logged).toHaveLength(2);
  });

  test('never overwrite newer versions from webhooks', async () => {
    const shop = await aShop(database(), 2);
    await shop.takeJobs();
    const { products } = shop.store;
    // The page was read before the product changed, and is saved afterwards.
    shop.store.products = async function* (since) {
      const page: StoreProductRecord[] = [];
      for await (const product of products(since)) page.push(product);
      shop.products.set('1', aProduct(1, 600, 'Large mug'));
      await shop.send('products/update', { id: 1 }, 'event-1', new Date(start + 600 * 60_000));
      await shop.workOnly(queues.storeEvent);
      yield* page;
    };
    await readStoreProducts(shop.services, shop.shopId, { since: null });
    expect(await knownNames(shop, 2)).toEqual(['Large mug', 'Mug 2']);
  });

  test('are not saved after uninstallation, and are read again when the store did not answer', async () => {
    const shop = await aShop(database(), 30);
    await shop.takeJobs();
    const busy = { ...shop.services, openStore: () => ({ ...shop.store, products: refuse }) };
    await expect(readStoreProducts(busy, shop.shopId, { since: null })).rejects.toThrow('Try again later.');
    const { products } = shop.store;
    shop.store.products = async function* (since) {
      await shop.send('app/uninstalled', {}, 'event-2');
      await shop.workOnly(queues.storeState);
      yield* products(since);
    };
    await readStoreProducts(shop.services, shop.shopId, { since: null });
    expect(await knownNames(shop, 30)).toEqual([]);
  });

  test('are read page by page from the simulated store, each with its name and weight', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => index + 1).map((number) => ({
      sku: skuOf(number),
      name: `Mug ${number}`,
      quantity: 1,
      price: 4.25,
    }));
    const shop = await aStoreShop(database());
    await shop.takeJobs();
    const app = { apiKey: 'key', apiSecret: 'secret', url: 'http://127.0.0.1:1/', handle: 'hub', title: 'Hub' };
    const simulated = await startStore({
      app: { ...app, scopes: requiredScopes },
      domain: shop.domain,
      isInstalled: true,
    });
    onTestFinished(() => simulated.stop());
    simulated.controls.placeOrder({ customer: '17850', country: 'United Kingdom', lines });
    const request = { ...app, shopDomain: shop.domain, origin: simulated.origin };
    const sessionToken = simulated.controls.sessionToken();
    const { token: accessToken } = await exchangeToken({ ...request, sessionToken });
    const client = createStoreClient({ shopDomain: shop.domain, origin: simulated.origin, accessToken });
    const openStore = () => createStore(client, { ordersSince: new Date(0) });
    const services = { ...shop.services, openStore };
    await readStoreProducts(services, shop.shopId, { since: null });
    expect(await knownNames(shop, 50)).toEqual(namesOf(50));
    const found = await shop.inShop((transaction) => readProducts(transaction, [skuOf(1)], shop.services.now()));
    expect(Number(found.get(skuOf(1))?.storeWeight)).toBeGreaterThan(0);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await readStoreProducts(services, shop.shopId, { since: later });
    expect(await shop.takeJobs(queues.readStoreProducts)).toEqual([]);
  });
});

// oxlint-disable-next-line require-yield -- it fails before
async function* refuse(): AsyncGenerator<StoreProductRecord> {
  throw new StoreCallError('throttled', 'Try again later.');
}
