import { gid, serialOfPart } from '../model/storeIds.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import type {
  FulfillmentOrderStatus,
  StoreEvent,
  StoreFulfillmentOrder,
  StoreFulfillmentOrderLine,
  StoreHold,
  BookedOrder,
} from '../model/storeTypes.ts';
import type { StoreRecipient, StoreRequestStatus } from '../StoreOptions.ts';
import {
  holdChangeBody,
  fulfillmentOrderBody,
  holdBody,
  mergeBody,
  moveBody,
  orderBody,
  requestBody,
  rescheduleBody,
} from '../webhooks/bodies.ts';
import { Refusal } from './Refusal.ts';

/** Lines of a fulfillment order by id; all lines if absent or empty. */
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
  return status === 'OPEN' || status === 'IN_PROGRESS' || status === 'ON_HOLD' || status === 'SCHEDULED';
}

export function orderUpdated(books: StoreBooks, order: BookedOrder): StoreEvent {
  return { topic: 'orders/updated', body: () => orderBody(books, order) };
}

/** Remaining units of the picked lines; null if a line or quantity does not exist. */
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

/** Adds an open, empty fulfillment order. */
export function addPart(
  books: StoreBooks,
  order: BookedOrder,
  { locationId, method, destination }: Pick<StoreFulfillmentOrder, 'locationId' | 'method' | 'destination'>,
): StoreFulfillmentOrder {
  const { fulfillmentOrders } = books.shippingOf(order);
  const now = books.now();
  const part: StoreFulfillmentOrder = {
    id: books.partId('FulfillmentOrder', order, fulfillmentOrders.length),
    locationId,
    ...(method !== undefined && { method }),
    ...(destination !== undefined && { destination }),
    status: 'OPEN',
    holds: [],
    lines: [],
    createdAt: now,
    updatedAt: now,
  };
  fulfillmentOrders.push(part);
  return part;
}

/** Adds remaining units of a line, by its position in the order. */
export function putUnits(
  books: StoreBooks,
  order: BookedOrder,
  part: StoreFulfillmentOrder,
  line: number,
  units: number,
): void {
  const same = part.lines.find((one) => one.line === line);
  if (same) {
    same.total += units;
    same.remaining += units;
    return;
  }
  const number = books.shippingOf(order).fulfillmentOrders.indexOf(part);
  const id = books.partId('FulfillmentOrderLineItem', order, number * 10_000 + line);
  part.lines.push({ id, line, total: units, remaining: units });
}

/** Splits lines of a fulfillment order into a new one at the same location. */
export function splitOff(
  books: StoreBooks,
  { order, fulfillmentOrder }: FoundFulfillmentOrder,
  lines: readonly { line: StoreFulfillmentOrderLine; quantity: number }[],
): StoreFulfillmentOrder {
  const created = addPart(books, order, fulfillmentOrder);
  for (const { line, quantity } of lines) {
    putUnits(books, order, created, line.line, quantity);
    line.total -= quantity;
    line.remaining -= quantity;
  }
  fulfillmentOrder.lines = fulfillmentOrder.lines.filter(({ total }) => total > 0);
  fulfillmentOrder.updatedAt = created.createdAt;
  return created;
}

export interface HoldInput {
  reason: string;
  notes: string | null;
  handle: string | null;
  lines: PickedLines;
  /** Set by a person or another app. */
  isOthers?: boolean;
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
  if (!input.isOthers && holds.some(({ handle, isOthers }) => !isOthers && handle === input.handle))
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
    ...(input.isOthers && { isOthers: true }),
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
    { topic: 'fulfillment_holds/added', body: () => holdChangeBody(order, fulfillmentOrder, hold) },
    orderUpdated(books, order),
  );
  return { order, fulfillmentOrder, hold, remaining };
}

/** Moves unpicked lines to a new fulfillment order; null if all are picked. */
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

/** Counts released holds too, so that hold ids are unique. */
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
  const released = fulfillmentOrder.holds.filter(isReleased);
  fulfillmentOrder.holds = fulfillmentOrder.holds.filter((hold) => !isReleased(hold));
  if (fulfillmentOrder.holds.length === 0) {
    fulfillmentOrder.status = statusWithoutHolds(books, fulfillmentOrder);
    books.noteSchedule(order);
  }
  fulfillmentOrder.updatedAt = books.now();
  books.touch(order);
  const events = [
    ...released.map((hold) => ({
      topic: 'fulfillment_holds/released',
      body: () => holdChangeBody(order, fulfillmentOrder, hold),
    })),
    orderUpdated(books, order),
  ];
  if (fulfillmentOrder.holds.length === 0)
    events.unshift({
      topic: 'fulfillment_orders/hold_released',
      body: () => fulfillmentOrderBody(order, fulfillmentOrder),
    });
  books.emit(...events);
  return found;
}

function statusWithoutHolds(
  books: StoreBooks,
  { lines, fulfillAt = 0, hasProgress = false }: StoreFulfillmentOrder,
): FulfillmentOrderStatus {
  if (hasProgress || lines.some(({ total, remaining }) => remaining < total)) return 'IN_PROGRESS';
  return fulfillAt > books.now() ? 'SCHEDULED' : 'OPEN';
}

export interface MovedFulfillmentOrder {
  order: BookedOrder;
  moved: StoreFulfillmentOrder;
  original: StoreFulfillmentOrder;
  remaining: StoreFulfillmentOrder | null;
}

/** Moves the fulfillment order itself if all open lines are picked; otherwise moves the picked lines into a new one. */
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
  /** Contains the picked lines. */
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
        ...fulfillmentOrderBody(found.order, found.fulfillmentOrder),
        remaining_fulfillment_order: { id: gid('FulfillmentOrder', created.id), status: 'open' },
        replacement_fulfillment_order: null,
        split_line_items: created.lines.map((line) => ({
          id: gid('FulfillmentOrderLineItem', line.id),
          quantity: line.total,
        })),
      }),
    },
    orderUpdated(books, found.order),
  );
  return { ...found, created };
}

/** Merges all parts with the same location, method, destination and state into the first. */
export function mergeFulfillmentOrders(books: StoreBooks, order: BookedOrder): FoundFulfillmentOrder | Refusal {
  const { fulfillmentOrders } = books.shippingOf(order);
  const open = fulfillmentOrders.filter(({ status }) => status === 'OPEN');
  const [first] = open;
  const others = open
    .slice(1)
    .filter(
      ({ locationId, method, destination }) =>
        locationId === first?.locationId &&
        method === first?.method &&
        JSON.stringify(destination) === JSON.stringify(first?.destination),
    );
  if (!first || others.length === 0)
    return new Refusal(['fulfillmentOrderMergeInputs'], 'There are no fulfillment orders to merge.');
  const intents = [first, ...others].map(({ id, lines }) => ({ id, lines: lines.map((line) => ({ ...line })) }));
  const now = books.now();
  for (const other of others) {
    for (const line of other.lines) {
      const same = first.lines.find((one) => one.line === line.line);
      if (same) {
        same.total += line.remaining;
        same.remaining += line.remaining;
      } else first.lines.push({ ...line, total: line.remaining });
      line.total -= line.remaining;
      line.remaining = 0;
    }
    other.lines = other.lines.filter(({ total }) => total > 0);
    other.status = 'CLOSED';
    other.updatedAt = now;
  }
  first.updatedAt = now;
  books.touch(order);
  books.emit({ topic: 'fulfillment_orders/merged', body: () => mergeBody(first, intents) }, orderUpdated(books, order));
  return { order, fulfillmentOrder: first };
}

/** Reschedules a part. A due part opens and sends its webhook. */
export function rescheduleFulfillmentOrder(
  books: StoreBooks,
  { order, fulfillmentOrder }: FoundFulfillmentOrder,
  fulfillAt: number,
): void {
  fulfillmentOrder.fulfillAt = fulfillAt;
  fulfillmentOrder.updatedAt = books.now();
  if (fulfillmentOrder.holds.length === 0) fulfillmentOrder.status = statusWithoutHolds(books, fulfillmentOrder);
  books.noteSchedule(order);
  books.touch(order);
  books.emit(
    { topic: 'fulfillment_orders/rescheduled', body: () => rescheduleBody(order, fulfillmentOrder) },
    orderUpdated(books, order),
  );
}

/** Changes a part's destination. */
export function redirectFulfillmentOrder(
  books: StoreBooks,
  { order, fulfillmentOrder }: FoundFulfillmentOrder,
  destination: StoreRecipient,
): void {
  fulfillmentOrder.destination = destination;
  fulfillmentOrder.updatedAt = books.now();
  books.touch(order);
  books.emit(orderUpdated(books, order));
}

/** Opens scheduled parts that are due. */
export function openDue(books: StoreBooks): void {
  for (const order of books.scheduledOrders())
    for (const part of books.shippingOf(order).fulfillmentOrders) {
      if (part.status !== 'SCHEDULED' || (part.fulfillAt ?? 0) > books.now()) continue;
      part.status = 'OPEN';
      part.updatedAt = books.now();
      books.touch(order);
      books.emit(
        {
          topic: 'fulfillment_orders/scheduled_fulfillment_order_ready',
          body: () => fulfillmentOrderBody(order, part),
        },
        orderUpdated(books, order),
      );
    }
}

/** Staff start packing a part, or stop. */
export function reportProgress(
  books: StoreBooks,
  { order, fulfillmentOrder }: FoundFulfillmentOrder,
  isBegun: boolean,
): void {
  fulfillmentOrder.hasProgress = isBegun;
  fulfillmentOrder.status = statusWithoutHolds(books, fulfillmentOrder);
  fulfillmentOrder.updatedAt = books.now();
  books.touch(order);
  const topic = isBegun ? 'progress_reported' : 'manually_reported_progress_stopped';
  books.emit(
    {
      topic: `fulfillment_orders/${topic}`,
      body: () => ({
        ...fulfillmentOrderBody(order, fulfillmentOrder),
        ...(!isBegun && { progress_stopped_by_app: null, progress_stopped_by_user: null }),
      }),
    },
    orderUpdated(books, order),
  );
}

/** Topics of requests to a fulfillment service and its answers. */
const requestTopics: Readonly<Record<StoreRequestStatus, string | null>> = {
  UNSUBMITTED: null,
  SUBMITTED: 'fulfillment_request_submitted',
  ACCEPTED: 'fulfillment_request_accepted',
  REJECTED: 'fulfillment_request_rejected',
  CANCELLATION_REQUESTED: 'cancellation_request_submitted',
  CANCELLATION_ACCEPTED: 'cancellation_request_accepted',
  CANCELLATION_REJECTED: 'cancellation_request_rejected',
};

/** Requests a part from a fulfillment service, or answers for the service. */
export function requestFulfillment(
  books: StoreBooks,
  { order, fulfillmentOrder }: FoundFulfillmentOrder,
  status: StoreRequestStatus,
): void {
  fulfillmentOrder.requestStatus = status;
  fulfillmentOrder.updatedAt = books.now();
  if (fulfillmentOrder.holds.length === 0)
    fulfillmentOrder.status =
      status === 'ACCEPTED' || status.startsWith('CANCELLATION_R')
        ? 'IN_PROGRESS'
        : statusWithoutHolds(books, fulfillmentOrder);
  books.touch(order);
  const topic = requestTopics[status];
  books.emit(
    ...(topic === null
      ? []
      : [{ topic: `fulfillment_orders/${topic}`, body: () => requestBody(order, fulfillmentOrder) }]),
    orderUpdated(books, order),
  );
}
