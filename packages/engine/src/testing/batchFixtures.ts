import type { Database } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { insertOrders, readOrderDetail, type ReceivedOrder } from '@hub/database/orders';
import { listRoutingLocations } from '@hub/database/routing';
import { createShop } from '@hub/database/shops';
import { saveDecidedOrders, lockDecidedOrders } from '@hub/database/workflows';
import { aReceivedOrder, serveLocations } from '@hub/database/testing';
import type { CutOffs } from '@hub/domain/batching';
import { defaultFilters } from '@hub/domain/dashboard';
import { randomUUID } from 'node:crypto';
import { queues } from '../jobs/queues.ts';
import { orderStats } from '../orders/orderStats.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { idOf, robin, shipbobStore } from './workflowFixtures.ts';

/** The default location. */
export const northampton = '72001';
export const leeds = '72002';

export const everyDay: CutOffs = { times: ['11:00', '15:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] };

/** An open order from a customer with a postcode. */
export const anOpenOrder = (number: number, changes: Parameters<typeof aReceivedOrder>[1] = {}): ReceivedOrder => ({
  ...aReceivedOrder(number, { ...changes, order: { customerName: `Customer ${number}`, ...changes.order } }),
  postcode: 'LS1 4DY',
  boxesSaved: 0,
});

/** The customer of order 1. */
export const byFirstCustomer = { order: { customerName: 'Customer 1' } };

/** A shop in London with two locations. */
export async function aBatchShop(database: Database) {
  const { shopId } = await createShop(database, {
    domain: `test-${randomUUID()}.myshopify.com`,
    currency: 'GBP',
    timeZone: 'Europe/London',
    chargeType: 2,
    isOnboarded: true,
    staff: [{ staffId: robin.staffId, name: robin.staffName, role: '1', permission: null }],
    locations: [
      { locationId: Number(northampton), name: 'Northampton' },
      { locationId: Number(leeds), name: 'Leeds' },
    ],
  });
  await serveLocations(database, shopId, 'shipbob');
  return batchShop(database, shopId);
}

/** Actions and reads for tests in such a shop. */
export function batchShop(database: Database, shopId: number) {
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  return {
    shopId,
    inShop,
    addOrders: (...orders: readonly ReceivedOrder[]) => inShop((transaction) => insertOrders(transaction, orders)),
    /** Saves a location's settings at the given time. */
    setCutOffs: (locationId: string, cutOffs: CutOffs, now: Date, isActive = true) =>
      inShop(async (transaction) => {
        const location = (await listRoutingLocations(transaction)).find((other) => other.locationId === locationId);
        if (location === undefined) throw new Error(`There is no location ${locationId}.`);
        const settings = { ...location, isActive, cutOffs };
        const save = { locationId, baseVersion: location.version, settings };
        return saveLocation(transaction, shipbobStore, robin, save, now);
      }),
    /** Routes an order as a workflow would. */
    routeTo: (number: number, locationId: string) =>
      inShop(async (transaction) => {
        const order = (await lockDecidedOrders(transaction, [idOf(number)])).get(idOf(number));
        if (order === undefined) throw new Error(`There is no order ${number}.`);
        const kept = { ...order.kept, destination: { type: 'location', locationId } as const };
        await saveDecidedOrders(transaction, [{ ...order, kept, ran: 0 }]);
      }),
    timelineOf: (number: number) =>
      inShop(async (transaction) =>
        (await readOrderDetail(transaction, idOf(number)))?.timeline.map(({ message }) => message).slice(0, -1),
      ),
    totalBoxesSaved: () =>
      inShop(async (transaction) => {
        const filters = { ...defaultFilters, period: 'all' } as const;
        return (await orderStats(transaction, filters, new Date())).totalBoxes;
      }),
    /** Ids of orders in warehouse jobs. */
    warehouseJobs: async () => {
      const jobs = await database.inSystem((queries) => lockOutboxJobs(queries, 10_000));
      return jobs
        .filter((job) => job.shopId === shopId && job.queue === queues.sendToWarehouse)
        .map(({ data }) => (data as { orderId: string }).orderId)
        .toSorted();
    },
  };
}
