import type { Database } from '@hub/database';
import { lockOutboxJobs, removeOutboxJobs } from '@hub/database/jobs';
import { insertOrders, lockOrders, readOrderDetail } from '@hub/database/orders';
import { readStoreOrderParts, saveStoreOrderParts } from '@hub/database/store';
import { lockWarehouseOrders } from '@hub/database/warehouses';
import { aReceivedOrder } from '@hub/database/testing';
import type { ProviderRecord, ThirdPartyId } from '@hub/domain/integrations';
import type { OrderAction } from '@hub/domain/orders/actions';
import { aLineItem } from '@hub/domain/testing';
import {
  queues,
  type ProviderStockJob,
  type SendJob,
  type WarehouseOrderJob,
  type WebhookResourceJob,
} from '@hub/engine/jobs';
import { changeOrder, removeItems } from '@hub/engine/orders';
import {
  cancelAtWarehouse,
  changeAtWarehouse,
  moveAtWarehouse,
  readAtWarehouse,
  readProviderStock,
  readWebhookResource,
  sendToWarehouse,
  type WarehouseServices,
} from '@hub/engine/warehouses';
import { adapters, type ProviderRequest } from '@hub/providers';
import { demoCredentials } from '@hub/providers/simulators';
import { type CreateProviderCall, createProviderCalls } from '../jobs/createProviderCalls.ts';
import { createWarehouseServices } from '../jobs/createWarehouseServices.ts';

const orderId = '4800000000001';

interface SimulatedServicesOptions {
  origin: string;
  now: () => Date;
  /** Awaited after each answered call. */
  afterCall?: (request: ProviderRequest<unknown>) => Promise<void> | undefined;
}

/** Services for jobs that call one 3PL's simulator, with the first option of each listed choice. */
export async function createSimulatedServices(
  database: Database,
  provider: ThirdPartyId,
  { origin, now, afterCall }: SimulatedServicesOptions,
): Promise<WarehouseServices> {
  const credentials = demoCredentials(provider);
  const record: ProviderRecord =
    provider === 'ship_stations' ? [{ ...credentials, status: true }] : { ...credentials, status: true };
  const createPlainCall = createProviderCalls({ providerOrigins: { [provider]: origin } });
  const createCall: CreateProviderCall = (...account) => {
    const call = createPlainCall(...account);
    return async (request) => {
      const reply = await call(request);
      await afterCall?.(request);
      return reply;
    };
  };
  const found = Object.values(adapters).find((each) => each.provider === provider);
  // Shops in a test file share credentials and would wait for each other's limits.
  const adapter = found && { ...found, rateLimit: { calls: 100_000, windowMs: 1_000 } };
  const account = { credentials, choices: {} };
  const listed = (await adapter?.connect(account, createCall(adapter, account)).readChoices?.()) ?? [];
  const choices = Object.fromEntries(listed.map(({ name, options }) => [name, options[0]?.value ?? '']));
  const providers = { readAll: async () => new Map([[provider, record]]), save: async () => undefined };
  const services = createWarehouseServices({ database, providers, createCall, now, adapters: { [provider]: adapter } });
  return { ...services, readChoices: async () => choices };
}

/** Runs a shop's due jobs and the jobs that these add. A failed job stays. */
export async function workJobs(services: WarehouseServices, shopId: number): Promise<void> {
  const { database } = services;
  const run: Partial<Record<string, (data: unknown) => Promise<void>>> = {
    [queues.sendToWarehouse]: (data) => sendToWarehouse(services, shopId, data as SendJob),
    [queues.cancelAtWarehouse]: (data) => cancelAtWarehouse(services, shopId, data as WarehouseOrderJob),
    [queues.changeAtWarehouse]: (data) => changeAtWarehouse(services, shopId, data as WarehouseOrderJob),
    [queues.readAtWarehouse]: (data) => readAtWarehouse(services, shopId, data as WarehouseOrderJob),
    [queues.readProviderStock]: (data) => readProviderStock(services, shopId, data as ProviderStockJob),
    [queues.readWebhookResource]: (data) => readWebhookResource(services, shopId, data as WebhookResourceJob),
  };
  for (;;) {
    const jobs = (await database.inSystem((queries) => lockOutboxJobs(queries, 1_000))).filter(
      (job) => job.shopId === shopId && job.startAt <= services.now(),
    );
    if (jobs.length === 0) return;
    for (const job of jobs) {
      await run[job.queue]?.(job.data);
      await database.inSystem((queries) => removeOutboxJobs(queries, [job]));
    }
  }
}

/** Order 1 of a shop, with 2 mugs and 1 T-shirt, at a simulated 3PL. */
export function orderAtWarehouse(services: WarehouseServices, shopId: number) {
  const { database, now } = services;
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  const records = () => inShop((transaction) => lockWarehouseOrders(transaction, orderId));
  return {
    orderId,
    /** Adds the order and presses Ship Now. */
    ship: async () => {
      const order = aReceivedOrder(1, {
        detail: { lineItems: [aLine('10001', 'MUG-01', 2), aLine('10002', 'TEE-M', 1)] },
      });
      await inShop((transaction) => insertOrders(transaction, [{ ...order, recipient }]));
      await inShop((transaction) => changeOrder(transaction, orderId, 'ship-now', null, now()));
    },
    act: (action: Exclude<OrderAction, 'cancel-item'>) =>
      inShop((transaction) => changeOrder(transaction, orderId, action, null, now())),
    hold: () => inShop((transaction) => changeOrder(transaction, orderId, 'hold-order', null, now())),
    /** Removes the T-shirt. */
    removeShirt: () =>
      inShop((transaction) => removeItems(transaction, orderId, { lineItemId: '10002', quantity: 1 }, null, now())),
    /** The store reports another street. */
    moveAddress: (address1: string) =>
      inShop(async (transaction) => {
        const parts = await readStoreOrderParts(transaction, orderId);
        if (parts === null) throw new Error('The order is gone.');
        await saveStoreOrderParts(transaction, orderId, { ...parts, recipient: { ...recipient, address1 } });
        await moveAtWarehouse(transaction, orderId);
      }),
    work: () => workJobs(services, shopId),
    /** Reads the order from its 3PL. */
    read: async () => {
      for (const { number } of await records()) await readAtWarehouse(services, shopId, { orderId, number });
    },
    records,
    state: async () => {
      const state = await inShop(async (transaction) => (await lockOrders(transaction, [orderId])).get(orderId));
      if (state === undefined) throw new Error('The order is gone.');
      return state;
    },
    timeline: async () => {
      const detail = await inShop((transaction) => readOrderDetail(transaction, orderId));
      return (detail?.timeline ?? []).map(({ message }) => message.replaceAll(/[\u2068\u2069]/g, '')).toReversed();
    },
  };
}

function aLine(lineItemId: string, sku: string, quantity: number) {
  return aLineItem({ lineItemId, id: lineItemId, sku, name: sku, quantity, fulfillableQuantity: quantity });
}

const recipient = {
  name: 'Ada Byron',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  state: 'West Yorkshire',
  postcode: 'LS1 4DY',
  country: 'GB',
  phone: '+44 113 496 0000',
  email: 'ada@example.com',
};
