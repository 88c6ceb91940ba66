import type { Database, Queries } from '@hub/database';
import { addJobs, lockOutboxJobs, removeOutboxJobs } from '@hub/database/jobs';
import { insertOrders, lockOrders, readOrderDetail, type ReceivedOrder } from '@hub/database/orders';
import { listAccountHealth, lockWarehouseOrders } from '@hub/database/warehouses';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import type { ThirdPartyId } from '@hub/domain/integrations';
import type { OrderAction } from '@hub/domain/orders/actions';
import { aLineItem } from '@hub/domain/testing';
import { readIntervalMs, retryDelayMs } from '@hub/domain/warehouses';
import type { Parcel, ProviderOrderState } from '@hub/providers';
import { queues, type SendJob, type TestAccountJob, type WarehouseOrderJob } from '../jobs/queues.ts';
import { changeOrder, removeItems } from '../orders/changeOrder.ts';
import type { ChangedBy } from '../orders/recordAction.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { cancelAtWarehouse } from '../warehouses/cancelAtWarehouse.ts';
import { changeAtWarehouse } from '../warehouses/changeAtWarehouse.ts';
import { createConnections } from '../warehouses/createConnections.ts';
import { readAtWarehouse } from '../warehouses/readAtWarehouse.ts';
import { sendToWarehouse } from '../warehouses/sendToWarehouse.ts';
import { testAccount } from '../warehouses/testAccount.ts';
import type { WarehouseServices } from '../warehouses/WarehouseServices.ts';
import { createFakeProvider, type FakeProviderOptions } from './createFakeProvider.ts';
import { idOf, reasonOf, shipbobStore } from './workflowFixtures.ts';

/** An open order with lines of these units; SKUs are "A", "B", …. */
export function anOrderOfUnits(number: number, ...units: number[]): ReceivedOrder {
  const lineItems = units.map((quantity, index) => {
    const lineItemId = `${number}000${index + 1}`;
    const sku = String.fromCodePoint(65 + index);
    return aLineItem({ lineItemId, id: lineItemId, sku, quantity, fulfillableQuantity: quantity });
  });
  return aReceivedOrder(number, { detail: { lineItems } });
}

/** Services for jobs about 3PLs. */
export function warehouseServices(
  database: Database,
  {
    adapters,
    ...given
  }: Pick<WarehouseServices, 'providers' | 'now'> & Pick<Parameters<typeof createConnections>[0], 'adapters'>,
): WarehouseServices {
  return {
    ...given,
    database,
    connections: createConnections({
      database,
      adapters,
      createCall: () => () => Promise.reject(new Error('The fake makes no calls.')),
    }),
    readChoices: async () => ({}),
    claimMs: 60_000,
    retryDelayMs,
    readIntervalMs,
  };
}

/** Runs jobs about 3PLs, by queue. */
export function warehouseJobs(
  services: WarehouseServices,
  shopId: number,
): Partial<Record<string, (data: unknown) => Promise<void>>> {
  return {
    [queues.sendToWarehouse]: (data) => sendToWarehouse(services, shopId, data as SendJob),
    [queues.cancelAtWarehouse]: (data) => cancelAtWarehouse(services, shopId, data as WarehouseOrderJob),
    [queues.changeAtWarehouse]: (data) => changeAtWarehouse(services, shopId, data as WarehouseOrderJob),
    [queues.readAtWarehouse]: (data) => readAtWarehouse(services, shopId, data as WarehouseOrderJob),
    [queues.testAccount]: (data) => testAccount(services, shopId, data as TestAccountJob),
  };
}

/** A shop connected to a fake 3PL. `work` runs its jobs at the time of the shop's own clock. */
export async function aWarehouseShop(
  database: Database,
  {
    providers = shipbobStore,
    locations,
    provider: providerId = 'shipbob',
    fake = {},
  }: {
    providers?: ProviderStore;
    locations?: Parameters<typeof aShop>[1];
    /** The 3PL that the fake represents. */
    provider?: ThirdPartyId;
    fake?: FakeProviderOptions;
  } = {},
) {
  const shopId = await aShop(database, locations, providerId);
  const provider = createFakeProvider(providerId, { now: () => time, ...fake });
  const secondProvider = createFakeProvider('shipWire');
  // Ahead of the database's clock, which is the start time of jobs without one.
  let time = Date.now() + 3_600_000;
  const adapters = { [providerId]: provider.adapter, shipWire: secondProvider.adapter };
  const services = warehouseServices(database, { providers, adapters, now: () => new Date(time) });
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  const run = warehouseJobs(services, shopId);

  /** Removes and returns the shop's due jobs. */
  const takeJobs = () =>
    database.inSystem(async (queries: Queries) => {
      const jobs = (await lockOutboxJobs(queries, 10_000)).filter(
        (job) => job.shopId === shopId && job.startAt.getTime() <= time,
      );
      await removeOutboxJobs(queries, jobs);
      return jobs;
    });

  /** Runs all due jobs and the jobs that these add. */
  async function work(): Promise<void> {
    for (;;) {
      const jobs = await takeJobs();
      if (jobs.length === 0) return;
      for (const { queue, data } of jobs) await run[queue]?.(data);
    }
  }
  const stateOf = (number: number) =>
    inShop(async (transaction) => {
      const state = (await lockOrders(transaction, [idOf(number)])).get(idOf(number));
      const detail = await readOrderDetail(transaction, idOf(number));
      if (state === undefined || detail === null) throw new Error(`There is no order ${number}.`);
      return {
        ...state,
        reason: await reasonOf(transaction, idOf(number)),
        detail,
        timeline: detail.timeline
          .map(({ message }) => message)
          .toReversed()
          .slice(1),
      };
    });
  return {
    shopId,
    services,
    provider,
    /** Shipwire, if connected. */
    secondProvider,
    inShop,
    work,
    /** Removes the due jobs without running them, as if an earlier version had run them. */
    dropJobs: takeJobs,
    wait: (minutes: number) => {
      time += minutes * 60_000;
    },
    addOrders: (...orders: readonly ReceivedOrder[]) => inShop((transaction) => insertOrders(transaction, orders)),
    act: (number: number, action: Exclude<OrderAction, 'cancel-item'>) =>
      inShop((transaction) => changeOrder(transaction, idOf(number), action, null, new Date(time))),
    hold: (number: number, by: ChangedBy | null = null) =>
      inShop((transaction) => changeOrder(transaction, idOf(number), 'hold-order', by, new Date(time))),
    /** Removes units of a line, numbered from 1 in its order. */
    remove: (number: number, line: number, quantity: number) =>
      inShop((transaction) =>
        removeItems(transaction, idOf(number), { lineItemId: `${number}000${line}`, quantity }, null, new Date(time)),
      ),
    /** Runs the order's job again. */
    sendAgain: (number: number) =>
      inShop((transaction) =>
        addJobs(transaction, [
          { queue: queues.sendToWarehouse, data: { orderId: idOf(number) }, startAt: new Date(time) },
        ]),
      ),
    /** Reads an order's warehouse order at the 3PL. */
    read: async (number: number, warehouseOrder = 1) =>
      readAtWarehouse(services, shopId, { orderId: idOf(number), number: warehouseOrder }),
    stateOf,
    warehouseOrders: (number: number) => inShop((transaction) => lockWarehouseOrders(transaction, idOf(number))),
    health: async () => (await inShop(listAccountHealth))[0],
  };
}

/** Order 1 has lines of 2 and 3 units, or of `units`, after a person clicked Ship Now. */
export async function aShopWithOrder(database: Database, ...units: number[]) {
  const shop = await aWarehouseShop(database);
  await shop.addOrders(anOrderOfUnits(1, ...(units.length > 0 ? units : [2, 3])));
  await shop.act(1, 'ship-now');
  return shop;
}

/** Order 1 has 2 units of A and 3 of B and is at the 3PL. */
export async function aShopWithSentOrder(database: Database) {
  const shop = await aShopWithOrder(database);
  await shop.work();
  const report = async (state: ProviderOrderState, ...parcels: Parcel[]) => {
    const [order] = shop.provider.orders;
    if (order === undefined) throw new Error('The 3PL has no order.');
    Object.assign(order, { state, parcels });
    await shop.read(1);
  };
  const shipments = async () =>
    (await shop.stateOf(1)).detail.fulfillments.map(
      ({ name, lineItemId, quantity, shipmentStatus }) =>
        `${name}: ${quantity} of ${lineItemId}, ${shipmentStatus ?? 'no status'}`,
    );
  return { ...shop, report, shipments };
}
