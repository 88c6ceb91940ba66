import { tabNames, type TabName, type TabNumber } from '../shared/tabNames.ts';

export type { TabNumber };

export type OrderTabKey =
  | 'all'
  | 'open'
  | 'inFulfillment'
  | 'shipped'
  | 'errors'
  | 'hold'
  | 'backOrders'
  | 'needsReview';

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

/** A tab with its name and address from the shared table, and what only orders know of it. */
export interface OrderTab extends TabName {
  key: OrderTabKey;
  statsField: OrderTabStatsField;
  /** Its orders wait for a person; only then may the count be coloured. */
  needsPerson: boolean;
  /** Colour of the count above zero; null: never coloured. */
  tone: 'critical' | 'attention' | null;
}

const facts: Readonly<Record<TabNumber, Omit<OrderTab, keyof TabName>>> = {
  1: { key: 'all', statsField: 'totalOrders', needsPerson: false, tone: null },
  2: { key: 'open', statsField: 'openOrders', needsPerson: false, tone: null },
  3: { key: 'inFulfillment', statsField: 'ordersInFulfillment', needsPerson: false, tone: null },
  4: { key: 'shipped', statsField: 'shippedOrders', needsPerson: false, tone: null },
  5: { key: 'errors', statsField: 'errorOrders', needsPerson: true, tone: 'critical' },
  6: { key: 'hold', statsField: 'holdOrders', needsPerson: true, tone: 'attention' },
  7: { key: 'backOrders', statsField: 'backOrders', needsPerson: true, tone: 'attention' },
  8: { key: 'needsReview', statsField: 'userReview', needsPerson: true, tone: 'attention' },
};

/** The eight tabs, in the order of the dashboard (§2), which is that of their numbers. */
export const orderTabs: readonly OrderTab[] = tabNames.map((name) => ({ ...name, ...facts[name.number] }));

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
