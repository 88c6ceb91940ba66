import { tabNames, type TabName } from '../../shared/orders/tabNames.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';

/** The stats field with the tab's count. */
export type OrderTabStatsField =
  | 'totalOrders'
  | 'openOrders'
  | 'ordersInFulfillment'
  | 'shippedOrders'
  | 'errorOrders'
  | 'holdOrders'
  | 'backOrders'
  | 'userReview';

/** A tab with its name, path and list settings. */
export interface OrderTab extends TabName {
  statsField: OrderTabStatsField;
  /** Its orders need a person; only then can the count be colored. */
  needsPerson: boolean;
  /** Color of a count above zero; `null` for none. */
  tone: 'critical' | 'attention' | null;
  /** Orders per numbered page (§2); `null` for a single page. */
  pageSize: number | null;
}

const facts: Readonly<Record<TabNumber, Omit<OrderTab, keyof TabName>>> = {
  [tabs.all]: { statsField: 'totalOrders', needsPerson: false, tone: null, pageSize: null },
  [tabs.open]: { statsField: 'openOrders', needsPerson: false, tone: null, pageSize: null },
  [tabs.inFulfillment]: { statsField: 'ordersInFulfillment', needsPerson: false, tone: null, pageSize: null },
  [tabs.shipped]: { statsField: 'shippedOrders', needsPerson: false, tone: null, pageSize: null },
  [tabs.errors]: { statsField: 'errorOrders', needsPerson: true, tone: 'critical', pageSize: null },
  [tabs.hold]: { statsField: 'holdOrders', needsPerson: true, tone: 'attention', pageSize: null },
  [tabs.backOrders]: { statsField: 'backOrders', needsPerson: true, tone: 'attention', pageSize: null },
  [tabs.needsReview]: { statsField: 'userReview', needsPerson: true, tone: 'attention', pageSize: 50 },
};

/** The eight tabs in the dashboard's order (§2), which is also their numbers' order. */
export const orderTabs: readonly OrderTab[] = tabNames.map((name) => ({ ...name, ...facts[name.number] }));

const byNumber = new Map(orderTabs.map((tab) => [tab.number, tab]));
const bySlug = new Map(orderTabs.map((tab) => [tab.slug, tab]));

/** The tab with this number; throws RangeError for any other number. */
export function orderTab(number: TabNumber): OrderTab {
  const tab = byNumber.get(number);
  if (!tab) throw new RangeError(`No order tab has the number ${String(number)}`);
  return tab;
}

/** The tab with this last path segment, or `null`. */
export function tabBySlug(slug: string): OrderTab | null {
  return bySlug.get(slug) ?? null;
}

/** The orders on a page (from 1) of a tab's list; all of them without pages. */
export function ordersOfPage<Row>(tab: TabNumber, orders: readonly Row[], page: number): readonly Row[] {
  const { pageSize } = orderTab(tab);
  return pageSize === null ? orders : orders.slice((page - 1) * pageSize, page * pageSize);
}

/** Whether a tab's list of this length has that page. */
export function hasPage(tab: TabNumber, length: number, page: number): boolean {
  const { pageSize } = orderTab(tab);
  return pageSize === null ? page === 1 : (page - 1) * pageSize < length;
}

/** Type guard for a number from an address or a request. */
export function isTabNumber(value: unknown): value is TabNumber {
  return typeof value === 'number' && byNumber.has(value as TabNumber);
}
