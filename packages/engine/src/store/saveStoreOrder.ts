import { orderEvent } from '@hub/domain/events';
import {
  hasUnansweredShipments,
  listWarehouseOrders,
  lockOrders,
  lockWaitingWrites,
  readStoreFulfillments,
  readStoreOrderParts,
  readStoreOrders,
  saveChangedLines,
  saveOrders,
  saveStoreOrder as saveRecord,
  saveStoreOrderParts,
  insertOrders,
  type ShopTransaction,
  takenOrderNames,
  withoutStoreWrites,
} from '@hub/database';
import { eventEntry, addressChangeEvent, afterStoreChange, fromStoreOrder, type OrderState } from '@hub/domain/orders';
import { addEvent } from '../orders/addEvent.ts';
import { receiveOrder } from '../orders/receiveOrder.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { releaseAllocations, releaseRemoved } from '../routing/reserveStock.ts';
import { addRoutingJobs, stopsAlways } from '../routing/routeOrders.ts';
import { removedInStore } from '../warehouses/requestChange.ts';
import { withdrawOrders } from '../warehouses/withdrawOrders.ts';
import { runAfterStoreChange } from '../workflows/decideOrders.ts';
import type { ReadStoreOrder } from './StoreServices.ts';

/** What reading an order from the store came to. `older`: a newer version of it was read before. */
export type StoreOrderOutcome = 'added' | 'changed' | 'same' | 'older';

export interface SaveStoreOrderOptions {
  providers: ProviderStore;
  now: Date;
  /** It was missing when the orders were compared with the store's. */
  isHealed?: boolean;
}

/**
 * Stores an order as the store has it now: a new one with its lines, its customer, its timeline and the job that decides
 * it; of a known one what has changed, with entries of its timeline and what follows from it. An older version than the
 * one that was read last changes nothing, so that the order of webhooks does not matter.
 */
export async function saveStoreOrder(
  transaction: ShopTransaction,
  read: ReadStoreOrder,
  options: SaveStoreOrderOptions,
): Promise<StoreOrderOutcome> {
  const { orderId, updatedAt } = read.order;
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  const known = (await readStoreOrders(transaction, [orderId])).get(orderId);
  const version = new Date(updatedAt);
  if (known !== undefined && known.updatedAt > version) return 'older';
  const received = known?.isRedacted && before !== undefined ? withoutPerson(read, before) : read;
  const outcome =
    before === undefined
      ? await addOrder(transaction, received, options)
      : await changeOrder(transaction, before, received, { ...options, tagsBefore: known?.tags ?? [] });
  await saveRecord(transaction, {
    orderId,
    updatedAt: version,
    readAt: options.now,
    customerId: received.customerId,
    tags: received.tags,
  });
  return outcome;
}

/** Without what names a person, for an order whose customer was removed. */
function withoutPerson(read: ReadStoreOrder, { order: { customerName } }: OrderState): ReadStoreOrder {
  return { ...read, order: { ...read.order, customerName }, customerId: null, recipient: null, postcode: '' };
}

async function addOrder(
  transaction: ShopTransaction,
  { order, recipient, country, postcode, shippingMethod, tags }: ReadStoreOrder,
  { now, isHealed = false }: SaveStoreOrderOptions,
): Promise<StoreOrderOutcome> {
  const state = fromStoreOrder(order, await freeName(transaction, order.name, order.orderId));
  const parts = { country, postcode, shippingMethod, tags, ...(recipient && { recipient }) };
  const healed = isHealed ? [eventEntry(orderEvent('foundByCheck', {}), now.toISOString())] : [];
  const received = { ...state, ...parts, workflowRuns: 0, boxesSaved: 0 };
  const detail = { ...state.detail, timeline: healed };
  const isAdded =
    state.stage === 'open'
      ? await receiveOrder(transaction, { ...received, detail })
      : (
          await insertOrders(transaction, [
            {
              ...received,
              detail: {
                ...detail,
                timeline: [...healed, eventEntry(orderEvent('received', {}), order.createdAt)],
              },
            },
          ])
        ).has(order.orderId);
  if (!isAdded) throw new Error(`Order ${order.orderId} was added at the same moment; it is read again.`);
  return 'added';
}

/** The name of a new order; of a second one with the same name `#1001-2`. */
async function freeName(transaction: ShopTransaction, name: string, orderId: string): Promise<string> {
  const names = [name, ...Array.from({ length: 9 }, (_, index) => `${name}-${index + 2}`)];
  const taken = await takenOrderNames(transaction, names);
  return names.find((candidate) => !taken.has(candidate)) ?? `${name}-${orderId}`;
}

async function changeOrder(
  transaction: ShopTransaction,
  before: OrderState,
  received: ReadStoreOrder,
  { providers, now, tagsBefore }: SaveStoreOrderOptions & { tagsBefore: readonly string[] },
): Promise<StoreOrderOutcome> {
  const { orderId } = received.order;
  const waiting = await lockWaitingWrites(transaction, orderId);
  const own = await readStoreFulfillments(transaction, orderId);
  const change = afterStoreChange(before, received.order, {
    ownFulfillments: new Set([...own.values()].flat()),
    readsFulfillments:
      !waiting.some(({ kind }) => kind === 'shipments') && !(await hasUnansweredShipments(transaction, orderId)),
  });
  const { state: after } = change;
  const { isChanged, isMoved } = await withoutStoreWrites(transaction, async () => {
    await saveOrders(transaction, [{ before, after }]);
    await saveChangedLines(transaction, [{ orderId, before: before.detail.lineItems, after: after.detail.lineItems }]);
    return saveParts(transaction, received, tagsBefore);
  });
  const isWarned = change.events.some(({ kind }) => kind === 'warehouseOutdated');
  const events = [
    ...change.events.filter(({ kind }) => kind !== 'warehouseOutdated'),
    ...(isMoved ? [addressChangeEvent(await listWarehouseOrders(transaction, orderId))] : []),
  ];
  for (const event of events) await addEvent(transaction, orderId, event, now);
  if (change.hasEnded) {
    await releaseAllocations(transaction, [orderId], now);
    await withdrawOrders(transaction, [orderId], now);
    return 'changed';
  }
  for (const removed of change.removed) await releaseRemoved(transaction, orderId, removed, now);
  const isRequested = await removedInStore(transaction, orderId, change.removed, now);
  if (isWarned && (change.addsUnits || !isRequested))
    await addEvent(transaction, orderId, orderEvent('warehouseOutdated', {}), now);
  if ((change.changesItems || isMoved) && after.stage === 'open') {
    await runAfterStoreChange(transaction, providers, orderId, received.order.updatedAt, now);
    await addRoutingJobs(transaction, [orderId], { stops: stopsAlways, again: true });
  }
  return events.length > 0 || isChanged || after !== before ? 'changed' : 'same';
}

/** Saves customer, address, shipping method and tags where they changed; `isMoved`: it goes to another address. */
async function saveParts(
  transaction: ShopTransaction,
  { order, recipient, country, postcode, shippingMethod, tags }: ReadStoreOrder,
  tagsBefore: readonly string[],
): Promise<{ isChanged: boolean; isMoved: boolean }> {
  const before = await readStoreOrderParts(transaction, order.orderId);
  if (before === null) return { isChanged: false, isMoved: false };
  const after = {
    customerName: order.customerName,
    country,
    postcode,
    shippingMethod,
    tags: mergeTags(before.tags, tagsBefore, tags),
    recipient: recipient ?? before.recipient,
  };
  const { stageReason: _, ...partsBefore } = before;
  const isChanged = !isSame(partsBefore, after);
  if (isChanged) await saveStoreOrderParts(transaction, order.orderId, after);
  return { isChanged, isMoved: before.recipient !== null && !isSame(before.recipient, after.recipient) };
}

/** What the store added and removed since it was read last; tags that only the order here carries stay. */
function mergeTags(
  own: readonly string[],
  storeBefore: readonly string[],
  storeNow: readonly string[],
): readonly string[] {
  const removed = new Set(storeBefore.filter((tag) => !storeNow.includes(tag)));
  return [...new Set([...own.filter((tag) => !removed.has(tag)), ...storeNow])];
}

function isSame(a: object | null, b: object | null): boolean {
  const sorted = (value: object | null) =>
    JSON.stringify(Object.entries(value ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const flat = (value: object | null) =>
    value !== null && 'recipient' in value
      ? sorted({ ...value, recipient: sorted(value.recipient as object | null) })
      : sorted(value);
  return flat(a) === flat(b);
}
