import { createHash } from 'node:crypto';
import { type OrderEvent, orderEvent } from '@hub/domain/events';
import type { ShopTransaction } from '@hub/database';
import { insertOrders, lockOrderRows, lockOrders, saveOrders } from '@hub/database/orders';
import { replaceLines, saveChangedLines } from '@hub/database/products';
import { listRoutingLocations } from '@hub/database/routing';
import { readIntakePolicy } from '@hub/database/shopSettings';
import {
  hasUnansweredShipments,
  lockWaitingWrites,
  readStoreFulfillments,
  readStoreOrderParts,
  readStoreOrders,
  saveStoreOrder as saveRecord,
  saveStoreOrderParts,
  type StoreOrderParts,
  type StoreOrderRecord,
  takenOrderNames,
  withoutStoreWrites,
} from '@hub/database/store';
import { listWarehouseOrders } from '@hub/database/warehouses';
import { importedNamesOf } from '@hub/domain/imports';
import { isFinal, waitingStages } from '@hub/domain/orders';
import type { OrderState } from '@hub/domain/orders/actions';
import { withoutCanceled } from '@hub/domain/orders/detail';
import {
  afterStoreChange,
  fromStoreOrder,
  type IntakePolicy,
  isHeldFor,
  isOfFile,
  joinStoreOrder,
  type ReceivedState,
  type StoreFacts,
  storeFacts,
  type StoreOrder,
  unitsLeft,
} from '@hub/domain/orders/intake';
import { noPersonalWords } from '@hub/domain/shared';
import { eventEntry, addressChangeEvent } from '@hub/domain/orders/timeline';
import { countedByProvider, countedByStore } from '@hub/domain/routing';
import { isImportedId } from '../imports/importedOrderIds.ts';
import { addEvent } from '../orders/addEvent.ts';
import { receiveOrder } from '../orders/receiveOrder.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { consumeStock, putBack, releaseAllocations, releaseRemoved, shippedUnits } from '../routing/reserveStock.ts';
import { addRoutingJobs, stopsAlways } from '../routing/routeOrders.ts';
import { addDecisions } from '../orders/receiveOrder.ts';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { reviewIncompleteOrders } from '../shopSettings/missingOrderParts.ts';
import { unitsByLine } from '../warehouses/openUnits.ts';
import { holdAtWarehouse, moveAtWarehouse, removedInStore, withdrawStoreHold } from '../warehouses/requestChange.ts';
import { withdrawOrders } from '../warehouses/withdrawOrders.ts';
import { readBeforeChange, runAfterStoreChange } from '../workflows/decideOrders.ts';
import { awaitSchedule } from './awaitSchedule.ts';
import type { ReadStoreOrder, StoreServices } from './StoreServices.ts';

/** Outcome of reading an order from the store. `older` when a newer version was read before. */
export type StoreOrderOutcome = 'added' | 'changed' | 'same' | 'older';

export interface SaveStoreOrderOptions extends Pick<StoreServices, 'log'> {
  providers: ProviderStore;
  /** The shop's policy, if already read. */
  policy?: IntakePolicy;
  now: Date;
  /** Whether the comparison with the store found it missing. */
  isHealed?: boolean;
}

/**
 * Stores the store's current version of an order. A new one gets its lines, customer, timeline and decision job; a
 * known one is updated, with timeline entries and follow-up work. Ignores versions older than the last one read, so
 * webhooks may arrive in any order.
 */
export async function saveStoreOrder(
  transaction: ShopTransaction,
  read: ReadStoreOrder,
  options: SaveStoreOrderOptions,
): Promise<StoreOrderOutcome> {
  const { orderId, updatedAt } = read.order;
  const policy = options.policy ?? (await readIntakePolicy(transaction));
  const found = (await lockOrders(transaction, [orderId])).get(orderId);
  const known = (await readStoreOrders(transaction, [orderId])).get(orderId);
  const version = new Date(updatedAt);
  if (known !== undefined && known.updatedAt > version) return 'older';
  const isFirstTime = known === undefined && found !== undefined && isOfFile(found, read.order);
  const before = isFirstTime ? await joinFile(transaction, found, read.order, options.now) : found;
  const whole = withKnownParts(read, known?.facts);
  const received = known?.isRedacted && before !== undefined ? withoutPerson(whole, before) : whole;
  const facts = factsOf(received, policy);
  if (!known?.facts?.isContradictory) logContradiction(options, orderId, facts);
  const record = {
    orderId,
    updatedAt: version,
    readAt: options.now,
    customerId: received.customerId,
    tags: received.order.tags,
    facts,
  };
  const outcome =
    before === undefined
      ? await addOrder(transaction, received, { ...options, policy })
      : await changeOrder(transaction, before, received, { ...options, policy, known, record });
  if (before === undefined) await saveRecord(transaction, record);
  await awaitSchedule(transaction, [{ orderId, facts, last: known?.facts ?? null }], options.now);
  return outcome;
}

/** Logs contradictory quantities of an order, if any. */
export function logContradiction(
  { log }: Pick<StoreServices, 'log'>,
  orderId: string,
  { isContradictory }: StoreFacts,
): void {
  if (isContradictory)
    log?.(
      `The store has order ${orderId} with quantities that contradict each other. What its fulfillment orders have left counts.`,
    );
}

/**
 * The store has an order that was imported from a file: it takes over the store's lines and follows them from now on.
 */
async function joinFile(
  transaction: ShopTransaction,
  found: OrderState,
  received: StoreOrder,
  now: Date,
): Promise<OrderState> {
  const { orderId } = found.order;
  const isGiven = await isGivenAway(transaction, found);
  const joined = joinStoreOrder(found, received, isGiven);
  await withoutStoreWrites(transaction, async () => {
    if (!isGiven) await releaseAllocations(transaction, [orderId], now);
    await replaceLines(transaction, orderId, joined.detail.lineItems);
    await saveOrders(transaction, [
      { before: { ...found, detail: { ...found.detail, lineItems: joined.detail.lineItems } }, after: joined },
    ]);
  });
  await addEvent(transaction, orderId, orderEvent('joinedStore', {}), now);
  if (!isGiven && found.stage === 'open')
    await addRoutingJobs(transaction, [orderId], { stops: stopsAlways, again: true });
  return joined;
}

/** Whether a warehouse may have the order or has shipped part of it. */
async function isGivenAway(transaction: ShopTransaction, { stage, order, detail }: OrderState): Promise<boolean> {
  const hasShipped = detail.fulfillments.some(({ fulfillmentId }) => fulfillmentId !== order.orderId);
  return stage === 'inFulfillment' || hasShipped || (await listWarehouseOrders(transaction, order.orderId)).length > 0;
}

/**
 * Keeps the last value of facts missing from this read: an order released by its payment terms isn't held again for
 * them.
 */
function withKnownParts(read: ReadStoreOrder, last: StoreFacts | null | undefined): ReadStoreOrder {
  if (!last) return read;
  const { checkout, returns = last.returns, refunds = last.refunds } = read.order;
  const terms = last.checkout?.paymentTerms;
  const knowsTerms = checkout === undefined || checkout.paymentTerms !== undefined || terms === undefined;
  return {
    ...read,
    order: {
      ...read.order,
      ...(returns && { returns }),
      ...(refunds && { refunds }),
      ...(!knowsTerms && { checkout: { ...checkout, paymentTerms: terms } }),
    },
  };
}

/** Removes personal data, for an order with a removed customer. */
function withoutPerson(read: ReadStoreOrder, { order: { customerName } }: OrderState): ReadStoreOrder {
  const { checkout } = read.order;
  const fulfillmentOrders = read.order.fulfillmentOrders.map((part) => ({ ...part, destination: null }));
  const known = {
    ...read.order,
    customerName,
    fulfillmentOrders,
    ...(checkout && { checkout: { ...checkout, ...noPersonalWords } }),
  };
  return { ...read, order: known, customerId: null, recipient: null, postcode: '' };
}

/**
 * The order with its destination address. When its parts go to several addresses it keeps its current one: `known`,
 * null for a new order.
 */
export function atDestination(
  read: ReadStoreOrder,
  policy: IntakePolicy,
  known: Pick<ReadStoreOrder, 'recipient' | 'country' | 'postcode'> | null = null,
): ReadStoreOrder {
  const [destination = null, ...others] = unitsLeft(read.order, policy).destinations;
  if (others.length > 0)
    return known === null
      ? read
      : { ...read, recipient: known.recipient, country: known.country, postcode: known.postcode };
  if (destination === null) return read;
  return { ...read, recipient: destination, country: destination.country, postcode: destination.postcode };
}

/** What is kept of the store's version. */
export function factsOf(read: ReadStoreOrder, policy: IntakePolicy): StoreFacts {
  return { ...storeFacts(read.order, policy), ...seenAddress(read, policy) };
}

/** A fingerprint of where the store sends an order, without its e-mail; nothing when that is not one address. */
function seenAddress({ order, recipient }: ReadStoreOrder, policy: IntakePolicy): Pick<StoreFacts, 'addressKey'> {
  const [first, ...others] = unitsLeft(order, policy).destinations;
  const destination = first ?? recipient;
  if (destination === null || others.length > 0) return {};
  const { email: _, ...address } = destination;
  const parts = JSON.stringify(Object.entries(address).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { addressKey: createHash('sha256').update(parts).digest('base64url') };
}

/** The store's version with our address: it has not changed its own, and ours may not be written there yet. */
function withOwnAddress(read: ReadStoreOrder, own: StoreOrderParts | null): ReadStoreOrder {
  if (own === null || own.recipient === null) return read;
  const { recipient, country, postcode } = own;
  return { ...read, recipient: { ...recipient, email: read.recipient?.email ?? recipient.email }, country, postcode };
}

async function addOrder(
  transaction: ShopTransaction,
  read: ReadStoreOrder,
  { now, policy, isHealed = false }: SaveStoreOrderOptions & { policy: IntakePolicy },
): Promise<StoreOrderOutcome> {
  const { order, recipient, country, postcode, shippingMethod } = atDestination(read, policy);
  const orderName = await freeName(transaction, order.name, order.orderId);
  const { state, event } = await besideFile(transaction, fromStoreOrder(order, policy, orderName), order.name, now);
  const parts = { country, postcode, shippingMethod, tags: order.tags, ...(recipient && { recipient }) };
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
                timeline: [
                  ...(event === null ? [] : [eventEntry(event, now.toISOString())]),
                  ...healed,
                  eventEntry(orderEvent('received', {}), order.createdAt),
                ],
              },
            },
          ])
        ).has(order.orderId);
  if (!isAdded) throw new Error(`Order ${order.orderId} was added at the same moment; it is read again.`);
  return 'added';
}

/**
 * Handles a new order with the name of an imported one under another id: they are the same order, and only one ships.
 * The imported one is closed; if a warehouse has it, the store's waits for a person.
 */
async function besideFile(
  transaction: ShopTransaction,
  received: ReceivedState,
  name: string,
  now: Date,
): Promise<ReceivedState> {
  const taken = await takenOrderNames(transaction, importedNamesOf(name));
  const orderId = [...taken.values()].find(isImportedId);
  if (orderId === undefined) return received;
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  const { state } = received;
  if (before === undefined || isFinal(before.stage) || isFinal(state.stage)) return received;
  if (await isGivenAway(transaction, before))
    return {
      state: { ...state, stage: 'needsReview' },
      event: orderEvent('sameOrderFromFile', { order: before.order.orderName }),
    };
  const after: OrderState = { ...before, stage: 'closed', order: { ...before.order, closedAt: now.toISOString() } };
  await saveOrders(transaction, [{ before, after }]);
  await releaseAllocations(transaction, [orderId], now);
  await addEvent(transaction, orderId, orderEvent('sameOrderInStore', { order: state.order.orderName }), now);
  return received;
}

/** A unique order name; a second order with the same name becomes `#1001-2`. */
async function freeName(transaction: ShopTransaction, name: string, orderId: string): Promise<string> {
  const names = [name, ...Array.from({ length: 9 }, (_, index) => `${name}-${index + 2}`)];
  const taken = await takenOrderNames(transaction, names);
  return names.find((candidate) => !taken.has(candidate)) ?? `${name}-${orderId}`;
}

async function changeOrder(
  transaction: ShopTransaction,
  before: OrderState,
  received: ReadStoreOrder,
  {
    providers,
    policy,
    now,
    known,
    record,
  }: SaveStoreOrderOptions & {
    policy: IntakePolicy;
    known: StoreOrderRecord | undefined;
    record: Parameters<typeof saveRecord>[1];
  },
): Promise<StoreOrderOutcome> {
  const { orderId } = received.order;
  const waiting = await lockWaitingWrites(transaction, orderId);
  const parts = await readStoreOrderParts(transaction, orderId);
  const last = known?.facts ?? null;
  const change = afterStoreChange(before, received.order, {
    // For orders read by an earlier release, it is unknown whether a person chose them.
    policy: last === null ? { ...policy, goLiveAt: null } : policy,
    ownFulfillments: await readStoreFulfillments(transaction, orderId),
    // Without an attempt to write it, it can't exist.
    readsFulfillments:
      !waiting.some(({ kind, tries }) => kind === 'shipments' && tries > 0) &&
      !(await hasUnansweredShipments(transaction, orderId)),
    removesLines: waiting.some(({ kind }) => kind === 'lines'),
    last,
    reason: parts?.stageReason ?? null,
  });
  const { state: after } = change;
  const isWatched = waitingStages.includes(after.stage);
  const readBefore = isWatched ? await readBeforeChange(transaction, orderId) : null;
  const { isChanged, isMoved } = await withoutStoreWrites(transaction, async () => {
    await saveOrders(transaction, [{ before, after, event: change.reason }]);
    await saveChangedLines(transaction, [{ orderId, before: before.detail.lineItems, after: after.detail.lineItems }]);
    const arrived = atDestination(received, policy, parts);
    const isSeen =
      last?.addressKey === undefined
        ? waiting.some(({ kind }) => kind === 'address')
        : last.addressKey === record.facts?.addressKey;
    return saveParts(transaction, isSeen ? withOwnAddress(arrived, parts) : arrived, parts, known?.tags ?? []);
  });
  await saveRecord(transaction, record);
  const isWarned = change.events.some(({ kind }) => kind === 'warehouseOutdated');
  const events = [
    ...change.events.filter(({ kind }) => kind !== 'warehouseOutdated'),
    ...(isMoved ? [addressChangeEvent(await listWarehouseOrders(transaction, orderId))] : []),
  ];
  for (const event of events) await addEvent(transaction, orderId, event, now);
  if (isMoved) await moveAtWarehouse(transaction, orderId);
  if (change.heldInStore !== null) {
    const { refusal } = await holdAtWarehouse(transaction, after, { ...change.heldInStore, staffId: null }, now);
    // It is already being asked for another reason, or has nothing left there.
    if (refusal !== null) await addEvent(transaction, orderId, change.heldInStore.event, now);
  } else if (after.stage === 'inFulfillment') {
    const isOver = (reason: OrderEvent | null) => !isHeldFor(reason, received.order, policy);
    if (await withdrawStoreHold(transaction, orderId, isOver))
      await addEvent(transaction, orderId, orderEvent('releasedInStore', {}), now);
  }
  const byHand = await followFulfillments(transaction, before, after, now);
  if (change.hasEnded) {
    await releaseAllocations(transaction, [orderId], now);
    await withdrawOrders(transaction, [orderId], now);
    return 'changed';
  }
  for (const { lineItemId, quantity } of change.removed) {
    const units = quantity - (byHand.get(lineItemId) ?? 0);
    if (units > 0) await releaseRemoved(transaction, orderId, { lineItemId, quantity: units }, now);
  }
  const isRequested = await removedInStore(transaction, orderId, change.removed, now);
  const isOnlyAdded = change.addsUnits && change.removed.length === 0;
  if (isWarned && !isRequested && !isOnlyAdded)
    await addEvent(transaction, orderId, orderEvent('warehouseOutdated', {}), now);
  // Added units become a separate part, unless the warehouse must now hold the order.
  if (change.addsUnits && after.stage === 'inFulfillment' && change.heldInStore === null)
    await addWarehouseJobs(transaction, [orderId]);
  if (change.isReleased) await addDecisions(transaction, [orderId]);
  const isToRoute = change.changesItems || change.isReleased || isMoved;
  const reason = change.reason ?? parts?.stageReason ?? null;
  const isOpen = isMoved ? await checkAddress(transaction, providers, { after, reason }, now) : after.stage === 'open';
  if (readBefore !== null) {
    const version = { before: readBefore, unseen: known?.unseenFields ?? [], isOpen, changesOther: isMoved };
    await runAfterStoreChange(transaction, providers, orderId, version, now);
  }
  if (isToRoute && isOpen) await addRoutingJobs(transaction, [orderId], { stops: stopsAlways, again: true });
  return events.length > 0 || change.heldInStore !== null || isChanged || after !== before ? 'changed' : 'same';
}

/**
 * Checks a new address as that of a new order. One that waited because something was missing opens if nothing is any
 * more. Resolves to whether the order is open.
 */
export async function checkAddress(
  transaction: ShopTransaction,
  providers: ProviderStore,
  { after, reason }: { after: OrderState; reason: OrderEvent | null },
  now: Date,
): Promise<boolean> {
  const { orderId } = after.order;
  const waits = after.stage === 'needsReview' && reason?.kind === 'sentToReview';
  if (!waits && after.stage !== 'open') return false;
  if (waits) await saveOrders(transaction, [{ before: after, after: { ...after, stage: 'open' } }]);
  await reviewIncompleteOrders(transaction, providers, [orderId], now);
  return (await lockOrderRows(transaction, [orderId])).get(orderId)?.stage === 'open';
}

/**
 * Units that people shipped with the store's own fulfillments leave counted stock and reservations; canceled ones
 * return. Resolves to the units that left, by line.
 */
async function followFulfillments(
  transaction: ShopTransaction,
  { order: { orderId }, detail: before }: OrderState,
  { detail: after }: OrderState,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (before.fulfillments === after.fulfillments) return new Map();
  const known = new Set(before.fulfillments.map(({ fulfillmentId }) => fulfillmentId));
  const added = after.fulfillments.filter(({ fulfillmentId }) => !known.has(fulfillmentId));
  const shipped = shippedUnits(after, added);
  if (shipped.length > 0) {
    const locations = await listRoutingLocations(transaction);
    const countedThere = new Set([...countedByStore(locations), ...countedByProvider(locations)]);
    await consumeStock(transaction, orderId, shipped, now, { cause: 'shippedByHand', countedThere });
  }
  const valid = new Set(withoutCanceled(after.fulfillments).map(({ fulfillmentId }) => fulfillmentId));
  const canceled = withoutCanceled(before.fulfillments).filter(({ fulfillmentId }) => !valid.has(fulfillmentId));
  // Routing reserves units to be shipped again.
  for (const shipment of new Set(canceled.map(({ fulfillmentId }) => fulfillmentId)))
    await putBack(transaction, orderId, shipment, [], now);
  return unitsByLine(shipped);
}

/** Saves changed customer, address, shipping method and tags. `isMoved` when the address changed. */
async function saveParts(
  transaction: ShopTransaction,
  { order, recipient, country, postcode, shippingMethod }: ReadStoreOrder,
  before: StoreOrderParts | null,
  tagsBefore: readonly string[],
): Promise<{ isChanged: boolean; isMoved: boolean }> {
  if (before === null) return { isChanged: false, isMoved: false };
  const after = {
    customerName: order.customerName,
    country,
    postcode,
    shippingMethod,
    tags: mergeTags(before.tags, tagsBefore, order.tags),
    recipient: recipient ?? before.recipient,
  };
  const { stageReason: _, ...partsBefore } = before;
  const isChanged = !isSame(partsBefore, after);
  if (isChanged) await saveStoreOrderParts(transaction, order.orderId, after);
  return {
    isChanged,
    isMoved: before.recipient !== null && !isSame(before.recipient, after.recipient),
  };
}

/** Merges tags added and removed in the store since the last read. Tags changed only here stay that way. */
function mergeTags(
  own: readonly string[],
  storeBefore: readonly string[],
  storeNow: readonly string[],
): readonly string[] {
  const removed = new Set(storeBefore.filter((tag) => !storeNow.includes(tag)));
  const added = storeNow.filter((tag) => !storeBefore.includes(tag));
  return [...new Set([...own.filter((tag) => !removed.has(tag)), ...added])];
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
