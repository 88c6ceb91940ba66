import { groupBy } from '../shared/lists/groupBy.ts';

/** What batching reads of an order. */
export interface BatchOrder {
  orderId: string;
  orderName: string;
  /** Orders of a customer without a name are never combined. */
  customerName: string;
  /** Where it goes, as one text; orders to an unknown address (empty) are never combined. */
  address: string;
}

/** Orders of one customer to one address, packed together. */
export interface Box<Order extends BatchOrder = BatchOrder> {
  orders: readonly Order[];
}

/** What one cut-off hands over. Whether orders really share a box is the warehouse's doing, and known from its parcels. */
export interface Batch<Order extends BatchOrder = BatchOrder> {
  boxes: readonly Box<Order>[];
}

/** Combines the open orders of a location: the same customer and address share a box. Oldest first in each. */
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

/** The parts of an address that tell it from others; a part that is not known is left out. */
export interface BatchAddressParts {
  /** Who receives it, where that is another than the customer. */
  name?: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  postcode: string;
  country: string;
}

/** The address as one text; empty where it is too little to combine orders by. */
export function batchAddress(parts: BatchAddressParts): string {
  if (plainText(parts.postcode) === '' && plainText(parts.address1 ?? '') === '') return '';
  const { name, company, address1, address2, city, postcode, country } = parts;
  return [name, company, address1, address2, city, postcode, country]
    .filter((part) => part !== undefined && part.trim() !== '')
    .join(', ');
}
