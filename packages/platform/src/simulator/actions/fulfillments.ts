import { gid, serialOfPart } from '../model/storeIds.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import {
  fulfilledQuantity,
  fulfillmentStatusOf,
  returnedQuantity,
  unfulfilledQuantity,
} from '../model/orderFigures.ts';
import type {
  StoreEvent,
  StoreFulfillment,
  StoreFulfillmentOrder,
  BookedOrder,
  StoreTracking,
} from '../model/storeTypes.ts';
import { fulfillmentBody, inventoryLevelBody, orderBody } from '../webhooks/bodies.ts';
import {
  addPart,
  closeIfDone,
  findFulfillmentOrder,
  type FoundFulfillmentOrder,
  isOpen,
  orderUpdated,
  type PickedLines,
  pickLines,
  putUnits,
} from './fulfillmentOrders.ts';
import { Refusal } from './Refusal.ts';

export interface FulfillmentCreateInput {
  fulfillmentOrders: readonly { id: number; lines: PickedLines }[];
  tracking: StoreTracking;
  notifyCustomer: boolean;
}

export interface FoundFulfillment {
  order: BookedOrder;
  fulfillment: StoreFulfillment;
}

const field = ['fulfillment'];

/** Ships lines of fulfillment orders of one order and one location. */
export function createFulfillment(books: StoreBooks, input: FulfillmentCreateInput): FoundFulfillment | Refusal {
  const parts: (FoundFulfillmentOrder & { picked: NonNullable<ReturnType<typeof pickLines>> })[] = [];
  for (const { id, lines } of input.fulfillmentOrders) {
    const found = findFulfillmentOrder(books, id);
    if (!found) return new Refusal(field, 'Fulfillment order does not exist.');
    const { fulfillmentOrder } = found;
    const { status } = fulfillmentOrder;
    if (!isOpen(fulfillmentOrder) || status === 'ON_HOLD' || status === 'SCHEDULED')
      return new Refusal(field, `Fulfillment order ${id} has an unfulfillable status= ${status.toLowerCase()}.`);
    const picked = pickLines(fulfillmentOrder, lines);
    if (!picked) return new Refusal(field, 'Invalid fulfillment order line item quantity requested.');
    parts.push({ ...found, picked });
  }
  const [first] = parts;
  if (!first) return new Refusal(field, 'Line items by fulfillment order is too short (minimum is 1)');
  const { order } = first;
  const { locationId } = first.fulfillmentOrder;
  if (parts.some((part) => part.order !== order))
    return new Refusal(field, 'All fulfillment orders must belong to the same order.');
  if (parts.some(({ fulfillmentOrder }) => fulfillmentOrder.locationId !== locationId))
    return new Refusal(field, 'All fulfillment orders must be assigned to the same location.');
  const { fulfillments } = books.shippingOf(order);
  const now = books.now();
  const number = fulfillments.length;
  const lines: StoreFulfillment['lines'][number][] = [];
  const events: StoreEvent[] = [];
  for (const { fulfillmentOrder, picked } of parts) {
    for (const { line, quantity } of picked) {
      line.remaining -= quantity;
      lines.push({
        id: books.partId('FulfillmentLineItem', order, number * 10_000 + lines.length),
        line: line.line,
        quantity,
        fulfillmentOrderId: fulfillmentOrder.id,
        fulfillmentOrderLineId: line.id,
      });
      events.push(...takeFromStock(books, order, line.line, quantity, locationId));
    }
    fulfillmentOrder.status = 'IN_PROGRESS';
    fulfillmentOrder.updatedAt = now;
    closeIfDone(fulfillmentOrder);
  }
  const fulfillment: StoreFulfillment = {
    id: books.partId('Fulfillment', order, number),
    locationId,
    status: 'SUCCESS',
    tracking: input.tracking,
    notifiedCustomer: input.notifyCustomer,
    lines,
    createdAt: now,
    updatedAt: now,
    events: [],
  };
  fulfillments.push(fulfillment);
  books.touch(order);
  const isWhole = fulfillmentStatusOf(books, order) === 'FULFILLED';
  books.emit(
    { topic: 'fulfillments/create', body: () => fulfillmentBody(books, order, fulfillment) },
    orderUpdated(books, order),
    { topic: isWhole ? 'orders/fulfilled' : 'orders/partially_fulfilled', body: () => orderBody(books, order) },
    ...events,
  );
  return { order, fulfillment };
}

function takeFromStock(
  books: StoreBooks,
  order: BookedOrder,
  line: number,
  quantity: number,
  locationId: number,
): StoreEvent[] {
  const product = order.lines[line]?.product;
  if (!product) return [];
  const level = books.levelOf(product, locationId);
  level.committed = Math.max(0, level.committed - quantity);
  return [inventoryChanged(books, product, locationId)];
}

export function inventoryChanged(
  books: StoreBooks,
  product: Parameters<StoreBooks['levelOf']>[0],
  locationId: number,
): StoreEvent {
  books.levelOf(product, locationId).updatedAt = books.now();
  return { topic: 'inventory_levels/update', body: () => inventoryLevelBody(books, product, locationId) };
}

export function findFulfillment(books: StoreBooks, id: number): FoundFulfillment | null {
  const order = books.orderBySerial(serialOfPart('Fulfillment', id));
  const fulfillment = order && books.shippingOf(order).fulfillments.find((one) => one.id === id);
  return order && fulfillment ? { order, fulfillment } : null;
}

function fulfillmentUpdated(books: StoreBooks, { order, fulfillment }: FoundFulfillment): void {
  fulfillment.updatedAt = books.now();
  books.touch(order);
  books.emit(
    { topic: 'fulfillments/update', body: () => fulfillmentBody(books, order, fulfillment) },
    orderUpdated(books, order),
  );
}

export function updateTracking(books: StoreBooks, id: number, tracking: StoreTracking): FoundFulfillment | Refusal {
  const found = findFulfillment(books, id);
  if (!found) return new Refusal(['fulfillmentId'], 'Fulfillment does not exist.');
  if (found.fulfillment.status === 'CANCELLED')
    return new Refusal(['fulfillmentId'], 'Tracking info cannot be updated for a cancelled fulfillment.');
  found.fulfillment.tracking = tracking;
  fulfillmentUpdated(books, found);
  return found;
}

/**
 * Reopens the units: in their fulfillment order, or in a new one if it was completely shipped.
 * https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentCancel
 */
export function cancelFulfillment(books: StoreBooks, id: number): FoundFulfillment | Refusal {
  const found = findFulfillment(books, id);
  if (!found) return new Refusal(['id'], 'Fulfillment does not exist.');
  const { order, fulfillment } = found;
  if (fulfillment.status === 'CANCELLED') return new Refusal(['id'], 'Fulfillment has already been cancelled.');
  fulfillment.status = 'CANCELLED';
  const reopened = new Map<number, StoreFulfillmentOrder>();
  for (const { fulfillmentOrderId, fulfillmentOrderLineId, quantity, line } of fulfillment.lines) {
    const owner = findFulfillmentOrder(books, fulfillmentOrderId)?.fulfillmentOrder;
    const open = owner?.lines.find((one) => one.id === fulfillmentOrderLineId);
    if (!owner || !open) continue;
    // Units refunded since are not shipped again.
    const left = Math.min(quantity, Math.max(0, (order.lines[line]?.current ?? 0) - openOrSent(books, order, line)));
    if (left === 0) continue;
    if (owner.status === 'CLOSED') {
      const created = reopened.get(owner.id) ?? addPart(books, order, owner);
      reopened.set(owner.id, created);
      putUnits(books, order, created, line, left);
    } else {
      open.remaining += left;
      if (owner.holds.length === 0)
        owner.status =
          owner.hasProgress || owner.lines.some(({ total, remaining }) => remaining < total) ? 'IN_PROGRESS' : 'OPEN';
    }
    owner.updatedAt = books.now();
    const product = order.lines[line]?.product;
    if (product) books.levelOf(product, owner.locationId).committed += left;
  }
  fulfillmentUpdated(books, found);
  return found;
}

function openOrSent(books: StoreBooks, order: BookedOrder, line: number): number {
  const kept = Math.max(0, fulfilledQuantity(books, order, line) - returnedQuantity(order, line));
  return unfulfilledQuantity(books, order, line) + kept;
}

export function addFulfillmentEvent(
  books: StoreBooks,
  id: number,
  event: { status: string; message: string | null; happenedAt: number | null },
): (FoundFulfillment & { event: StoreFulfillment['events'][number] }) | Refusal {
  const found = findFulfillment(books, id);
  if (!found) return new Refusal(['fulfillmentEvent', 'fulfillmentId'], 'Fulfillment does not exist.');
  const { order, fulfillment } = found;
  const count = books.shippingOf(order).fulfillments.flatMap(({ events }) => events).length;
  const created = {
    id: books.partId('FulfillmentEvent', order, count),
    status: event.status,
    message: event.message,
    happenedAt: event.happenedAt ?? books.now(),
  };
  fulfillment.events.push(created);
  fulfillment.updatedAt = books.now();
  books.touch(order);
  books.emit({
    topic: 'fulfillment_events/create',
    body: () => ({
      id: created.id,
      fulfillment_id: fulfillment.id,
      status: created.status.toLowerCase(),
      message: created.message,
      happened_at: new Date(created.happenedAt).toISOString(),
      order_id: order.id,
      admin_graphql_api_id: gid('FulfillmentEvent', created.id),
    }),
  });
  return { ...found, event: created };
}
