import { type OrderEvent, orderEvent, readEvent } from '../../events/OrderEvent.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { type OrderState, sentToWarehouse } from '../actions/afterAction.ts';
import { unshippedUnits } from '../actions/linesToRoute.ts';
import { withoutCanceled } from '../detail/groupLineItems.ts';
import type { LineItem, OrderDetail } from '../detail/OrderDetail.ts';
import { plainOrderFieldRows } from '../fields/orderFields.ts';
import { isFinal } from '../OrderStage.ts';
import { backOrderStates, lineItemThreePlStatus } from '../threePlStatus.ts';
import { type ChangedLines, changedLines } from './changedLines.ts';
import { factsOfRow, fulfillmentStatusOf, hasUnitsToShip, unitsLeft } from './fromStoreOrder.ts';
import { isPartHeldFor, newHoldOfUnits } from './heldParts.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import { leftHere, type OwnWrites, unwrittenUnits } from './leftHere.ts';
import { readShipments } from './readShipments.ts';
import { shippedTwiceEvents } from './shippedTwice.ts';
import type { StoreFacts } from './storeFacts.ts';
import type { StoreOrder } from './StoreOrder.ts';
import { elsewhereEvent } from './storeRest.ts';
import { takenBackEvents } from './takenBack.ts';
import type { UnitsLeft } from './whatToShip.ts';
import { isStoreStop, type Stop, whyItWaits } from './whyItWaits.ts';

/** What a newer store version of an order changed here. */
export interface StoreChange extends Pick<ChangedLines, 'addsUnits' | 'removed'> {
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
}

export interface StoreChangeOptions extends OwnWrites {
  policy: IntakePolicy;
  /** Facts from the last read; `null` when unknown. */
  last: StoreFacts | null;
  /** Why the order is where it is; `null` when unknown. */
  reason: OrderEvent | null;
}

/**
 * An order's state after the store changed it. A person's ending stays; the store's ends when the store reopens the
 * order.
 */
export function afterStoreChange(known: OrderState, received: StoreOrder, options: StoreChangeOptions): StoreChange {
  const before = withFactsOfRow(known, received, options.policy);
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
    ? withWarehouseStatus(before, { ...before.detail, lineItems: lines.after, fulfillments: shipments.after })
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
 * A warehouse that has the order gets what comes in addition. Units that come after it shipped the rest are not there,
 * so they are routed.
 */
function withWarehouseStatus({ stage, detail: before }: OrderState, after: OrderDetail): OrderDetail {
  if (stage === 'inFulfillment') return { ...after, lineItems: sentToWarehouse(after) };
  const known = new Map(before.lineItems.map((item) => [item.lineItemId, item]));
  const isNew = (item: LineItem) => {
    const last = known.get(item.lineItemId);
    const hadUnits = last !== undefined && unshippedUnits(last, before.fulfillments) > 0;
    return !hadUnits && unshippedUnits(item, after.fulfillments) > 0;
  };
  const { sentToWarehouse: isThere } = lineItemThreePlStatus;
  const lineItems = after.lineItems.map((item) =>
    item.threePlStatus === isThere && isNew(item) ? { ...item, threePlStatus: null } : item,
  );
  return { ...after, lineItems };
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
  // Stores archive fulfilled orders automatically; here they stay listed as shipped.
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
function withFactsOfRow(state: OrderState, received: StoreOrder, policy: IntakePolicy): OrderState {
  const order = { ...state.order, ...factsOfRow(received, unitsLeft(received, policy)) };
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
