import type { StoreLineInput, StoreDispute, StoreOrderInput, StoreRecipient, StoreRisk } from '../StoreOptions.ts';
import { fulfilledQuantity, returnedQuantity, unfulfilledQuantity } from '../model/orderFigures.ts';
import { requiresShipping } from '../model/requiresShipping.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import type { BookedOrder, StoreEvent, StoreFulfillmentOrder, StoreProduct, StoreReturn } from '../model/storeTypes.ts';
import {
  fulfillmentOrderBody,
  orderBody,
  orderEditBody,
  productBody,
  refundBody,
  returnBody,
  reverseDeliveryBody,
  disputeBody,
  riskBody,
} from '../webhooks/bodies.ts';
import {
  addPart,
  closeIfDone,
  holdFulfillmentOrder,
  isOpen,
  orderUpdated,
  putUnits,
  releaseHolds,
} from './fulfillmentOrders.ts';
import { inventoryChanged } from './fulfillments.ts';
import { Refusal } from './Refusal.ts';

/** A customer buys: commits stock, routes the order to a location and sends the webhooks. */
export function placeOrder(books: StoreBooks, input: StoreOrderInput): BookedOrder {
  const known = books.products.length;
  const order = books.addOrder(input);
  books.touch(order);
  const { fulfillmentOrders } = books.shippingOf(order);
  const created = (body: StoreEvent['body']): StoreEvent => ({ topic: 'orders/create', body });
  books.emit(
    ...books.products
      .slice(known)
      .map((product) => ({ topic: 'products/create', body: () => productBody(books, product) })),
    created(() => orderBody(books, order)),
    ...(isPaid(order) ? [{ topic: 'orders/paid', body: () => orderBody(books, order) }] : []),
    ...fulfillmentOrders.map((fulfillmentOrder) => ({
      topic: 'fulfillment_orders/order_routing_complete',
      body: () => fulfillmentOrderBody(order, fulfillmentOrder),
    })),
    ...fulfillmentOrders.flatMap(({ locationId, lines }) =>
      lines.flatMap(({ line, remaining }) => {
        const product = order.lines[line]?.product;
        return product ? [commit(books, product, locationId, remaining)] : [];
      }),
    ),
  );
  return order;
}

function isPaid({ payment = 'PAID' }: BookedOrder): boolean {
  return payment === 'PAID';
}

export function payOrder(books: StoreBooks, order: BookedOrder): void {
  order.payment = 'PAID';
  books.touch(order);
  books.emit({ topic: 'orders/paid', body: () => orderBody(books, order) }, orderUpdated(books, order));
}

/** Commits stock to an order; negative units release it. */
function commit(books: StoreBooks, product: StoreProduct, locationId: number, units: number): StoreEvent {
  const level = books.levelOf(product, locationId);
  level.available -= units;
  level.committed += units;
  return inventoryChanged(books, product, locationId);
}

/** Null if the order can be edited. */
export function whyNotEditable(order: BookedOrder): Refusal | null {
  if (order.cancelledAt !== null) return new Refusal(['id'], 'The order cannot be edited because it is cancelled.');
  return null;
}

/** Sets quantities by line position; shipped units stay. An increase is owed until paid. */
export function setQuantities(
  books: StoreBooks,
  order: BookedOrder,
  quantities: ReadonlyMap<number, number>,
  restock: boolean,
): Refusal | null {
  const refusal = whyNotEditable(order);
  if (refusal) return refusal;
  for (const [index, quantity] of quantities) {
    const line = order.lines[index];
    if (!line) return new Refusal(['lineItemId'], 'Line item does not exist.');
    const removal = whyNotQuantity(books, order, index, quantity);
    if (removal) return removal;
  }
  const changes: { line: number; delta: number }[] = [];
  const events: StoreEvent[] = [];
  for (const [index, quantity] of quantities) {
    const line = order.lines[index];
    if (!line || quantity === line.current) continue;
    const delta = quantity - line.current;
    changes.push({ line: index, delta });
    if (delta < 0) events.push(...dropUnits(books, order, index, -delta, restock));
    else {
      line.quantity += delta;
      events.push(...addUnits(books, order, index, delta));
    }
    line.current = quantity;
  }
  return commitEdit(books, order, changes, events);
}

/** Null if the line may have this quantity. */
export function whyNotQuantity(books: StoreBooks, order: BookedOrder, index: number, quantity: number): Refusal | null {
  if (quantity < 0) return new Refusal(['quantity'], 'must be greater than or equal to 0');
  const line = order.lines[index];
  const isShipped = line !== undefined && requiresShipping(line);
  if (line && isShipped && line.current - quantity > unfulfilledQuantity(books, order, index))
    return new Refusal(['quantity'], 'Cannot remove quantity that has been fulfilled.');
  return null;
}

/** Adds a line for a product that is not in the order yet. */
export function addLine(books: StoreBooks, order: BookedOrder, input: StoreLineInput): Refusal | null {
  const refusal = whyNotEditable(order);
  if (refusal) return refusal;
  const index = order.lines.push(books.toLine(input, books.now())) - 1;
  return commitEdit(
    books,
    order,
    [{ line: index, delta: input.quantity }],
    addUnits(books, order, index, input.quantity),
  );
}

function commitEdit(
  books: StoreBooks,
  order: BookedOrder,
  changes: readonly { line: number; delta: number }[],
  events: readonly StoreEvent[],
): null {
  if (changes.length === 0) return null;
  order.isEdited = true;
  const owed = changes.reduce((sum, { line, delta }) => sum + delta * (order.lines[line]?.price ?? 0), 0);
  if (owed > 0 && isPaid(order)) order.payment = 'PARTIALLY_PAID';
  books.touch(order);
  books.emit(
    { topic: 'orders/edited', body: () => orderEditBody(books, order, changes) },
    orderUpdated(books, order),
    ...events,
  );
  return null;
}

/** Adds units to the first open part, or to a new one. */
function addUnits(books: StoreBooks, order: BookedOrder, index: number, units: number): StoreEvent[] {
  const line = order.lines[index];
  if (!line || !requiresShipping(line)) return [];
  const { fulfillmentOrders } = books.shippingOf(order);
  const open = fulfillmentOrders.find(({ status, requestStatus }) => status === 'OPEN' && requestStatus === undefined);
  const owner = open ?? newPart(books, order);
  putUnits(books, order, owner, index, units);
  owner.updatedAt = books.now();
  return [commit(books, line.product, owner.locationId, units)];
}

/** An empty open part at the location of the order's first part. */
function newPart(books: StoreBooks, order: BookedOrder): StoreFulfillmentOrder {
  const places = books.shippingOf(order).fulfillmentOrders.map(({ locationId }) => books.location(locationId));
  const place = places.find((one) => one?.isActive) ?? books.locations.find(({ isActive }) => isActive);
  return addPart(books, order, { locationId: place?.id ?? 0 });
}

/** Removes units of a line from the open fulfillment orders. */
function dropUnits(books: StoreBooks, order: BookedOrder, line: number, units: number, restock: boolean): StoreEvent[] {
  let left = units;
  const events: StoreEvent[] = [];
  for (const fulfillmentOrder of books.shippingOf(order).fulfillmentOrders) {
    const open = fulfillmentOrder.lines.find((one) => one.line === line && one.remaining > 0);
    if (!open || left === 0) continue;
    const taken = Math.min(left, open.remaining);
    open.remaining -= taken;
    open.total -= taken;
    left -= taken;
    fulfillmentOrder.lines = fulfillmentOrder.lines.filter(({ total }) => total > 0);
    fulfillmentOrder.updatedAt = books.now();
    if (fulfillmentOrder.lines.length === 0) fulfillmentOrder.holds = [];
    closeIfDone(fulfillmentOrder);
    const product = order.lines[line]?.product;
    if (product && restock) events.push(commit(books, product, fulfillmentOrder.locationId, -taken));
  }
  return events;
}

export interface CancelInput {
  reason: string;
  staffNote: string | null;
  isRefunded: boolean;
  restock: boolean;
}

/** Null if the order can be canceled. */
export function whyNotCancellable(books: StoreBooks, order: BookedOrder): Refusal | null {
  if (order.cancelledAt !== null) return new Refusal(['orderId'], 'Order has already been cancelled.', 'INVALID');
  const { fulfillments } = books.shippingOf(order);
  if (fulfillments.some(({ status }) => status === 'SUCCESS'))
    return new Refusal(['orderId'], 'Cannot cancel an order with fulfilled items.', 'INVALID');
  return null;
}

export function cancelOrder(books: StoreBooks, order: BookedOrder, input: CancelInput): Refusal | null {
  const refusal = whyNotCancellable(books, order);
  if (refusal) return refusal;
  const now = books.now();
  order.cancelledAt = now;
  order.closedAt = now;
  order.cancelReason = input.reason;
  order.staffNote = input.staffNote;
  const events: StoreEvent[] = [];
  if (input.isRefunded) addRefund(books, order, null, currentQuantities(order));
  for (const line of order.lines) line.current = 0;
  for (const fulfillmentOrder of books.shippingOf(order).fulfillmentOrders) {
    if (!isOpen(fulfillmentOrder)) continue;
    for (const open of fulfillmentOrder.lines) {
      const product = order.lines[open.line]?.product;
      if (product && input.restock) events.push(commit(books, product, fulfillmentOrder.locationId, -open.remaining));
      open.remaining = 0;
    }
    fulfillmentOrder.status = 'CANCELLED';
    fulfillmentOrder.holds = [];
    fulfillmentOrder.updatedAt = now;
    events.push({
      topic: 'fulfillment_orders/cancelled',
      body: () => ({ ...fulfillmentOrderBody(order, fulfillmentOrder), replacement_fulfillment_order: null }),
    });
  }
  books.touch(order);
  books.emit(
    { topic: 'orders/cancelled', body: () => orderBody(books, order) },
    orderUpdated(books, order),
    ...(input.isRefunded ? refundEvents(books, order) : []),
    ...events,
  );
  return null;
}

function currentQuantities(order: BookedOrder): Map<number, number> {
  return new Map(order.lines.map(({ current }, index) => [index, current]));
}

function addRefund(
  books: StoreBooks,
  order: BookedOrder,
  note: string | null,
  units: ReadonlyMap<number, number>,
  isReturn = false,
): void {
  const number = order.refunds.length;
  const lines = [...units].flatMap(([line, quantity]) => {
    const ordered = order.lines[line];
    // Unshipped units are not shipped any more.
    const isGoods = ordered !== undefined && requiresShipping(ordered);
    const open = isReturn ? 0 : isGoods ? Math.min(quantity, unfulfilledQuantity(books, order, line)) : quantity;
    const sent = isReturn ? ('RETURN' as const) : ('NO_RESTOCK' as const);
    return [
      { line, quantity: open, restockType: 'CANCEL' as const },
      { line, quantity: quantity - open, restockType: sent },
    ].filter((part) => part.quantity > 0);
  });
  order.refunds = [
    ...order.refunds,
    {
      id: books.partId('Refund', order, number),
      at: books.now(),
      note,
      lines: lines.map((line, index) => ({
        id: books.partId('RefundLineItem', order, number * 10_000 + index),
        ...line,
      })),
    },
  ];
}

function refundEvents(books: StoreBooks, order: BookedOrder): StoreEvent[] {
  const refund = order.refunds.at(-1);
  return refund ? [{ topic: 'refunds/create', body: () => refundBody(books, order, refund) }] : [];
}

/** Refunds lines; their unshipped units are not shipped any more. */
export function refundOrder(
  books: StoreBooks,
  order: BookedOrder,
  units: ReadonlyMap<number, number>,
  note: string | null,
): Refusal | null {
  for (const [index, quantity] of units)
    if (quantity < 1 || quantity > (order.lines[index]?.current ?? 0))
      return new Refusal(['refundLineItems'], 'Quantity cannot refund more items than were purchased');
  addRefund(books, order, note, units);
  const events: StoreEvent[] = [];
  for (const [index, quantity] of units) {
    const line = order.lines[index];
    if (!line) continue;
    events.push(...dropUnits(books, order, index, quantity, requiresShipping(line)));
    line.current -= quantity;
  }
  books.touch(order);
  books.emit(...refundEvents(books, order), orderUpdated(books, order), ...events);
  return null;
}

/**
 * The customer wants to return units. An exchange is held until the return arrives: `closeReturn`. `isAsked`: the
 * customer requests it, and staff must agree.
 */
export function openReturn(
  books: StoreBooks,
  order: BookedOrder,
  units: ReadonlyMap<number, number>,
  { exchange, isAsked = false }: { exchange: StoreLineInput | null; isAsked?: boolean },
): Refusal | null {
  for (const [index, quantity] of units)
    if (quantity < 1 || quantity > fulfilledQuantity(books, order, index) - returnedQuantity(order, index))
      return new Refusal(['returnLineItems'], 'Quantity must not exceed the fulfilled quantity.');
  const { returns = [] } = order;
  let exchangeLine: number | null = null;
  if (exchange) {
    exchangeLine = order.lines.push(books.toLine(exchange, books.now())) - 1;
    const part = newPart(books, order);
    putUnits(books, order, part, exchangeLine, exchange.quantity);
  }
  const opened: StoreReturn = {
    id: books.partId('Return', order, returns.length),
    at: books.now(),
    status: isAsked ? 'REQUESTED' : 'OPEN',
    lines: [...units].map(([line, quantity]) => ({ line, quantity })),
    exchangeLine,
  };
  order.returns = [...returns, opened];
  announceReturn(books, order, opened, isAsked ? 'returns/request' : 'returns/approve');
  const part = exchange ? books.shippingOf(order).fulfillmentOrders.at(-1) : undefined;
  const held = { reason: 'AWAITING_RETURN_ITEMS', notes: null, handle: null, lines: undefined, isOthers: true };
  const result = part && holdFulfillmentOrder(books, part.id, held);
  return result instanceof Refusal ? result : null;
}

function announceReturn(books: StoreBooks, order: BookedOrder, each: StoreReturn, topic: string): void {
  books.touch(order);
  books.emit({ topic, body: () => returnBody(books, order, each, topic) }, orderUpdated(books, order));
}

/** Start state, end state and topic of each return change. */
const returnChanges = {
  approve: { from: 'REQUESTED', to: 'OPEN', topic: 'returns/approve' },
  decline: { from: 'REQUESTED', to: 'DECLINED', topic: 'returns/decline' },
  cancel: { from: 'OPEN', to: 'CANCELED', topic: 'returns/cancel' },
  process: { from: 'OPEN', to: 'OPEN', topic: 'returns/process' },
  reopen: { from: 'CLOSED', to: 'OPEN', topic: 'returns/reopen' },
  update: { from: 'OPEN', to: 'OPEN', topic: 'returns/update' },
} as const satisfies Record<string, { from: StoreReturn['status']; to: StoreReturn['status']; topic: string }>;

export type ReturnChange = keyof typeof returnChanges;

/**
 * Changes the newest return in the right state. `process` inspects all its units, `update` removes one unit of each
 * line.
 */
export function changeReturn(books: StoreBooks, order: BookedOrder, change: ReturnChange): Refusal | null {
  const { from, to, topic } = returnChanges[change];
  const found = order.returns?.findLast(({ status }) => status === from);
  if (!found) return new Refusal(['id'], 'Return does not exist.');
  found.status = to;
  if (change === 'process') found.lines = found.lines.map((line) => ({ ...line, processed: line.quantity }));
  if (change === 'update')
    found.lines = found.lines.flatMap((line) => (line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : []));
  announceReturn(books, order, found, topic);
  return null;
}

/** The customer gets a label, and the newest open return is on its way. */
export function sendBack(books: StoreBooks, order: BookedOrder, number: string): Refusal | null {
  const open = order.returns?.findLast(({ status }) => status === 'OPEN');
  if (!open) return new Refusal(['id'], 'Return does not exist.');
  open.parcel = { number, at: books.now() };
  books.touch(order);
  books.emit({ topic: 'reverse_deliveries/attach_deliverable', body: () => reverseDeliveryBody(open) });
  return null;
}

/** Refunds the returned units once and releases the exchange. */
export function closeReturn(books: StoreBooks, order: BookedOrder): Refusal | null {
  const open = order.returns?.find(({ status }) => status === 'OPEN');
  if (!open) return new Refusal(['id'], 'Return does not exist.');
  open.status = 'CLOSED';
  if (!open.isPaidBack && open.lines.length > 0) {
    open.isPaidBack = true;
    addRefund(books, order, null, new Map(open.lines.map(({ line, quantity }) => [line, quantity])), true);
    for (const { line, quantity } of open.lines) {
      const ordered = order.lines[line];
      if (ordered) ordered.current -= quantity;
    }
    books.emit(...refundEvents(books, order));
  }
  announceReturn(books, order, open, 'returns/close');
  if (open.exchangeLine === null) return null;
  for (const { id, lines, holds } of books.shippingOf(order).fulfillmentOrders) {
    const waiting = holds.filter(({ reason }) => reason === 'AWAITING_RETURN_ITEMS');
    if (waiting.length === 0 || !lines.some(({ line }) => line === open.exchangeLine)) continue;
    releaseHolds(
      books,
      id,
      waiting.map((hold) => hold.id),
    );
  }
  return null;
}

/** Records the store's risk assessment, which usually comes some minutes after the order. */
export function assessRisk(books: StoreBooks, order: BookedOrder, recommendation: StoreRisk): void {
  order.risk = recommendation;
  books.touch(order);
  books.emit(
    { topic: 'orders/risk_assessment_changed', body: () => riskBody(books, order) },
    orderUpdated(books, order),
  );
}

/** The customer opens a payment dispute, or its status changes. */
export function changeDispute(books: StoreBooks, order: BookedOrder, status: StoreDispute): void {
  // Nothing documents that `orders/updated` is sent too, so the app has to rely on these topics.
  const topic = order.dispute === undefined ? 'disputes/create' : 'disputes/update';
  order.dispute = status;
  books.touch(order);
  books.emit({ topic, body: () => disputeBody(order) });
}

export function closeOrder(books: StoreBooks, order: BookedOrder): void {
  if (order.closedAt !== null) return;
  order.closedAt = books.now();
  books.touch(order);
  books.emit(orderUpdated(books, order));
}

export function reopenOrder(books: StoreBooks, order: BookedOrder): Refusal | null {
  if (order.cancelledAt !== null) return new Refusal(['input', 'id'], 'A cancelled order cannot be opened.');
  if (order.closedAt === null) return null;
  order.closedAt = null;
  books.touch(order);
  books.emit(orderUpdated(books, order));
  return null;
}

const maxTagLength = 40;
const maxTags = 250;

/** Stores tags as the platform does: sorted, without duplicates, ignoring case. */
export function changeTags(
  books: StoreBooks,
  order: BookedOrder,
  added: readonly string[],
  removed: readonly string[],
): Refusal | null {
  const names = added.map((tag) => tag.trim()).filter((tag) => tag !== '');
  const long = names.find((tag) => tag.length > maxTagLength);
  if (long !== undefined)
    return new Refusal(['tags'], `Tags is invalid: "${long}" is too long (maximum is 40 characters)`);
  const gone = new Set(removed.map((tag) => tag.trim().toLowerCase()));
  const kept = order.tags.filter((tag) => !gone.has(tag.toLowerCase()));
  const known = new Set(kept.map((tag) => tag.toLowerCase()));
  for (const tag of names) {
    if (known.has(tag.toLowerCase())) continue;
    known.add(tag.toLowerCase());
    kept.push(tag);
  }
  if (kept.length > maxTags) return new Refusal(['tags'], 'Tags cannot exceed 250 tags');
  const sorted = kept.toSorted((a, b) => a.localeCompare(b));
  if (sorted.join('\n') === order.tags.join('\n')) return null;
  order.tags = sorted;
  books.touch(order);
  books.emit(orderUpdated(books, order));
  return null;
}

export interface OrderChanges {
  note?: string | null;
  tags?: readonly string[];
  address?: Partial<StoreRecipient>;
}

export function updateOrder(books: StoreBooks, order: BookedOrder, changes: OrderChanges): Refusal | null {
  if (changes.tags) {
    const refusal = changeTags(
      books,
      order,
      changes.tags,
      order.tags.filter((tag) => !changes.tags?.includes(tag)),
    );
    if (refusal) return refusal;
  }
  if (changes.note !== undefined) order.note = changes.note;
  if (changes.address) order.recipient = { ...books.recipientOf(order), ...changes.address };
  books.touch(order);
  books.emit(orderUpdated(books, order));
  return null;
}

export function setInventory(books: StoreBooks, product: StoreProduct, locationId: number, available: number): void {
  books.levelOf(product, locationId).available = available;
  books.changes++;
  books.emit(inventoryChanged(books, product, locationId));
}

/** Adds another variant with a product's SKU. */
export function addVariant(books: StoreBooks, product: StoreProduct): StoreProduct {
  const variant = books.addVariant(product);
  books.emit({ topic: 'products/create', body: () => productBody(books, variant) });
  return variant;
}

export function updateProduct(
  books: StoreBooks,
  product: StoreProduct,
  changes: { title?: string; grams?: number },
): void {
  if (changes.title !== undefined) product.title = changes.title;
  if (changes.grams !== undefined) product.grams = changes.grams;
  product.updatedAt = books.now();
  books.changes++;
  books.emit({ topic: 'products/update', body: () => productBody(books, product) });
}
