import { product } from '../shared/product.ts';

/** §4 "Tab numbers"; also what `list-order` and the bulk calls take as `tab`. */
export type TabNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type OrderTabKey = 'all' | 'open' | 'inFulfillment' | 'shipped' | 'errors' | 'hold' | 'backOrders' | 'needsReview';

/** The field of the dashboard's stats that counts the orders of a tab. */
export type OrderTabStatsField =
  | 'totalOrders'
  | 'openOrders'
  | 'ordersInFulfillment'
  | 'shippedOrders'
  | 'errorOrders'
  | 'holdOrders'
  | 'backOrders'
  | 'userReview';

export interface OrderTab {
  number: TabNumber;
  key: OrderTabKey;
  /** Heading of the card and of the list screen (§2). */
  title: string;
  /** Last part of the list's address, under `/app/dashboard-v0/` (§2). */
  slug: string;
  statsField: OrderTabStatsField;
  /** Its orders wait for a person; only then may the count be coloured. */
  needsPerson: boolean;
  /** Colour of the count above zero; null: never coloured. */
  tone: 'critical' | 'attention' | null;
}

/** The eight tabs, in the order of the dashboard (§2), which is that of their numbers. */
export const orderTabs: readonly OrderTab[] = [
  { number: 1, key: 'all', title: 'All Orders', slug: 'allorders', statsField: 'totalOrders', needsPerson: false, tone: null },
  { number: 2, key: 'open', title: 'Open Orders', slug: 'openorders', statsField: 'openOrders', needsPerson: false, tone: null },
  { number: 3, key: 'inFulfillment', title: `Orders In ${capitalised(product)}ment`, slug: `ordersin${product}`, statsField: 'ordersInFulfillment', needsPerson: false, tone: null },
  { number: 4, key: 'shipped', title: 'Shipped Orders', slug: 'shippedorders', statsField: 'shippedOrders', needsPerson: false, tone: null },
  { number: 5, key: 'errors', title: 'Errors', slug: 'errororders', statsField: 'errorOrders', needsPerson: true, tone: 'critical' },
  { number: 6, key: 'hold', title: 'Hold Orders', slug: 'holdorders', statsField: 'holdOrders', needsPerson: true, tone: 'attention' },
  { number: 7, key: 'backOrders', title: 'Back Orders', slug: 'backorders', statsField: 'backOrders', needsPerson: true, tone: 'attention' },
  { number: 8, key: 'needsReview', title: 'Needs User Review', slug: 'needsreview', statsField: 'userReview', needsPerson: true, tone: 'attention' },
];

const byNumber = new Map(orderTabs.map((tab) => [tab.number, tab]));
const bySlug = new Map(orderTabs.map((tab) => [tab.slug, tab]));

/** The tab with this number; throws RangeError for a number that the type forbids. */
export function orderTab(number: TabNumber): OrderTab {
  const tab = byNumber.get(number);
  if (!tab) throw new RangeError(`No order tab has the number ${String(number)}`);
  return tab;
}

/** The tab at this last part of an address, or null. */
export function tabBySlug(slug: string): OrderTab | null {
  return bySlug.get(slug) ?? null;
}

/** Whether a number from outside (an address, a request) is one of the eight. */
export function isTabNumber(value: unknown): value is TabNumber {
  return typeof value === 'number' && byNumber.has(value as TabNumber);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
