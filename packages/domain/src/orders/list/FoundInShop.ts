import type { TabNumber } from '../../shared/orders/tabs.ts';
import type { Order } from '../Order.ts';
import type { OrderStage } from '../OrderStage.ts';

/** What a search result shows of an order. */
export type FoundOrderFields = Pick<Order, 'orderId' | 'orderName' | 'customerName' | 'createdAt'>;

/** An order found by a search, with its list if known. */
export interface FoundOrder<Tab extends TabNumber | null = TabNumber> {
  order: FoundOrderFields;
  tab: Tab;
  /** Adds to the list name when that is All Orders: closed or canceled. */
  stage?: OrderStage;
}

/** A customer by name; the postcode is the newest order's. */
export interface FoundCustomer {
  name: string;
  /** Empty when unknown. */
  postcode: string;
  /** This customer's orders, up to `maxCountedOrders`; one more means there are more. */
  orders: number;
  /** The newest order's list. */
  newestTab: TabNumber;
}

/** A product by SKU. */
export interface FoundProduct {
  sku: string;
  name: string;
  /** Orders with this SKU, up to `maxCountedOrders`; one more means there are more. */
  orders: number;
}

/** The first results; `hasMore` when there are others. */
export interface FoundPart<T> {
  rows: readonly T[];
  hasMore: boolean;
  /** Total count, if more were counted than shown. */
  count?: number;
}

/** What a text finds across the shop, in any period and stage. */
export interface FoundInShop {
  /** By number: exact matches first, then newest first. */
  orders: FoundPart<FoundOrder>;
  /** By name, postcode or email, newest order first. */
  customers: FoundPart<FoundCustomer>;
  /** By title or SKU, exact matches first. */
  products: FoundPart<FoundProduct>;
  /** Only the newest `newestForShortText` orders were searched, and the shop has more. */
  isNewestOnly: boolean;
}

/** Maximum count of a customer's or product's orders. */
export const maxCountedOrders = 1_000;

/** Maximum customers and products offered. */
export const maxFoundEntities = 5;

/** Maximum length of a search text. */
export const maxSearchTextLength = 200;
