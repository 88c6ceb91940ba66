import { type TabKey, type TabNumber, tabs } from './tabs.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Names of a tab. */
export interface TabName {
  number: TabNumber;
  /** Title of the card and of the list screen (§2). */
  title: string;
  /** Last path segment of the list (§2). */
  slug: string;
}

/** Titles of the tabs (§2). */
export const tabTitles = inLanguage('tabTitles', {
  all: 'All Orders',
  open: 'Open Orders',
  inFulfillment: 'Orders In Fulfillment',
  shipped: 'Shipped Orders',
  errors: 'Errors',
  hold: 'Hold Orders',
  backOrders: 'Back Orders',
  needsReview: 'Needs User Review',
} satisfies Record<TabKey, string>);

/** The eight tabs in the dashboard's order (§2); orders, dashboard and routes take their names from here. */
export const tabNames: readonly TabName[] = [
  { number: tabs.all, title: tabTitles.all, slug: 'allorders' },
  { number: tabs.open, title: tabTitles.open, slug: 'openorders' },
  {
    number: tabs.inFulfillment,
    title: tabTitles.inFulfillment,
    slug: 'ordersinfulfill',
  },
  { number: tabs.shipped, title: tabTitles.shipped, slug: 'shippedorders' },
  { number: tabs.errors, title: tabTitles.errors, slug: 'errororders' },
  { number: tabs.hold, title: tabTitles.hold, slug: 'holdorders' },
  { number: tabs.backOrders, title: tabTitles.backOrders, slug: 'backorders' },
  { number: tabs.needsReview, title: tabTitles.needsReview, slug: 'needsreview' },
];
