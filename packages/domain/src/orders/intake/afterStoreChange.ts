import { type OrderEvent, orderEvent, readEvent } from '../../events/OrderEvent.ts';
import { groupBy } from '../../shared/lists/groupBy.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { shippedQuantity, withoutCanceled } from '../detail/groupLineItems.ts';
import type { Fulfillment, LineItem, ParcelTracking, SeenHold } from '../detail/OrderDetail.ts';
import { plainOrderFieldRows } from '../orderFields.ts';
import { isFinal } from '../OrderStage.ts';
import { shipmentName } from '../shipping/applyShipment.ts';
import {
  inStoreUnits,
  inUnitsSent,
  isReplaced,
  type LineInPlace,
  linesInPlace,
  removedHere,
} from '../shipping/storeUnits.ts';
import { backOrderStates } from '../threePlStatus.ts';
import {
  elsewhereEvent,
  factsOfRow,
  fulfillmentStatusOf,
  hasUnitsToShip,
  isContradictory,
  newLine,
  partsOf,
  quantitiesOf,
  unitsLeft,
} from './fromStoreOrder.ts';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import { heldUnits, isPartHeldFor, newHoldOfUnits } from './heldParts.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import { shippedTwiceEvents } from './shippedTwice.ts';
import type { StoreOrder, StoreOrderFulfillment } from './StoreOrder.ts';
import type { UnitsLeft } from './whatToShip.ts';
import { type TakenBack, takenBackEvents, unitsReturned } from './takenBack.ts';
import { isStoreStop, type Stop, whyItWaits } from './whyItWaits.ts';

/** What a newer store version of an order changed here. */
export interface StoreChange {
  /** Existing lines keep their order and new ones come last; an unchanged line is the same object. */
  state: OrderState;
  events: readonly OrderEvent[];
  /** Why the order waits where it now does; `null` when it did not move or does not wait for the store. */
  reason: OrderEvent | null;
  /** The items to ship changed, so the order must be decided and routed again. */
  changesItems: boolean;
  /** Why the order's warehouse should hold it, and where it then waits; `null` when it should not. */
  heldInStore: Stop | null;
  /** The order may now leave and could not before, so it is decided like a new one. */
  isReleased: boolean;
  /** Nothing of it ships any more, so the warehouse must not ship it. */
  hasEnded: boolean;
  /** Units were added that the order's warehouse does not know of. */
  addsUnits: boolean;
  /** Units that no longer ship. */
  removed: readonly { lineItemId: string; quantity: number }[];
}

/** The store's last known facts, for comparison with the next version. */
export interface StoreFacts extends TakenBack {
  closedAt: IsoTime | null;
  /** Why it had to wait; `null` when it did not. */
  stop: OrderEvent | null;
  /** When the next part may leave by the store's schedule; `null` when none is scheduled. Absent in old rows. */
  opensAt?: IsoTime | null;
  /** `currentQuantity` by line. */
  quantities: Readonly<Record<string, number>>;
  /** Unit price after all discounts, by line; absent when nothing was discounted or an earlier release read it. */
  paid?: Readonly<Record<string, number>>;
  /** Absent when unknown. */
  checkout?: Checkout;
  /** Holds by others; absent for none or when an earlier release read it. */
  holds?: readonly SeenHold[];
  /** Its quantities contradict each other; absent when they don't or an earlier release read it. */
  isContradictory?: true;
  /**
   * What a fulfillment's first number does not say, by fulfillment id; absent for nothing or when an earlier release
   * read it.
   */
  trackings?: Readonly<Record<string, ParcelTracking>>;
  /** Units on hold by line; absent for none or when an earlier release read it. */
  held?: Readonly<Record<string, number>>;
}

export interface StoreChangeOptions {
  policy: IntakePolicy;
  /** The store's known fulfillments for our shipments; others made the rest. */
  ownFulfillments: ReadonlyMap<string, readonly string[]>;
  /** False when the store may have unknown fulfillments of ours, because a reply was lost or is on its way. */
  readsFulfillments: boolean;
  /** Units removed here still have to be removed in the store. */
  removesLines: boolean;
  /** Facts from the last read; `null` when unknown. */
  last: StoreFacts | null;
  /** Why the order is where it is; `null` when unknown. */
  reason: OrderEvent | null;
}

/** The part of a version that is compared with the next. */
export function storeFacts(received: StoreOrder, policy: IntakePolicy): StoreFacts {
  const left = unitsLeft(received, policy);
  const times = left.waits.flatMap((wait) => (wait.type === 'scheduled' ? (wait.until ?? []) : []));
  return {
    closedAt: received.closedAt,
    stop: whyItWaits(received, left, policy)?.event ?? null,
    opensAt: times.toSorted()[0] ?? null,
    quantities: Object.fromEntries(received.lines.map((line) => [line.lineItemId, line.currentQuantity])),
    ...(received.checkout && { checkout: received.checkout }),
    ...paidPrices(received),
    ...seenHolds(received),
    ...(isContradictory(received) && { isContradictory: true }),
    ...seenUnits(left),
    ...seenTrackings(received),
    ...(received.returns && { returns: received.returns }),
    ...(received.refunds && { refunds: received.refunds }),
  };
}

function paidPrices({ lines }: StoreOrder): Pick<StoreFacts, 'paid'> {
  const paid = lines.flatMap(({ lineItemId, price, paidPrice }) =>
    paidPrice === undefined || paidPrice === price ? [] : [[lineItemId, paidPrice] as const],
  );
  return paid.length === 0 ? {} : { paid: Object.fromEntries(paid) };
}

function seenTrackings({ fulfillments }: StoreOrder): Pick<StoreFacts, 'trackings'> {
  const trackings = fulfillments.flatMap(({ fulfillmentId, isCancelled, carrier, trackingUrl, moreTrackings }) =>
    isCancelled || !(carrier || trackingUrl || moreTrackings)
      ? []
      : [
          [
            fulfillmentId,
            {
              ...(carrier && { carrier }),
              ...(trackingUrl && { trackingUrl }),
              ...(moreTrackings && { moreTrackings }),
            },
          ] as const,
        ],
  );
  return trackings.length === 0 ? {} : { trackings: Object.fromEntries(trackings) };
}

function seenUnits(left: UnitsLeft): Pick<StoreFacts, 'held'> {
  const held = heldUnits(left);
  return held.size === 0 ? {} : { held: Object.fromEntries(held) };
}

function seenHolds({ fulfillmentOrders }: StoreOrder): Pick<StoreFacts, 'holds'> {
  const holds = fulfillmentOrders.flatMap(({ holds: all, supportedActions = [] }) =>
    all.flatMap(({ holdId, reason, note, isOurs }) =>
      isOurs || holdId === undefined
        ? []
        : [{ holdId, reason, note, canRelease: supportedActions.includes('RELEASE_HOLD') }],
    ),
  );
  return holds.length === 0 ? {} : { holds };
}

/**
 * An order's state after the store changed it. A person's ending stays; the store's ends when the store reopens the
 * order.
 */
export function afterStoreChange(known: OrderState, received: StoreOrder, options: StoreChangeOptions): StoreChange {
  const before = withFactsOfRow(known, received);
  const change = changeOf(before, received, options);
  const said = [...change.events, ...(change.heldInStore === null ? [] : [change.heldInStore.event])];
  const takenBack = takenBackEvents(options.last ?? {}, received);
  return { ...change, events: [...factEvents(known, before, said), ...takenBack, ...change.events] };
}

/**
 * Changes in payment, risk and disputes since the last read. `others` already report what an order now waits for or
 * no longer waits for.
 */
function factEvents(
  { order: last }: OrderState,
  { order: { paymentStatus, risk, dispute } }: OrderState,
  others: readonly OrderEvent[],
): readonly OrderEvent[] {
  const isSaid = (kind: OrderEvent['kind']) => others.some((event) => event.kind === kind);
  // Empty: an earlier release did not keep it, or the store had not decided.
  const isPaymentChanged = last.paymentStatus !== '' && paymentStatus !== '' && paymentStatus !== last.paymentStatus;
  const isRiskChanged = risk !== last.risk && risk !== '' && !(last.risk === '' && isHarmless(risk));
  return [
    ...(isPaymentChanged && !isSaid('awaitsPayment') ? [orderEvent('paymentChanged', { status: paymentStatus })] : []),
    ...(isRiskChanged && !isSaid('riskFound') ? [orderEvent('riskChanged', { recommendation: risk })] : []),
    ...(dispute !== last.dispute && dispute !== '' && !isSaid('disputeOpen')
      ? [orderEvent('disputeChanged', { status: dispute })]
      : []),
  ];
}

function isHarmless(risk: string): boolean {
  return risk === 'NONE' || risk === 'ACCEPT';
}

function changeOf(before: OrderState, received: StoreOrder, options: StoreChangeOptions): StoreChange {
  const nothing: StoreChange = {
    state: before,
    events: [],
    reason: null,
    heldInStore: null,
    changesItems: false,
    isReleased: false,
    hasEnded: false,
    addsUnits: false,
    removed: [],
  };
  if (before.stage === 'cancelled') return nothing;
  if (received.cancelledAt !== null)
    return {
      ...nothing,
      state: { ...before, stage: 'cancelled', order: { ...before.order, cancelledAt: received.cancelledAt } },
      events: [cancelEvent(before)],
      hasEnded: true,
    };
  const { stage } = before;
  const left = leftHere(before, received, options);
  if (stage === 'closed' && !isOpenedAgain(before, received, left, options.last)) return nothing;
  const unwritten = unwrittenUnits(before, received, options);
  const shipments = readShipments(before, received, options);
  const twice = shippedTwiceEvents(before.detail, shipments.after, received, unwritten);
  const lines = changedLines(before, received, { ...options, left, fulfillments: shipments.after });
  const isChanged = lines.isChanged || shipments.after !== before.detail.fulfillments;
  const detail = isChanged
    ? { ...before.detail, lineItems: lines.after, fulfillments: shipments.after }
    : before.detail;
  const changed: OrderState = { ...before, detail, order: withFulfillmentStatus(before, detail, left) };
  const stop = whyItWaits(received, left, options.policy);
  const next = nextStage(changed, received, { ...options, left, stop, isChanged });
  const isOutdated = stage === 'inFulfillment' && (lines.removed.length > 0 || lines.addsUnits);
  const hasEnded = next.state.stage !== stage && (isFinal(next.state.stage) || next.state.stage === 'shipped');
  return {
    state: next.state,
    events: [
      ...lines.events,
      ...shipments.events,
      ...twice,
      ...(isOutdated ? [orderEvent('warehouseOutdated', {})] : []),
      ...next.events,
    ],
    reason: next.reason,
    heldInStore: stage === 'inFulfillment' && !hasEnded ? newHold(received, left.given, options) : null,
    changesItems: isChanged && next.state.stage === stage,
    isReleased: next.state.stage === 'open' && stage !== 'open',
    hasEnded,
    addsUnits: lines.addsUnits,
    removed: lines.removed,
  };
}

/**
 * Why the store now holds back all or part of an order that it let leave at the last read; `null` when it still lets
 * it leave. `given` has units that the warehouse has and the store holds back, by line.
 */
function newHold(
  received: StoreOrder,
  given: ReadonlyMap<string, number>,
  { policy, last }: StoreChangeOptions,
): Stop | null {
  if (last === null) return null;
  const { left, stop } = holdsOf(received, policy);
  if (stop !== null && !isSameEvent(stop.event, last.stop)) return stop;
  const event = newHoldOfUnits(left, given, last.held ?? {});
  return event && { stage: 'hold', event };
}

/** Whether a hold requested from a warehouse for this reason still applies: the store, or a person, wants it. */
export function isHeldFor(reason: OrderEvent | null, received: StoreOrder, policy: IntakePolicy): boolean {
  if (!isStoreStop(reason)) return true;
  const { left, stop } = holdsOf(received, policy);
  return stop !== null || isPartHeldFor(reason, left);
}

/** What is left of a sent order, and why it would wait now. */
function holdsOf(received: StoreOrder, policy: IntakePolicy): { left: UnitsLeft; stop: Stop | null } {
  const left = unitsLeft(received, policy);
  return { left, stop: whyItWaits(received, left, { ...policy, goLiveAt: null }) };
}

/** Whether the store reopened an order that the store itself had closed. */
function isOpenedAgain(
  { detail }: OrderState,
  received: StoreOrder,
  { now, waiting }: UnitsLeft,
  last: StoreFacts | null,
): boolean {
  if (received.closedAt !== null) return false;
  if (last !== null && last.closedAt !== null) return true;
  // An order with nothing left was closed for that; one with something left was closed by a person.
  if (detail.lineItems.some(hasUnitsToShip)) return false;
  return now.size > 0 || waiting.size > 0;
}

/** A person must know when goods of a canceled order have left. */
function cancelEvent({ detail: { lineItems, fulfillments } }: OrderState): OrderEvent {
  const hasShipped = withoutCanceled(fulfillments).some(({ quantity }) => quantity > 0);
  const shipped = !hasShipped ? 'none' : lineItems.some(hasUnitsToShip) ? 'part' : 'all';
  return orderEvent('canceledInStore', { shipped });
}

interface NextStage {
  state: OrderState;
  events: readonly OrderEvent[];
  reason: OrderEvent | null;
}

interface NextStageOptions extends StoreChangeOptions {
  left: UnitsLeft;
  stop: Stop | null;
  isChanged: boolean;
}

function nextStage(state: OrderState, received: StoreOrder, options: NextStageOptions): NextStage {
  const { left, stop, isChanged, last, reason } = options;
  const { stage } = state;
  const stays: NextStage = { state, events: [], reason: null };
  const hasShipped = withoutCanceled(state.detail.fulfillments).some(({ quantity }) => quantity > 0);
  // What is left of an order that has shipped was added after it was archived.
  const isOld = hasShipped && received.closedAt === last?.closedAt;
  // A store archives what was fulfilled by itself; here it stays listed as shipped.
  if (received.closedAt !== null && !isOld && stage !== 'inFulfillment' && stage !== 'shipped')
    return end(state, 'closed', received.closedAt, orderEvent('archivedInStore', {}));
  const isLeft = state.detail.lineItems.some(hasUnitsToShip);
  if (!isLeft && left.waiting.size === 0) {
    if (stage === 'shipped' || (!isChanged && stage !== 'closed' && !isStoreStop(reason))) return stays;
    if (hasShipped) return end(state, 'shipped', received.updatedAt, null);
    return end(state, 'closed', received.updatedAt, elsewhereEvent(left) ?? orderEvent('nothingLeftInStore', {}));
  }
  const isDone = stage === 'shipped' && received.closedAt !== null && !hasMoreUnits(received, last);
  if (stage === 'inFulfillment' || isDone) return stays;
  if (stage === 'shipped' || stage === 'closed') {
    const opened = { ...state, order: { ...state.order, closedAt: null } };
    // The rest of a shipped order waits for its time; nothing was returned.
    const events = isLeft || stage === 'closed' ? [orderEvent('reopenedInStore', {})] : [];
    return stop === null
      ? { state: { ...opened, stage: 'open' }, events, reason: null }
      : { ...stopped(opened, stop), events: [...events, stop.event] };
  }
  const waitsForStore = (stage === 'hold' || stage === 'needsReview') && isStoreStop(reason);
  if (stop === null) {
    // A warehouse returned it because a part is held: the free part leaves with that one.
    const waitsForPart = last?.stop === null && isPartHeldFor(reason, left);
    return waitsForStore && !waitsForPart
      ? { state: { ...state, stage: 'open' }, events: [orderEvent('releasedInStore', {})], reason: null }
      : stays;
  }
  if (waitsForStore) return stop.stage === stage && isSameEvent(stop.event, reason) ? stays : stopped(state, stop);
  if (stage === 'hold' || stage === 'needsReview') return stays;
  // A person who opened it anyway has decided; no one can override what the store holds back.
  const isDecided = isLeft && isSameEvent(stop.event, last?.stop ?? null);
  return isDecided ? stays : stopped(state, stop);
}

/** Whether the store has added units since it was read last, as an edit or an exchange does. */
function hasMoreUnits({ lines }: StoreOrder, last: StoreFacts | null): boolean {
  return last !== null && lines.some((line) => line.currentQuantity > (last.quantities[line.lineItemId] ?? 0));
}

function stopped(state: OrderState, { stage, event }: Stop): NextStage {
  return { state: { ...state, stage }, events: [event], reason: event };
}

function end(state: OrderState, stage: 'closed' | 'shipped', at: IsoTime, event: OrderEvent | null): NextStage {
  const order = { ...state.order, backOrderState: backOrderStates.none };
  const ended = stage === 'shipped' ? { ...order, shippedAt: at } : { ...order, closedAt: at };
  const isThere = state.stage === stage;
  return {
    state: isThere ? state : { ...state, stage, order: ended },
    events: isThere || event === null ? [] : [event],
    reason: isThere ? null : event,
  };
}

/** Stored values return with their keys reordered; parsing restores their kind's order. */
function isSameEvent(one: OrderEvent, other: OrderEvent | null): boolean {
  const asRead = ({ kind, values }: OrderEvent) => JSON.stringify(readEvent(kind, values));
  return other !== null && asRead(one) === asRead(other);
}

/** The row follows the store in every stage: a payment can be refunded after the order was canceled. */
function withFactsOfRow(state: OrderState, received: StoreOrder): OrderState {
  const order = { ...state.order, ...factsOfRow(received) };
  return plainOrderFieldRows.some(({ field }) => order[field] !== state.order[field]) ? { ...state, order } : state;
}

function withFulfillmentStatus(
  { order }: OrderState,
  { lineItems, fulfillments }: OrderState['detail'],
  left: UnitsLeft,
): OrderState['order'] {
  const fulfillmentStatus = fulfillmentStatusOf(lineItems, left, fulfillments);
  return order.fulfillmentStatus === fulfillmentStatus ? order : { ...order, fulfillmentStatus };
}

interface UnitsLeftHere extends UnitsLeft {
  /** Units that a warehouse has and the store holds back, by store line. They count as `now`. */
  given: ReadonlyMap<string, number>;
}

/**
 * What the store says is left, adjusted for what it does not know yet: units we shipped are still left there, those
 * of a voided shipment not yet, and removed ones still are.
 */
function leftHere(before: OrderState, received: StoreOrder, options: StoreChangeOptions): UnitsLeftHere {
  const { policy, readsFulfillments, removesLines } = options;
  const left = unitsLeft(received, policy);
  const known = new Map(before.detail.lineItems.map((item) => [item.lineItemId, item]));
  const inPlace = linesInPlace(before.detail.lineItems);
  const unwritten = unwrittenUnits(before, received, options);
  const now = new Map<string, number>();
  const waiting = new Map<string, number>();
  const givenUnits = new Map<string, number>();
  for (const { lineItemId, currentQuantity } of received.lines) {
    const item = known.get(lineItemId);
    const items = inPlace.get(lineItemId);
    if (item !== undefined && items === undefined && isReplaced(item)) continue;
    const removed = removesLines && item ? Math.max(0, currentQuantity - (item.isCancelled ? 0 : item.quantity)) : 0;
    const free = left.now.get(lineItemId) ?? 0;
    const kept = left.waiting.get(lineItemId) ?? 0;
    const given =
      before.stage === 'inFulfillment' ? Math.min(kept, Math.max(0, unitsGiven(item, items, unwritten) - free)) : 0;
    if (given > 0) givenUnits.set(lineItemId, given);
    const open = free + given - removed;
    if (kept > given) waiting.set(lineItemId, kept - given);
    const sent =
      item === undefined || items === undefined
        ? [{ id: lineItemId, of: item, open }]
        : items.map((part) => ({
            id: part.lineItemId,
            of: part,
            open: open * part.replaces.units - removedHere(part, item),
          }));
    for (const { id, of, open: units } of sent) {
      const { shipped, voided } = unwritten.get(id) ?? { shipped: 0, voided: 0 };
      const most = Math.max(0, units + voided);
      const least = Math.max(0, most - shipped);
      const toShip = readsFulfillments || !of ? least : Math.min(most, Math.max(least, of.fulfillableQuantity));
      if (toShip > 0) now.set(id, toShip);
    }
  }
  return { ...left, now, waiting, given: givenUnits };
}

/**
 * Units of a line that a warehouse has, in the store's count. A later hold does not take them back: it is shown to
 * people. What was waiting before was never handed over.
 */
function unitsGiven(
  item: LineItem | undefined,
  inPlace: readonly LineInPlace[] | undefined,
  unwritten: ReturnType<typeof unwrittenUnits>,
): number {
  const unitsOf = ({ lineItemId, fulfillableQuantity }: LineItem) => {
    const { shipped, voided } = unwritten.get(lineItemId) ?? { shipped: 0, voided: 0 };
    return fulfillableQuantity + shipped - voided;
  };
  if (inPlace === undefined) return item === undefined ? 0 : unitsOf(item);
  return Math.max(0, ...inPlace.map((part) => Math.ceil(unitsOf(part) / part.replaces.units)));
}

/** Units of our shipments that the store does not know yet, and of voided ones that it still has, by line. */
function unwrittenUnits(
  { detail }: OrderState,
  { fulfillments }: StoreOrder,
  { ownFulfillments }: StoreChangeOptions,
): ReadonlyMap<string, { shipped: number; voided: number }> {
  const made = new Set(fulfillments.map(({ fulfillmentId }) => fulfillmentId));
  const units = new Map<string, { shipped: number; voided: number }>();
  const ownIds = new Set([...ownFulfillments.values()].flat());
  const written = groupBy(
    fulfillments
      .filter(({ fulfillmentId, isCancelled }) => !isCancelled && ownIds.has(fulfillmentId))
      .flatMap(({ lines }) => lines),
    ({ lineItemId }) => lineItemId,
  );
  // Several shipments can be one fulfillment of their bundle, so it counts what all of them sent.
  const inPlace = [...linesInPlace(detail.lineItems)].flatMap(([bundle, items]) =>
    items.map((item) => ({ bundle, item })),
  );
  for (const { bundle, item } of inPlace) {
    const own = withoutCanceled(detail.fulfillments).filter(({ fulfillmentId }) => !made.has(fulfillmentId));
    const there = (written.get(bundle) ?? []).reduce((sum, { quantity }) => sum + quantity, 0) * item.replaces.units;
    const unknown = shippedQuantity(item, own) - there;
    units.set(item.lineItemId, { shipped: Math.max(0, unknown), voided: Math.max(0, -unknown) });
  }
  for (const part of detail.fulfillments) {
    if (made.has(part.fulfillmentId) || inPlace.some(({ item }) => item.lineItemId === part.lineItemId)) continue;
    const ids = ownFulfillments.get(part.fulfillmentId) ?? [];
    const active = fulfillments.filter(({ fulfillmentId, isCancelled }) => !isCancelled && ids.includes(fulfillmentId));
    const known = active
      .flatMap(({ lines }) => lines)
      .filter(({ lineItemId }) => lineItemId === part.lineItemId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const sum = units.get(part.lineItemId) ?? { shipped: 0, voided: 0 };
    units.set(
      part.lineItemId,
      part.shipmentStatus === 'canceled'
        ? { ...sum, voided: sum.voided + Math.min(known, part.quantity) }
        : { ...sum, shipped: sum.shipped + Math.max(0, part.quantity - known) },
    );
  }
  return units;
}

interface ChangedLines {
  after: readonly LineItem[];
  isChanged: boolean;
  events: readonly OrderEvent[];
  addsUnits: boolean;
  removed: StoreChange['removed'];
}

/** Lines added by this app are not the store's and stay; replacements go with the lines they replace. */
function changedLines(
  { detail: { lineItems: before } }: OrderState,
  received: StoreOrder,
  {
    left,
    fulfillments,
    last,
    removesLines,
  }: StoreChangeOptions & { left: UnitsLeft; fulfillments: readonly Fulfillment[] },
): ChangedLines {
  const known = new Map(received.lines.map((line) => [line.lineItemId, line]));
  const shipped = withoutCanceled(fulfillments);
  const inPlace = linesInPlace(before);
  const ofStore = inStoreUnits({ lineItems: before, fulfillments });
  const inStore = { ...left, now: completeUnitsLeft(inPlace, left) };
  const events: OrderEvent[] = [];
  const removed: { lineItemId: string; quantity: number }[] = [];
  let addsUnits = false;
  const followed = before.map((item) => {
    const line = item.replaces === undefined ? known.get(item.lineItemId) : undefined;
    if (line === undefined) return item;
    const lastQuantity = last?.quantities[item.lineItemId] ?? item.quantity;
    const units = removesLines ? 0 : line.currentQuantity - lastQuantity;
    // What was removed or split here stays so, unless the store now has more of it.
    if (item.isCancelled && units <= 0) return item;
    if (units !== 0)
      events.push(
        orderEvent('quantityChanged', {
          item: item.name,
          before: lastQuantity,
          after: Math.max(0, line.currentQuantity),
        }),
      );
    const items = inPlace.get(item.lineItemId);
    const sent = items?.map((part) => shippedQuantity(part, shipped) / part.replaces.units) ?? [];
    const kept = Math.max(shippedQuantity(item, shipped), ...sent) - unitsReturned(received, line.lineItemId);
    if (units < 0 && kept > line.currentQuantity) events.push(orderEvent('tooLateToReduce', { item: item.name }));
    const found = items
      ? { ...quantitiesOf(line, inStore, ofStore), fulfillableQuantity: 0 }
      : quantitiesOf(line, left, fulfillments);
    return withQuantities(item, removesLines ? { ...found, quantity: Math.min(found.quantity, item.quantity) } : found);
  });
  const changed = new Map(followed.map((item) => [item.lineItemId, item]));
  for (const [lineItemId, items] of inPlace) {
    const replaced = before.find((item) => item.lineItemId === lineItemId);
    const now = changed.get(lineItemId);
    const line = known.get(lineItemId);
    if (replaced === undefined || now === undefined || line === undefined) continue;
    for (const item of items) {
      const found = quantitiesInPlace(item, replaced, now, { left, shipped, ordered: line.quantity });
      changed.set(item.lineItemId, withQuantities(item, found));
    }
  }
  const after = before.map((item) => {
    const now = changed.get(item.lineItemId) ?? item;
    const less = item.fulfillableQuantity - now.fulfillableQuantity;
    if (less > 0) removed.push({ lineItemId: item.lineItemId, quantity: less });
    if (less < 0) addsUnits = true;
    return now;
  });
  const ids = new Set(before.map(({ lineItemId }) => lineItemId));
  const added = received.lines
    .filter(({ lineItemId }) => !ids.has(lineItemId))
    .map((line) => newLine(line, left, fulfillments));
  for (const { name, quantity, isCancelled } of added)
    if (!isCancelled) events.push(orderEvent('itemAddedInStore', { item: name, quantity }));
  return {
    after: added.length === 0 && after.every((item, index) => item === before[index]) ? before : [...after, ...added],
    isChanged: added.length > 0 || after.some((item, index) => item !== before[index]),
    events,
    addsUnits: addsUnits || added.some(hasUnitsToShip),
    removed,
  };
}

/** Units of replaced lines whose replacements have left, by line. */
function completeUnitsLeft(
  inPlace: ReadonlyMap<string, readonly LineInPlace[]>,
  { now }: UnitsLeft,
): ReadonlyMap<string, number> {
  const leftOf = ({ lineItemId, replaces }: LineInPlace) => Math.ceil((now.get(lineItemId) ?? 0) / replaces.units);
  return new Map([...inPlace].map(([lineItemId, items]) => [lineItemId, Math.max(...items.map(leftOf))]));
}

type Quantities = Pick<LineItem, 'quantity' | 'fulfillableQuantity' | 'isCancelled'>;

/** A canceled line keeps its ordered quantity. An unchanged line stays the same object. */
function withQuantities(item: LineItem, { quantity, fulfillableQuantity, isCancelled }: Quantities): LineItem {
  const after = { quantity: isCancelled ? item.quantity : quantity, fulfillableQuantity, isCancelled };
  const isSame =
    item.quantity === after.quantity &&
    item.fulfillableQuantity === after.fulfillableQuantity &&
    item.isCancelled === after.isCancelled;
  return isSame ? item : { ...item, ...after };
}

/** Quantities of the replacements for a store line that changed from `before` to `after`. */
function quantitiesInPlace(
  item: LineInPlace,
  before: LineItem,
  after: LineItem,
  { left, shipped, ordered }: { left: UnitsLeft; shipped: readonly Fulfillment[]; ordered: number },
): Quantities {
  const fulfillableQuantity = left.now.get(item.lineItemId) ?? 0;
  const wanted = after.isCancelled ? 0 : item.replaces.units * after.quantity - removedHere(item, before);
  const known = shippedQuantity(item, shipped) + fulfillableQuantity;
  const quantity = Math.max(wanted, Math.min(item.replaces.units * ordered, known));
  return { quantity, fulfillableQuantity, isCancelled: quantity <= 0 };
}

/** Adds shipments made in the store: new ones and updates to known ones. */
function readShipments(
  { order, detail }: OrderState,
  { fulfillments }: StoreOrder,
  { ownFulfillments, readsFulfillments }: StoreChangeOptions,
): { after: readonly Fulfillment[]; events: readonly OrderEvent[] } {
  const before = detail.fulfillments;
  const own = new Set([...ownFulfillments.values()].flat());
  const theirs = new Map(fulfillments.map((fulfillment) => [fulfillment.fulfillmentId, fulfillment]));
  const known = new Map(before.map((part) => [part.fulfillmentId, part]));
  const numbers = new Set(before.flatMap(({ trackingNumber }) => trackingNumber ?? []));
  const isForeign = ({ fulfillmentId, isCancelled, trackingNumber, moreTrackings = [] }: StoreOrderFulfillment) =>
    readsFulfillments &&
    !isCancelled &&
    !known.has(fulfillmentId) &&
    !own.has(fulfillmentId) &&
    ![trackingNumber, ...moreTrackings.map(({ number }) => number)].some(
      (number) => number !== null && numbers.has(number),
    );
  const first = new Set(before.map(({ name }) => name)).size + 1;
  const added = fulfillments
    .filter(isForeign)
    .flatMap((part, index) =>
      inUnitsSent(partsOf(part, shipmentName(order.orderName, first + index)), detail.lineItems),
    );
  const kept = before.map((part) => {
    const theirPart = theirs.get(part.fulfillmentId);
    if (theirPart === undefined) return part;
    const trackingNumber = theirPart.trackingNumber ?? part.trackingNumber;
    const shipmentStatus = theirPart.isCancelled ? 'canceled' : (theirPart.status ?? part.shipmentStatus);
    const quantity = theirPart.isCancelled ? 0 : part.quantity;
    const isSame =
      part.shipmentStatus === shipmentStatus && part.trackingNumber === trackingNumber && part.quantity === quantity;
    return isSame ? part : { ...part, shipmentStatus, trackingNumber, quantity };
  });
  const canceled = kept.flatMap(({ shipmentStatus, fulfillmentId }, index) =>
    shipmentStatus === 'canceled' && before[index]?.shipmentStatus !== 'canceled'
      ? (theirs.get(fulfillmentId) ?? [])
      : [],
  );
  const isSame = added.length === 0 && kept.every((part, index) => part === before[index]);
  return {
    after: isSame ? before : [...kept, ...added],
    events: [
      ...(added.length > 0 ? [orderEvent('fulfilledInStore', {})] : []),
      ...(canceled.some(({ hasFailed }) => !hasFailed) ? [orderEvent('fulfillmentCanceledInStore', {})] : []),
      ...(canceled.some(({ hasFailed }) => hasFailed) ? [orderEvent('fulfillmentFailedInStore', {})] : []),
    ],
  };
}
