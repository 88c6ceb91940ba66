import { type TabNumber, tabs } from './tabs.ts';

/** Names of a tab. */
export interface TabName {
  number: TabNumber;
  /** Title of the card and of the list screen (§2). */
  title: string;
  /** Last path segment of the list (§2). */
  slug: string;
}

/** The eight tabs in the dashboard's order (§2); orders, dashboard and routes take their names from here. */
export const tabNames: readonly TabName[] = [
  { number: tabs.all, title: 'All Orders', slug: 'allorders' },
  { number: tabs.open, title: 'Open Orders', slug: 'openorders' },
  {
    number: tabs.inFulfillment,
    title: 'Orders In Fulfillment',
    slug: 'ordersinfulfill',
  },
  { number: tabs.shipped, title: 'Shipped Orders', slug: 'shippedorders' },
  { number: tabs.errors, title: 'Errors', slug: 'errororders' },
  { number: tabs.hold, title: 'Hold Orders', slug: 'holdorders' },
  { number: tabs.backOrders, title: 'Back Orders', slug: 'backorders' },
  { number: tabs.needsReview, title: 'Needs User Review', slug: 'needsreview' },
];
