import { groupBy } from '../shared/lists/groupBy.ts';

/** The part of an order that batching reads. */
export interface BatchOrder {
  orderId: string;
  orderName: string;
  /** Orders without a customer name are never combined. */
  customerName: string;
  /** The address as one text; orders without one are never combined. */
  address: string;
}

/** A customer's orders to one address, which the warehouse may pack together. */
export interface Box<Order extends BatchOrder = BatchOrder> {
  orders: readonly Order[];
}

/** What one cutoff hands over. The warehouse decides which orders share a box; its parcels show it. */
export interface Batch<Order extends BatchOrder = BatchOrder> {
  boxes: readonly Box<Order>[];
}

/** Combines a location's open orders: the same customer and address share a box. Oldest first. */
export function batchOrders<Order extends BatchOrder>(
  orders: readonly Order[],
  { combine = true }: { combine?: boolean } = {},
): Batch<Order> {
  const boxes = groupBy(orders, (order) => (combine ? boxKey(order) : order.orderId));
  return { boxes: [...boxes.values()].map((box) => ({ orders: box })) };
}

function boxKey({ orderId, customerName, address }: BatchOrder): string {
  const [customer, destination] = [customerName, address].map(plainText);
  return customer === '' || destination === '' ? `order ${orderId}` : JSON.stringify([customer, destination]);
}

function plainText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The parts that tell an address from others; unknown parts are left out. */
export interface BatchAddressParts {
  /** The recipient, when it is not the customer. */
  name?: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  postcode: string;
  country: string;
}

/** The address as one text; empty when there is too little of it to combine orders. */
export function batchAddress(parts: BatchAddressParts): string {
  if (plainText(parts.postcode) === '' && plainText(parts.address1 ?? '') === '') return '';
  const { name, company, address1, address2, city, postcode, country } = parts;
  return [name, company, address1, address2, city, postcode, country]
    .filter((part) => part !== undefined && part.trim() !== '')
    .join(', ');
}
