import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';
import { maxCountedOrders } from './FoundInShop.ts';
import type { Order } from '../Order.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { formatQuantity } from '../../shared/numbers/formatQuantity.ts';

/** How many of the newest orders a short text searches. */
export const newestForShortText = 20_000;

/** Texts of the order search. */
export const orderSearchTexts = inLanguage('orderSearchTexts', {
  label: 'Find an order',
  placeholder: 'Find an order: number or SKU',
  byOrder: 'By order number',
  bySku: 'By SKU',
  placeholderAll: 'Find an order, customer, SKU',
  customers: 'Customers',
  products: 'Products',
  nothingAtAll: 'No order, customer or product found.',
  nothing: 'No order has this number or SKU.',
  searching: 'Searching all orders…',
  short: (newest: number) =>
    `Short searches look at your newest ${formatCount(newest)} orders. Type 3 letters or digits to search them all.`,
  stageUnknown: 'We couldn’t check every list. You’ll find it under All Orders.',
});

/** How many of a kind were found; `isWhole`: there are no others. */
interface FoundCount {
  count: number;
  isWhole: boolean;
}

/** Words for search results. */
export const foundWords = inLanguage('foundWords', {
  orders: (count: number) => ordersText(count),
  customers: (count: number) => formatQuantity(count, 'customer'),
  products: (count: number) => formatQuantity(count, 'product'),
  moreThan: (counted: string) => `more than ${counted}`,
  found: (parts: readonly string[]) =>
    `${[parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')} found`,
});

/** `More than 8 orders, 1 customer and 2 products found`; `null` for nothing. */
export function searchCountText(found: Record<'orders' | 'customers' | 'products', FoundCount>): string | null {
  const parts = [
    foundText(found.orders, foundWords.orders(found.orders.count)),
    foundText(found.customers, foundWords.customers(found.customers.count)),
    foundText(found.products, foundWords.products(found.products.count)),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const text = foundWords.found(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function foundText({ count, isWhole }: FoundCount, counted: string): string | null {
  if (count === 0) return null;
  return isWhole ? counted : foundWords.moreThan(counted);
}

/** `34 orders`, `more than 1,000 orders`: a customer's, or those with a product. */
export function foundOrdersText(orders: number): string {
  return orders > maxCountedOrders
    ? foundWords.moreThan(foundWords.orders(maxCountedOrders))
    : foundWords.orders(orders);
}

/** Labels of the lists of all results. */
export const allFoundLabel = inLanguage('allFoundLabel', {
  order: (text: string) => `All orders with “${text}” in the number`,
  sku: (text: string) => `All orders with “${text}” in a SKU`,
  customer: (text: string) => `All orders of customers with “${text}”`,
  product: (text: string) => `All orders with “${text}” in a product`,
});

/** Results shown per group; the rest is counted. */
export const maxSearchResults = 8;

/** Shorter texts wait for Enter: nearly every order number contains any one digit. */
export const minSearchLength = 2;

/** Lists that show an order's stage; tab 1 contains every order, so it shows none. */
export const tabsBySpecificity: readonly TabNumber[] = [
  tabs.open,
  tabs.inFulfillment,
  tabs.errors,
  tabs.hold,
  tabs.backOrders,
  tabs.needsReview,
  tabs.shipped,
];

/**
 * The most specific of an order's lists: a stage before Shipped Orders, which also has orders closed after shipping,
 * and Shipped Orders before All Orders.
 */
export function mostSpecificTab(listedIn: ReadonlySet<TabNumber>): TabNumber {
  return tabsBySpecificity.find((tab) => listedIn.has(tab)) ?? tabs.all;
}

/** Exact names first, with or without `#`; the others newest first. */
export function exactMatchesFirst<T extends Pick<Order, 'orderName'>>(orders: readonly T[], text: string): T[] {
  const target = normalizeOrderName(text);
  return [
    ...orders.filter(({ orderName }) => normalizeOrderName(orderName) === target),
    ...orders.filter(({ orderName }) => normalizeOrderName(orderName) !== target),
  ];
}

function normalizeOrderName(name: string): string {
  return name.trim().toLowerCase().replace(/^#/, '');
}
