import type { StoreOrderInput, StoreRecipient } from '../StoreOptions.ts';
import { fulfilledQuantity } from '../model/orderFigures.ts';
import { requiresShipping } from '../model/requiresShipping.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import type { StoreEvent, BookedOrder, StoreProduct } from '../model/storeTypes.ts';
import { fulfillmentOrderBody, orderBody, orderEditBody, productBody, refundBody } from '../webhooks/bodies.ts';
import { closeIfDone, isOpen, orderUpdated } from './fulfillmentOrders.ts';
import { inventoryChanged } from './fulfillments.ts';
import { Refusal } from './Refusal.ts';

/** A customer buys: stock is committed, the order is routed to a location, and the webhooks go out. */
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
    { topic: 'orders/paid', body: () => orderBody(books, order) },
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

/** Units that are kept for an order; negative ones are given back. */
function commit(books: StoreBooks, product: StoreProduct, locationId: number, units: number): StoreEvent {
  const level = books.levelOf(product, locationId);
  level.available -= units;
  level.committed += units;
  return inventoryChanged(books, product, locationId);
}

/** Null: it may be edited. */
export function whyNotEditable(order: BookedOrder): Refusal | null {
  if (order.cancelledAt !== null) return new Refusal(['id'], 'The order cannot be edited because it is cancelled.');
  return null;
}

/** New quantities by the line's position; what was sent stays. */
export function setQuantities(
  books: StoreBooks,
  order: BookedOrder,
  quantities: ReadonlyMap<number, number>,
  restock: boolean,
): Refusal | null {
  const refusal = whyNotEditable(order);
  if (refusal) return refusal;
  const removals: { line: number; delta: number }[] = [];
  const events: StoreEvent[] = [];
  for (const [index, quantity] of quantities) {
    const line = order.lines[index];
    if (!line) return new Refusal(['lineItemId'], 'Line item does not exist.');
    if (quantity < 0) return new Refusal(['quantity'], 'must be greater than or equal to 0');
    if (quantity > line.current)
      return new Refusal(['quantity'], 'Quantity cannot be increased in the simulated store.');
    if (quantity < fulfilledQuantity(books, order, index))
      return new Refusal(['quantity'], 'Cannot remove quantity that has been fulfilled.');
  }
  for (const [index, quantity] of quantities) {
    const line = order.lines[index];
    if (!line || quantity === line.current) continue;
    removals.push({ line: index, delta: line.current - quantity });
    events.push(...dropUnits(books, order, index, line.current - quantity, restock));
    line.current = quantity;
  }
  if (removals.length === 0) return null;
  order.isEdited = true;
  books.touch(order);
  books.emit(
    { topic: 'orders/edited', body: () => orderEditBody(books, order, removals) },
    orderUpdated(books, order),
    ...events,
  );
  return null;
}

/** Takes units of a line out of the open fulfillment orders. */
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

/** Null: it can be cancelled. */
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
): void {
  const number = order.refunds.length;
  const lines = [...units].filter(([, quantity]) => quantity > 0);
  order.refunds = [
    ...order.refunds,
    {
      id: books.partId('Refund', order, number),
      at: books.now(),
      note,
      lines: lines.map(([line, quantity], index) => ({
        id: books.partId('RefundLineItem', order, number * 10_000 + index),
        line,
        quantity,
        restockType: fulfilledQuantity(books, order, line) > 0 ? ('NO_RESTOCK' as const) : ('CANCEL' as const),
      })),
    },
  ];
}

function refundEvents(books: StoreBooks, order: BookedOrder): StoreEvent[] {
  const refund = order.refunds.at(-1);
  return refund ? [{ topic: 'refunds/create', body: () => refundBody(books, order, refund) }] : [];
}

/** Pays lines back; what was not sent of them is not to be sent any more. */
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

/** As the platform keeps tags: sorted, each once whatever its capitals. */
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
