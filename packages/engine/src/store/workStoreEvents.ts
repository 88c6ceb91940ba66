import { endStoreEvents, readStoreOrders, takeStoreEvents } from '@hub/database';
import pMap from 'p-map';
import type { StoreEventJob } from '../jobs/queues.ts';
import { callStore } from './openStoreOf.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type ReadStoreOrder, type Store, StoreCallError, type StoreServices } from './StoreServices.ts';
import { endDeletedOrder, orderIdOfEvent, workStoreEvent } from './workStoreEvent.ts';

/** Calls of the store at once. */
const few = { concurrency: 4 };

/**
 * The jobs about webhooks of one shop, done together: those about orders are read from the store and stored in one
 * transaction with what workflows and routing decide about new ones; each other one alone. Throws when one of them could
 * not be done; then each is to be worked alone, and those that were done are done.
 */
export async function workStoreEvents(
  services: StoreServices,
  shopId: number,
  jobs: readonly StoreEventJob[],
): Promise<void> {
  const { database, providers, now } = services;
  const eventIds = jobs.map(({ eventId }) => eventId);
  const { due, others } = await database.inShop(shopId, async (transaction) => {
    const taken = new Map((await takeStoreEvents(transaction, eventIds)).map((event) => [event.eventId, event]));
    const ofOrders = eventIds.flatMap((eventId) => {
      const event = taken.get(eventId);
      const orderId = event === undefined ? null : orderIdOfEvent(event);
      return event === undefined || orderId === null ? [] : [{ ...event, orderId }];
    });
    const known = await readStoreOrders(
      transaction,
      ofOrders.map(({ orderId }) => orderId),
    );
    const isOld = ({ orderId, triggeredAt }: (typeof ofOrders)[number]) => {
      const order = known.get(orderId);
      return order !== undefined && order.updatedAt > triggeredAt;
    };
    await endStoreEvents(
      transaction,
      ofOrders.filter(isOld).map(({ eventId }) => eventId),
      'ignored',
    );
    const handled = new Set(ofOrders.map(({ eventId }) => eventId));
    return {
      due: ofOrders.filter((event) => !isOld(event)),
      others: eventIds.filter((eventId) => !handled.has(eventId)),
    };
  });
  // In one order everywhere, so that two transactions never wait for each other.
  const orderIds = [...new Set(due.map(({ orderId }) => orderId))].toSorted((a, b) => Number(a) - Number(b));
  const called =
    orderIds.length === 0 ? null : await callStore(services, shopId, (store) => readOrders(store, orderIds));
  if (called !== null) {
    const { read, failure } = called.value;
    await database.inShop(shopId, async (transaction) => {
      const at = now();
      const found = [...read.values()].filter((order) => order !== null);
      await saveStoreOrders(transaction, found, { providers, now: at, isDecidedNow: true });
      for (const [orderId, order] of read)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        if (order === null) await endDeletedOrder(transaction, orderId, at);
      await endStoreEvents(
        transaction,
        due.flatMap(({ eventId, orderId }) => (read.has(orderId) ? [eventId] : [])),
        'done',
      );
    });
    if (failure !== null) throw failure;
  }
  await pMap(others, (eventId) => workStoreEvent(services, shopId, { eventId }), few);
}

/** The orders as far as the store gave them; no more are asked for after a call that failed. */
async function readOrders(store: Store, orderIds: readonly string[]) {
  const read = new Map<string, ReadStoreOrder | null>();
  let failure: StoreCallError | null = null;
  await pMap(
    orderIds,
    async (orderId) => {
      if (failure !== null) return;
      try {
        read.set(orderId, await store.readOrder(orderId));
      } catch (error) {
        if (!(error instanceof StoreCallError)) throw error;
        // These say something of the whole store, which is kept.
        if (error.kind === 'uninstalled' || error.kind === 'frozen') throw error;
        failure = error;
      }
    },
    few,
  );
  const inOrder = new Map(orderIds.flatMap((id) => (read.has(id) ? [[id, read.get(id) ?? null] as const] : [])));
  return { read: inOrder, failure: failure as StoreCallError | null };
}
