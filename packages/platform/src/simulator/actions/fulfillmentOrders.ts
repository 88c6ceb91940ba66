import { gid, serialOfPart } from '../model/storeIds.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import type {
  StoreEvent,
  StoreFulfillmentOrder,
  StoreFulfillmentOrderLine,
  StoreHold,
  BookedOrder,
} from '../model/storeTypes.ts';
import { fulfillmentOrderBody, holdBody, moveBody, orderBody } from '../webhooks/bodies.ts';
import { Refusal } from './Refusal.ts';

/** Lines of a fulfillment order by their id; absent or empty: all of them. */
export type PickedLines = readonly { id: number; quantity: number }[] | undefined;

export interface FoundFulfillmentOrder {
  order: BookedOrder;
  fulfillmentOrder: StoreFulfillmentOrder;
}

const maxHolds = 10;

export function findFulfillmentOrder(books: StoreBooks, id: number): FoundFulfillmentOrder | null {
  const order = books.orderBySerial(serialOfPart('FulfillmentOrder', id));
  const fulfillmentOrder = order && books.shippingOf(order).fulfillmentOrders.find((one) => one.id === id);
  return order && fulfillmentOrder ? { order, fulfillmentOrder } : null;
}

export function isOpen({ status }: StoreFulfillmentOrder): boolean {
  return status === 'OPEN' || status === 'IN_PROGRESS' || status === 'ON_HOLD';
}

export function orderUpdated(books: StoreBooks, order: BookedOrder): StoreEvent {
  return { topic: 'orders/updated', body: () => orderBody(books, order) };
}

/** What is left to send of the picked lines; null if a line or a quantity is not there. */
export function pickLines(
  fulfillmentOrder: StoreFulfillmentOrder,
  picked: PickedLines,
): { line: StoreFulfillmentOrderLine; quantity: number }[] | null {
  if (!picked || picked.length === 0)
    return fulfillmentOrder.lines.flatMap((line) => (line.remaining > 0 ? [{ line, quantity: line.remaining }] : []));
  const result = [];
  for (const { id, quantity } of picked) {
    const line = fulfillmentOrder.lines.find((candidate) => candidate.id === id);
    if (!line || quantity < 1 || quantity > line.remaining) return null;
    result.push({ line, quantity });
  }
  return result;
}

/** Takes lines out of a fulfillment order into a new one of the same location. */
export function splitOff(
  books: StoreBooks,
  { order, fulfillmentOrder }: FoundFulfillmentOrder,
  lines: readonly { line: StoreFulfillmentOrderLine; quantity: number }[],
): StoreFulfillmentOrder {
  const { fulfillmentOrders } = books.shippingOf(order);
  const number = fulfillmentOrders.length;
  const now = books.now();
  const created: StoreFulfillmentOrder = {
    id: books.partId('FulfillmentOrder', order, number),
    locationId: fulfillmentOrder.locationId,
    status: 'OPEN',
    holds: [],
    lines: lines.map(({ line, quantity }) => ({
      id: books.partId('FulfillmentOrderLineItem', order, number * 10_000 + line.line),
      line: line.line,
      total: quantity,
      remaining: quantity,
    })),
    createdAt: now,
    updatedAt: now,
  };
  for (const { line, quantity } of lines) {
    line.total -= quantity;
    line.remaining -= quantity;
  }
  fulfillmentOrder.lines = fulfillmentOrder.lines.filter(({ total }) => total > 0);
  fulfillmentOrder.updatedAt = now;
  fulfillmentOrders.push(created);
  return created;
}

export interface HoldInput {
  reason: string;
  notes: string | null;
  handle: string | null;
  lines: PickedLines;
}

export interface HeldFulfillmentOrder extends FoundFulfillmentOrder {
  hold: StoreHold;
  remaining: StoreFulfillmentOrder | null;
}

export function holdFulfillmentOrder(books: StoreBooks, id: number, input: HoldInput): HeldFulfillmentOrder | Refusal {
  const found = findFulfillmentOrder(books, id);
  if (!found) return new Refusal(['id'], 'Fulfillment order does not exist.', 'FULFILLMENT_ORDER_NOT_FOUND');
  const { order, fulfillmentOrder } = found;
  if (!isOpen(fulfillmentOrder))
    return new Refusal(['id'], `The fulfillment order is not in an open state.`, 'FULFILLMENT_ORDER_NOT_FOUND');
  const { holds } = fulfillmentOrder;
  if (holds.some(({ handle }) => handle === input.handle))
    return new Refusal(
      ['fulfillmentHold', 'handle'],
      'The handle provided for the fulfillment hold is already in use by this app for another hold on this fulfillment order.',
      'DUPLICATE_FULFILLMENT_HOLD_HANDLE',
    );
  if (holds.length >= maxHolds)
    return new Refusal(
      ['id'],
      'The maximum number of fulfillment holds for this fulfillment order has been reached for this app.',
      'FULFILLMENT_ORDER_HOLD_LIMIT_REACHED',
    );
  const isPart = input.lines !== undefined && input.lines.length > 0;
  if (isPart && holds.length > 0)
    return new Refusal(
      ['fulfillmentHold', 'fulfillmentOrderLineItems'],
      'The fulfillment order is not splittable.',
      'FULFILLMENT_ORDER_NOT_SPLITTABLE',
    );
  const lines = pickLines(fulfillmentOrder, input.lines);
  if (!lines)
    return new Refusal(
      ['fulfillmentHold', 'fulfillmentOrderLineItems'],
      'The fulfillment order line item quantity is invalid.',
      'INVALID_LINE_ITEM_QUANTITY',
    );
  const remaining = isPart ? splitRemaining(books, found, lines) : null;
  const hold: StoreHold = {
    id: books.partId('FulfillmentHold', order, countHolds(books, order)),
    reason: input.reason,
    notes: input.notes,
    handle: input.handle,
  };
  fulfillmentOrder.holds = [...holds, hold];
  fulfillmentOrder.status = 'ON_HOLD';
  fulfillmentOrder.updatedAt = books.now();
  books.touch(order);
  books.emit(
    {
      topic: 'fulfillment_orders/placed_on_hold',
      body: () => holdBody(order, fulfillmentOrder, remaining, hold),
    },
    orderUpdated(books, order),
  );
  return { order, fulfillmentOrder, hold, remaining };
}

/** What is not picked goes to a new fulfillment order; null if all is picked. */
function splitRemaining(
  books: StoreBooks,
  found: FoundFulfillmentOrder,
  picked: readonly { line: StoreFulfillmentOrderLine; quantity: number }[],
): StoreFulfillmentOrder | null {
  const others = found.fulfillmentOrder.lines.flatMap((line) => {
    const taken = picked.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0);
    return line.remaining > taken ? [{ line, quantity: line.remaining - taken }] : [];
  });
  return others.length === 0 ? null : splitOff(books, found, others);
}

const holdsGiven = new WeakMap<BookedOrder, number>();

/** Ids of holds are not given twice, although released ones are forgotten. */
function countHolds(books: StoreBooks, order: BookedOrder): number {
  const held = books.shippingOf(order).fulfillmentOrders.flatMap(({ holds }) => holds).length;
  const next = Math.max(holdsGiven.get(order) ?? 0, held);
  holdsGiven.set(order, next + 1);
  return next % 1_000;
}

export function releaseHolds(
  books: StoreBooks,
  id: number,
  holdIds: readonly number[] | null,
): FoundFulfillmentOrder | Refusal {
  const found = findFulfillmentOrder(books, id);
  if (!found) return new Refusal(['id'], 'Fulfillment order does not exist.', 'FULFILLMENT_ORDER_NOT_FOUND');
  const { order, fulfillmentOrder } = found;
  if (fulfillmentOrder.status !== 'ON_HOLD') return new Refusal(['id'], 'The fulfillment order is not on hold.', null);
  const isReleased = (hold: StoreHold) => holdIds === null || holdIds.includes(hold.id);
  if (!fulfillmentOrder.holds.some(isReleased))
    return new Refusal(['holdIds'], 'The fulfillment hold does not exist.', 'INVALID_ACCESS');
  fulfillmentOrder.holds = fulfillmentOrder.holds.filter((hold) => !isReleased(hold));
  if (fulfillmentOrder.holds.length === 0)
    fulfillmentOrder.status = fulfillmentOrder.lines.some(({ total, remaining }) => remaining < total)
      ? 'IN_PROGRESS'
      : 'OPEN';
  fulfillmentOrder.updatedAt = books.now();
  books.touch(order);
  const events = [orderUpdated(books, order)];
  if (fulfillmentOrder.holds.length === 0)
    events.unshift({
      topic: 'fulfillment_orders/hold_released',
      body: () => fulfillmentOrderBody(order, fulfillmentOrder),
    });
  books.emit(...events);
  return found;
}

export interface MovedFulfillmentOrder {
  order: BookedOrder;
  moved: StoreFulfillmentOrder;
  original: StoreFulfillmentOrder;
  remaining: StoreFulfillmentOrder | null;
}

/** All open lines: the fulfillment order itself changes its location. A part of them: they go into a new one. */
export function moveFulfillmentOrder(
  books: StoreBooks,
  id: number,
  locationId: number,
  picked: PickedLines,
): MovedFulfillmentOrder | Refusal {
  const found = findFulfillmentOrder(books, id);
  if (!found) return new Refusal(['id'], 'Fulfillment order does not exist.');
  const { order, fulfillmentOrder } = found;
  const location = books.location(locationId);
  if (!location) return new Refusal(['newLocationId'], 'Location not found.');
  if (!location.isActive) return new Refusal(['newLocationId'], 'The location is deactivated.');
  if (!isOpen(fulfillmentOrder)) return new Refusal(['id'], 'Cannot change location. The fulfillment order is closed.');
  if (fulfillmentOrder.status === 'ON_HOLD')
    return new Refusal(['id'], 'Cannot change location. The fulfillment order is on hold.');
  if (fulfillmentOrder.locationId === locationId)
    return new Refusal(['newLocationId'], 'The fulfillment order is already assigned to this location.');
  const lines = pickLines(fulfillmentOrder, picked);
  if (!lines || lines.length === 0)
    return new Refusal(['fulfillmentOrderLineItems'], 'Invalid fulfillment order line item quantity requested.');
  const source = fulfillmentOrder.locationId;
  const isWhole = fulfillmentOrder.lines.every(
    (line) => lines.find((one) => one.line === line)?.quantity === line.total,
  );
  const moved = isWhole ? fulfillmentOrder : splitOff(books, found, lines);
  moved.locationId = locationId;
  moved.updatedAt = books.now();
  closeIfDone(fulfillmentOrder);
  for (const { line } of moved.lines) moveCommitted(books, order, line, moved, source);
  const remaining = !isWhole && isOpen(fulfillmentOrder) ? fulfillmentOrder : null;
  books.touch(order);
  books.emit(
    { topic: 'fulfillment_orders/moved', body: () => moveBody(order, fulfillmentOrder, moved, source) },
    orderUpdated(books, order),
  );
  return { order, moved, original: fulfillmentOrder, remaining };
}

function moveCommitted(
  books: StoreBooks,
  order: BookedOrder,
  line: number,
  moved: StoreFulfillmentOrder,
  source: number,
): void {
  const product = order.lines[line]?.product;
  const units = moved.lines.find((one) => one.line === line)?.remaining ?? 0;
  if (!product) return;
  const from = books.levelOf(product, source);
  const to = books.levelOf(product, moved.locationId);
  from.available += units;
  from.committed -= units;
  to.available -= units;
  to.committed += units;
}

export function closeIfDone(fulfillmentOrder: StoreFulfillmentOrder): void {
  if (fulfillmentOrder.lines.every(({ remaining }) => remaining === 0)) fulfillmentOrder.status = 'CLOSED';
}

export interface SplitFulfillmentOrder extends FoundFulfillmentOrder {
  /** With the lines that were picked. */
  created: StoreFulfillmentOrder;
}

export function splitFulfillmentOrder(
  books: StoreBooks,
  id: number,
  picked: PickedLines,
): SplitFulfillmentOrder | Refusal {
  const found = findFulfillmentOrder(books, id);
  if (!found) return new Refusal(['id'], 'Fulfillment order does not exist.', 'FULFILLMENT_ORDER_NOT_FOUND');
  const lines = pickLines(found.fulfillmentOrder, picked);
  const all = found.fulfillmentOrder.lines.reduce((sum, { remaining }) => sum + remaining, 0);
  const taken = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  if (!lines || !isOpen(found.fulfillmentOrder) || taken === all)
    return new Refusal(
      ['fulfillmentOrderSplits'],
      'The fulfillment order line item quantity is invalid.',
      'INVALID_LINE_ITEM_QUANTITY',
    );
  const created = splitOff(books, found, lines);
  books.touch(found.order);
  books.emit(
    {
      topic: 'fulfillment_orders/split',
      body: () => ({
        fulfillment_order: { id: gid('FulfillmentOrder', id) },
        remaining_fulfillment_order: { id: gid('FulfillmentOrder', created.id) },
      }),
    },
    orderUpdated(books, found.order),
  );
  return { ...found, created };
}
