import { type TabNumber, tabs } from '../shared/tabs.ts';
import type { Order } from './Order.ts';

/** Texts of the order search; all ours. */
export const orderSearchTexts = {
  label: 'Find an order',
  placeholder: 'Find an order: number or SKU',
  byOrder: 'By order number',
  bySku: 'By SKU',
  nothing: 'No order has this number, and none holds this SKU.',
  searching: 'Searching every order …',
  stageUnknown: 'Not every list could be asked, so this is where it surely is: All Orders.',
} as const;

/** Results per group; the rest is counted. */
export const maxSearchResults = 8;

/** Shorter texts wait for Enter: nearly every order number contains any one digit. */
export const minSearchLength = 2;

/** The lists that show an order's stage; tab 1 contains every order, so it shows none. */
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
