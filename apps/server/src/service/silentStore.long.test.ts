import type { Database } from '@hub/database';
import { createJobQueue } from '@hub/database/jobs';
import { readOrderDetail } from '@hub/database/orders';
import { parseKeyRing } from '@hub/database/providers';
import { readShop } from '@hub/database/shops';
import { saveStoreInstallation } from '@hub/database/store';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { emptyStoreOrderHead } from '@hub/domain/orders/intake';
import { createWebhookIntake, StoreCallError, type StoreServices } from '@hub/engine/store';
import { expect, onTestFinished, test } from 'vitest';
import { workStoreJobs } from './workStoreJobs.ts';

const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);
const now = () => new Date();

type Store = ReturnType<StoreServices['openStore']>;
type ReadOrder = Store['readOrder'];

/** An order as its store returns it. */
const readOrder: ReadOrder = async (orderId) => ({
  order: {
    ...emptyStoreOrderHead,
    orderId,
    name: `#${orderId}`,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    customerName: 'Wilhelmina Harkness',
    financialStatus: 'PAID',
    hasTotal: true,
    lines: [],
    fulfillmentOrders: [],
    fulfillments: [],
  },
  customerId: null,
  recipient: null,
  country: 'GB',
  postcode: 'SY8 1XQ',
  shippingMethod: 'Standard',
});

describeOnBothKinds('webhooks of ten stores', (database) => {
  /** A shop with the app installed, and its store's answers. */
  async function anInstalledShop() {
    const shopId = await aShop(database());
    const { domain } = await database().inShop(shopId, readShop);
    const installation = { token: 't', renewal: null, scopes: [], state: 'installed', installedAt: now() } as const;
    await database().inShop(shopId, (transaction) => saveStoreInstallation(transaction, keyRing, installation));
    return { shopId, domain };
  }

  /** Runs jobs over stores; one of them answers through `silently`. */
  async function work(silentDomain: string, silently: ReadOrder) {
    const services: StoreServices = {
      database: database(),
      keyRing,
      providers: { readAll: async () => new Map(), save: async () => undefined },
      openStore: (domain) => ({ readOrder: domain === silentDomain ? silently : readOrder }) as Store,
      renewToken: () => Promise.reject(new Error('The token lasts.')),
      webhookAddress: 'https://hub.example/webhooks/store',
      scopes: [],
      now,
    };
    const jobs = createJobQueue(database(), { onError: () => undefined });
    workStoreJobs({ services, jobs, onError: () => undefined });
    await jobs.start();
    onTestFinished(() => jobs.stop());
    const receive = createWebhookIntake(services);
    const announce = (shopDomain: string, orderIds: readonly number[]) =>
      Promise.all(
        orderIds.map((id) =>
          receive({
            shopDomain,
            topic: 'orders/create',
            eventId: `orders/create ${id}`,
            triggeredAt: now(),
            body: JSON.stringify({ id }),
          }),
        ),
      );
    return { announce };
  }

  const countOrders = (of: Database, shopId: number, orderIds: readonly number[]) =>
    of.inShop(shopId, async (transaction) => {
      const details = await Promise.all(orderIds.map((id) => readOrderDetail(transaction, String(id))));
      return details.filter((detail) => detail !== null).length;
    });
  const ids = (count: number, from = 4801) => Array.from({ length: count }, (_none, index) => from + index);

  test(
    'a store that does not answer holds up none of nine others, and its own jobs run when it answers again',
    { tags: ['hazard:lost-change'] },
    async () => {
      const [silent, ...others] = await Promise.all(Array.from({ length: 10 }, anInstalledShop));
      if (silent === undefined) throw new Error('No shop was made.');
      let calls = 0;
      const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
      onTestFinished(() => answer());
      const { announce } = await work(silent.domain, async (orderId) => {
        calls += 1;
        await answering;
        return readOrder(orderId);
      });
      // More groups than run at once.
      await announce(silent.domain, ids(200));
      await expect.poll(() => calls).toBeGreaterThanOrEqual(5);
      await Promise.all(others.map(({ domain }) => announce(domain, ids(4))));
      await Promise.all(others.map(({ shopId }) => expect.poll(() => countOrders(database(), shopId, ids(4))).toBe(4)));
      // Two groups, with at most four running calls each.
      expect(calls).toBeLessThanOrEqual(8);
      answer();
      await expect.poll(() => countOrders(database(), silent.shopId, ids(200))).toBe(200);
    },
  );

  test('a store that does not answer is called four times for a group, not again for each of its jobs', async () => {
    const silent = await anInstalledShop();
    const other = await anInstalledShop();
    let calls = 0;
    const { announce } = await work(silent.domain, () => {
      calls += 1;
      return Promise.reject(new StoreCallError('unavailable', 'The store cannot be reached.'));
    });
    await announce(silent.domain, ids(20));
    await expect.poll(() => calls).toBeGreaterThanOrEqual(4);
    await announce(other.domain, ids(1));
    await expect.poll(() => countOrders(database(), other.shopId, ids(1))).toBe(1);
    expect(calls).toBeLessThanOrEqual(8);
  });
});
