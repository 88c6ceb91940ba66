import type { TabNumber } from '../../shared/orders/tabs.ts';
import type { Order } from '../Order.ts';
import type { OrderStage } from '../OrderStage.ts';

/** What is shown of an order that a search found. */
export type FoundOrderFields = Pick<Order, 'orderId' | 'orderName' | 'customerName' | 'createdAt'>;

/** An order that a search found, with the list in which it stands, if that is known. */
export interface FoundOrder<Tab extends TabNumber | null = TabNumber> {
  order: FoundOrderFields;
  tab: Tab;
  /** Says more than the list where that is All Orders: closed or cancelled. */
  stage?: OrderStage;
}

/** A customer by name; the postcode is that of the newest order. */
export interface FoundCustomer {
  name: string;
  /** Empty where none is known. */
  postcode: string;
  /** Orders of this customer, up to `maxCountedOrders`; one more means that there are more. */
  orders: number;
  /** List of the newest order. */
  newestTab: TabNumber;
}

/** A product by SKU. */
export interface FoundProduct {
  sku: string;
  name: string;
  /** Orders with this SKU, up to `maxCountedOrders`; one more means that there are more. */
  orders: number;
}

/** The first of what was found; `hasMore`: there are others. */
export interface FoundPart<T> {
  rows: readonly T[];
  hasMore: boolean;
  /** More than the rows, where more were counted. */
  count?: number;
}

/** What a text finds in a whole shop, whatever its age and stage. */
export interface FoundInShop {
  /** By number, exact ones first, then newest first. */
  orders: FoundPart<FoundOrder>;
  /** By name, postcode or email, newest order first. */
  customers: FoundPart<FoundCustomer>;
  /** By title or SKU, exact ones first. */
  products: FoundPart<FoundProduct>;
  /** Only the newest `newestForShortText` orders were looked through, and the shop has more. */
  isNewestOnly: boolean;
}

/** Orders of a customer or product are counted up to here. */
export const maxCountedOrders = 1_000;

/** Customers and products that are offered. */
export const maxFoundEntities = 5;

/** Longer texts are not searched for. */
export const maxSearchTextLength = 200;
