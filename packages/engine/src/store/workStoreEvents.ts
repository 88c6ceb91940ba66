import type { ShopTransaction } from '@hub/database';
import { GroupFailedError } from '@hub/database/jobs';
import { endStoreEvents, readStoreOrders, takeStoreEvents } from '@hub/database/store';
import pMap from 'p-map';
import type { StoreEventJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type Store, StoreCallError, type StoreServices, type StoreCallFailure } from './StoreServices.ts';
import { isAboutShop, endDeletedOrder, namesPartOfOrder, orderIdOfEvent, workStoreEvent } from './workStoreEvent.ts';

/** Calls of the store at once. */
const few = { concurrency: 4 };

/**
 * The jobs about webhooks of one shop, done together: those about orders are read from the store and stored in one
 * transaction with what workflows and routing decide about new ones; each other one alone. Throws when one of them could
 * not be done; then each is to be worked alone, and those that were done are done. GroupFailedError: the store answers
 * nothing, and what does not need it is done.
 */
export async function workStoreEvents(
  services: StoreServices,
  shopId: number,
  jobs: readonly StoreEventJob[],
): Promise<void> {
  const eventIds = jobs.map(({ eventId }) => eventId);
  const { due, calling, others } = await services.database.inShop(shopId, (transaction) =>
    takeGroup(transaction, eventIds),
  );
  const workOne = (eventId: string) => workStoreEvent(services, shopId, { eventId });
  const silence = await readAndSave(services, shopId, due).then(
    () => null,
    (error: unknown) => {
      if (error instanceof GroupFailedError) return error;
      throw error;
    },
  );
  await pMap(others, workOne, few);
  if (silence !== null) throw silence;
  const { done, failure } = await workUntilFailure(calling, workOne);
  if (failure !== null) throw failureOfGroup(failure, done.size > 0);
}

interface DueEvent {
  eventId: string;
  orderId: string;
}

/** Webhooks about orders that are to be read, others that call the store, and those that do not. */
async function takeGroup(
  transaction: ShopTransaction,
  eventIds: readonly string[],
): Promise<{ due: readonly DueEvent[]; calling: readonly string[]; others: readonly string[] }> {
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
  const left = eventIds.filter((eventId) => !handled.has(eventId));
  const calls = (eventId: string) => isAnsweredByStore(taken.get(eventId)?.topic ?? '');
  return {
    due: ofOrders.filter((event) => !isOld(event)),
    calling: left.filter(calls),
    others: left.filter((eventId) => !calls(eventId)),
  };
}

/** Whether the webhooks of a topic, of those that are not about orders, are read at the store. */
function isAnsweredByStore(topic: string): boolean {
  return (
    isAboutShop(topic) || namesPartOfOrder(topic) || /^(products|inventory_levels|app_subscriptions)\//.test(topic)
  );
}

async function readAndSave(services: StoreServices, shopId: number, due: readonly DueEvent[]): Promise<void> {
  if (due.length === 0) return;
  const { database, providers, log, now } = services;
  // In one order everywhere, so that two transactions never wait for each other.
  const orderIds = [...new Set(due.map(({ orderId }) => orderId))].toSorted((a, b) => Number(a) - Number(b));
  const called = await callStore(services, shopId, (store) => readOrders(store, orderIds));
  if (called === null) return;
  const { read, failure } = called.value;
  await database.inShop(shopId, async (transaction) => {
    const at = now();
    const found = [...read.values()].filter((order) => order !== null);
    await saveStoreOrders(transaction, found, { providers, log, now: at, isDecidedNow: true });
    for (const [orderId, order] of read) if (order === null) await endDeletedOrder(transaction, orderId, at);
    await endStoreEvents(
      transaction,
      due.flatMap(({ eventId, orderId }) => (read.has(orderId) ? [eventId] : [])),
      'done',
    );
  });
  if (failure !== null) throw failure;
}

/** The orders as far as the store gave them; no more are asked for after a call that failed. */
async function readOrders(store: Store, orderIds: readonly string[]) {
  const { done, failure } = await workUntilFailure(orderIds, (orderId) => store.readOrder(orderId));
  // These say something of the whole store, which is kept.
  const ofStore: readonly StoreCallFailure[] = ['uninstalled', 'tokenRefused', 'frozen'];
  const isOfStore = failure instanceof StoreCallError && ofStore.includes(failure.kind);
  if (failure !== null && (done.size === 0 || isOfStore || !(failure instanceof StoreCallError)))
    throw failureOfGroup(failure, done.size > 0);
  const read = new Map(orderIds.flatMap((id) => (done.has(id) ? [[id, done.get(id) ?? null] as const] : [])));
  return { read, failure };
}

/** Where the store answers nothing, each alone would wait for it as long again. */
function failureOfGroup(failure: Error, isAnswered: boolean): Error {
  const isSilent =
    !isAnswered &&
    failure instanceof StoreCallError &&
    (failure.kind === 'unavailable' || failure.kind === 'throttled');
  return isSilent ? new GroupFailedError(failure) : failure;
}

/** Some at once; none is begun after one that failed, and those under way end. */
async function workUntilFailure<Result>(
  ids: readonly string[],
  work: (id: string) => Promise<Result>,
): Promise<{ done: Map<string, Result>; failure: Error | null }> {
  const done = new Map<string, Result>();
  const failures: Error[] = [];
  await pMap(
    ids,
    async (id) => {
      if (failures.length > 0) return;
      try {
        done.set(id, await work(id));
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }
    },
    few,
  );
  return { done, failure: failures[0] ?? null };
}
