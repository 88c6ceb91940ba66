import type { Order } from '@hub/domain/orders';
import { asRecord } from '@hub/domain/shared';
import type { ClientContext } from '../http/ClientContext.ts';
import { isWireId, isWireOrder } from './isWireOrder.ts';
import { toOrder } from './toOrder.ts';

/** The rows of one reply, each order once. */
export interface OrderRows {
  /** In the server's order; for a repeated order the last row, at the position of the first. */
  orders: Order[];
  /** Every `order_id` of the rows in order, including those of unreadable rows. */
  orderIds: string[];
  /** Orders without a readable row. */
  unreadable: number;
  /** Number of these without a readable `order_id`. */
  nameless: number;
  /** `order_id`s that occur more than once. */
  repeatedIds: ReadonlySet<string>;
}

/**
 * Reads the rows one by one, so that a broken one affects only itself. An order is identified by its `order_id`
 * (contract).
 */
export function parseOrderRows(context: ClientContext, rows: readonly unknown[]): OrderRows {
  const orders: Order[] = [];
  const orderIds: string[] = [];
  const repeatedIds = new Set<string>();
  const seen = new Set<number | string>();
  /** Position of each order in `orders`; filled at the first repeated order, because most lists have none. */
  const indexById = new Map<string, number>();
  let nameless = 0;
  let unreadableTexts = 0;
  const onUnreadable = () => {
    unreadableTexts += 1;
  };
  // JSON creates a copy of a customer's name for each of their orders; sharing one saves 2 MB at 100,000 orders.
  const names = new Map<string, string>();
  const addId = (key: number | string, orderId: string) => {
    if (seen.size !== seen.add(key).size) {
      orderIds.push(orderId);
      return;
    }
    if (repeatedIds.size === 0) orders.forEach((order, index) => indexById.set(order.orderId, index));
    repeatedIds.add(orderId);
  };
  for (const row of rows) {
    if (isWireOrder(row)) {
      const order = toOrder(row, context, onUnreadable);
      order.customerName = sharedText(names, order.customerName);
      addId(keyOf(row.order_id), order.orderId);
      if (repeatedIds.size === 0) orders.push(order);
      else {
        const index = indexById.get(order.orderId) ?? orders.length;
        orders[index] = order;
        indexById.set(order.orderId, index);
      }
    } else {
      const orderId = asRecord(row)?.order_id;
      if (isWireId(orderId)) addId(keyOf(orderId), String(orderId));
      else nameless += 1;
    }
  }
  if (unreadableTexts > 0) context.log(`GET /list-order: ${unreadableTexts} error texts could not be parsed`);
  return { orders, orderIds, unreadable: orderIds.length - orders.length + nameless, nameless, repeatedIds };
}

/** Ids as numbers if exact: a set of new texts takes 60 ms longer at 100,000 orders. */
function keyOf(orderId: number | string): number | string {
  if (typeof orderId === 'number') return orderId;
  return orderId.length <= 15 && String(Number(orderId)) === orderId ? Number(orderId) : orderId;
}

/** The first equal text. */
function sharedText(known: Map<string, string>, text: string): string {
  const first = known.get(text);
  if (first === undefined) known.set(text, text);
  return first ?? text;
}
