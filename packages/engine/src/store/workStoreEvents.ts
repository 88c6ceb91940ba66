import type { ShopTransaction } from '@hub/database';
import { GroupFailedError } from '@hub/database/jobs';
import { endStoreEvents, readStoreOrders, takeStoreEvents } from '@hub/database/store';
import pMap from 'p-map';
import type { StoreEventJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type Store, StoreCallError, type StoreServices, type StoreCallFailure } from './StoreServices.ts';
import { isAboutShop, endDeletedOrder, namesPartOfOrder, orderIdOfEvent, workStoreEvent } from './workStoreEvent.ts';

/** Parallel store calls. */
const few = { concurrency: 4 };

/**
 * Processes webhooks of one shop together: reads their orders from the store and stores and decides them in one
 * transaction; other webhooks run separately. Throws when one couldn't be done; each is then processed alone, and
 * completed ones stay done. Throws GroupFailedError when the store doesn't answer, after doing what needs no store.
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

/** Webhooks about orders to read, others that call the store, and those that don't. */
async function takeGroup(
  transaction: ShopTransaction,
  eventIds: readonly string[],
): Promise<{ due: readonly DueEvent[]; calling: readonly string[]; others: readonly string[] }> {
  const taken = new Map((await takeStoreEvents(transaction, eventIds)).map((event) => [event.eventId, event]));
  const orderEvents = eventIds.flatMap((eventId) => {
    const event = taken.get(eventId);
    const orderId = event === undefined ? null : orderIdOfEvent(event);
    return event === undefined || orderId === null ? [] : [{ ...event, orderId }];
  });
  const known = await readStoreOrders(
    transaction,
    orderEvents.map(({ orderId }) => orderId),
  );
  const isOld = ({ orderId, triggeredAt }: (typeof orderEvents)[number]) => {
    const order = known.get(orderId);
    return order !== undefined && order.updatedAt > triggeredAt;
  };
  await endStoreEvents(
    transaction,
    orderEvents.filter(isOld).map(({ eventId }) => eventId),
    'ignored',
  );
  const handled = new Set(orderEvents.map(({ eventId }) => eventId));
  const left = eventIds.filter((eventId) => !handled.has(eventId));
  const calls = (eventId: string) => isAnsweredByStore(taken.get(eventId)?.topic ?? '');
  return {
    due: orderEvents.filter((event) => !isOld(event)),
    calling: left.filter(calls),
    others: left.filter((eventId) => !calls(eventId)),
  };
}

/** Whether webhooks of a topic, other than about orders, read from the store. */
function isAnsweredByStore(topic: string): boolean {
  return (
    isAboutShop(topic) ||
    namesPartOfOrder(topic) ||
    topic === 'app/scopes_update' ||
    /^(products|inventory_levels|app_subscriptions)\//.test(topic)
  );
}

async function readAndSave(services: StoreServices, shopId: number, due: readonly DueEvent[]): Promise<void> {
  if (due.length === 0) return;
  const { database, providers, log, now } = services;
  // A fixed order, to avoid deadlocks.
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

/** Reads orders until a call fails. */
async function readOrders(store: Store, orderIds: readonly string[]) {
  const { done, failure } = await workUntilFailure(orderIds, (orderId) => store.readOrder(orderId));
  // Failures of the whole store, which are recorded.
  const shopWideFailures: readonly StoreCallFailure[] = ['uninstalled', 'tokenRefused', 'frozen'];
  const isShopWide = failure instanceof StoreCallError && shopWideFailures.includes(failure.kind);
  if (failure !== null && (done.size === 0 || isShopWide || !(failure instanceof StoreCallError)))
    throw failureOfGroup(failure, done.size > 0);
  const read = new Map(orderIds.flatMap((id) => (done.has(id) ? [[id, done.get(id) ?? null] as const] : [])));
  return { read, failure };
}

/** If the store doesn't answer, each webhook alone would wait as long again. */
function failureOfGroup(failure: Error, isAnswered: boolean): Error {
  const isSilent =
    !isAnswered &&
    failure instanceof StoreCallError &&
    (failure.kind === 'unavailable' || failure.kind === 'throttled');
  return isSilent ? new GroupFailedError(failure) : failure;
}

/** Runs some at once. After a failure, starts no more and waits for those in progress. */
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
