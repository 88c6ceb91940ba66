import { smallSeed } from '@hub/api-client/mocks';
import type { Database } from '@hub/database';
import type { JobQueue } from '@hub/database/jobs';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { queues } from '@hub/engine/jobs';
import type { Connections } from '@hub/engine/warehouses';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { workMails } from '../mail/workMails.ts';
import { workStoreJobs } from '../service/workStoreJobs.ts';
import { aWholeShop, tablesOfShops, type WholeShop } from '../testing/wholeShop.ts';
import { workBatches } from './workBatches.ts';
import { workStockJobs } from './workStockJobs.ts';
import { workWarehouses } from './workWarehouses.ts';
import { workWorkflowJobs } from './workWorkflowJobs.ts';

type Handler = Parameters<JobQueue['work']>[1];

const noProviders = { readAll: async () => new Map(), save: async () => undefined };
const now = () => new Date();
const onError = () => undefined;

/** Outgoing calls, by the shop that they are for. */
interface Calls {
  shops: number[];
}

/** The handler of every queue, over stores, 3PLs and mail servers that must not be called. */
function allHandlers(database: Database, keyRing: WholeShopEngine['keyRing'], calls: Calls): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  const jobs = { work: (queue: string, handler: Handler) => void handlers.set(queue, handler) } as JobQueue;
  const refuse = (shopId: number): never => {
    calls.shops.push(shopId);
    throw new Error('This test makes no calls.');
  };
  const connections: Connections = {
    adapterOf: () => null,
    open: refuse,
    openCall: refuse,
    providersWithSubscriptions: () => ['shipbob'],
    withDeadline: (_endsAt, work) => work(),
    withReservedCall: async () => ({ waitMs: 1 }),
  };
  const warehouses = {
    database,
    providers: noProviders,
    connections,
    readChoices: async () => ({}),
    now,
    claimMs: 1_000,
    retryDelayMs: () => null,
    readIntervalMs: () => null,
  };
  workWarehouses({ services: warehouses, jobs, onError });
  workStockJobs({ database, jobs, now });
  workWorkflowJobs({ database, jobs, providers: noProviders, now });
  workBatches({ database, providers: noProviders, jobs, now, onError });
  const stores = {
    database,
    keyRing,
    providers: noProviders,
    scopes: [],
    now,
    webhookAddress: 'https://hub.example/webhooks/store',
    openStore: () => refuse(0),
    renewToken: () => refuse(0),
  };
  workStoreJobs({ services: stores, jobs, onError });
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'hub@example.com', appOrigin: null };
  const links = { unsubscribePath: () => '', confirmPath: () => '' } as never;
  workMails({ database, jobs, mail, appOrigin: () => 'http://localhost', links, now, onError });
  return handlers;
}

type WholeShopEngine = Awaited<ReturnType<typeof createEngineFixture>>;

/** Every field that a job of a shop may carry. */
function payloadOf({ orders, ids }: WholeShop, mailId: string): object {
  const past = new Date(0).toISOString();
  return {
    orderId: String(orders[0]?.order_id),
    number: 1,
    until: past,
    batchId: ids.batch,
    mailId,
    again: true,
    stops: { address: 'review', shippingMethod: 'review', weight: 'review' },
    skus: [ids.sku],
    provider: 'shipbob',
    account: '',
    resource: '/orders/1',
    failedTests: 0,
    eventId: '31',
    isFirst: true,
    locationId: ids.location,
    since: null,
    exportId: ids.shopExport,
    uninstalledAt: past,
  };
}

describeOnBothKinds('a job of one shop with ids of another', (database) => {
  async function rowsOf(shopId: number): Promise<Record<string, unknown>> {
    const hashes: Record<string, unknown> = {};
    for (const table of await tablesOfShops(database())) {
      const { rows } = await database().executeSql(
        `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash FROM "${table}" AS t
        WHERE shop_id = ${shopId}`,
      );
      hashes[table] = rows[0]?.hash;
    }
    return hashes;
  }

  test('changes nothing there and makes no call, in every queue', { tags: 'hazard:shop-isolation' }, async () => {
    // Every queue is followed by a hash of all rows.
    const engine = await createEngineFixture(database(), { seed: smallSeed.slice(0, 40) });
    const whole = await aWholeShop(database(), engine, { domain: `jobs-${randomUUID()}.myshopify.com` });
    await engine.close();
    const strangerId = await aShop(database());
    const { rows: mails } = await database().executeSql(`SELECT mail_id FROM mails WHERE shop_id = ${whole.shopId}`);
    // Gives these rows the states they have before their jobs.
    for (const [table, state] of [
      ['mails', 'waiting'],
      ['shop_exports', 'waiting'],
      ['store_events', 'waiting'],
      ['warehouse_orders', 'queued'],
    ])
      await database().executeSql(`UPDATE ${table} SET state = '${state}' WHERE shop_id = ${whole.shopId}`);
    const calls: Calls = { shops: [] };
    const handlers = allHandlers(database(), engine.keyRing, calls);
    // Only the demo handles what follows workflows, by shipping.
    const queueNames = Object.values(queues).filter((queue) => queue !== queues.orderReady);
    expect([...handlers.keys()].toSorted()).toEqual(queueNames.toSorted());

    const before = await rowsOf(whole.shopId);
    const data = payloadOf(whole, String(mails[0]?.mail_id));
    const run = async (handler: Handler, shopId: number) => {
      const job = {
        id: randomUUID(),
        shopId,
        data,
        attempt: 1,
        signal: new AbortController().signal,
        giveWay: async () => undefined,
      };
      // It may report a missing row.
      await handler(job as Parameters<Handler>[0]).catch(() => undefined);
    };
    for (const [queue, handler] of handlers) {
      await run(handler, strangerId);
      expect([queue, await rowsOf(whole.shopId)]).toEqual([queue, before]);
    }
    expect(calls.shops.filter((shopId) => shopId === whole.shopId)).toEqual([]);
    // In their own shop the same jobs succeed.
    for (const handler of handlers.values()) await run(handler, whole.shopId);
    const after = await rowsOf(whole.shopId);
    const changed = Object.keys(before).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(expect.arrayContaining(['batches', 'mails', 'shop_exports']));
  });
});
