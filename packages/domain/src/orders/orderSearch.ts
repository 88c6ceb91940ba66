import type { Order } from './Order.ts';
import type { TabNumber } from './orderTabs.ts';

/** The words of finding an order from anywhere; none of them is quoted in §2. */
export const orderSearchTexts = {
  label: 'Find an order',
  placeholder: 'Find an order: number or SKU',
  byOrder: 'By order number',
  bySku: 'By SKU',
  nothing: 'No order has this number, and none holds this SKU.',
  searching: 'Searching every order …',
  stageUnknown: 'Not every list could be asked, so this is where it surely is: All Orders.',
} as const;

/** So many of each kind are offered; the rest is counted. */
export const maxSearchResults = 8;

/** A text of fewer letters waits for Enter: nearly every order number holds any one digit. */
export const minSearchLength = 2;

/** The lists that tell where an order stands; tab 1 holds every order and tells nothing. */
export const tabsBySpecificity: readonly TabNumber[] = [2, 3, 5, 6, 7, 8, 4];

/**
 * The list that says most about an order that stands in these: its stage before Shipped Orders, which also keeps what
 * was closed or cancelled after shipping, and that before All Orders.
 */
export function mostSpecificTab(listedIn: ReadonlySet<TabNumber>): TabNumber {
  return tabsBySpecificity.find((tab) => listedIn.has(tab)) ?? 1;
}

/** Those that are called exactly so first, `#` or not; the others as they came, which is newest first. */
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
