/** §4 "Tab numbers"; also what `list-order` and the bulk calls take as `tab`. */
export type TabNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What a tab is called, as the dashboard's card, the list's heading and the list's address. */
export interface TabName {
  number: TabNumber;
  /** Heading of the card and of the list screen (§2). */
  title: string;
  /** Last part of the list's address (§2). */
  slug: string;
}

/**
 * The eight tabs in the order of the dashboard (§2), which is that of their numbers. Orders, dashboard and routes all
 * name them from here.
 */
export const tabNames: readonly TabName[] = [
  { number: 1, title: 'All Orders', slug: 'allorders' },
  { number: 2, title: 'Open Orders', slug: 'openorders' },
  {
    number: 3,
    title: 'Orders In Fulfillment',
    slug: 'ordersinfulfill',
  },
  { number: 4, title: 'Shipped Orders', slug: 'shippedorders' },
  { number: 5, title: 'Errors', slug: 'errororders' },
  { number: 6, title: 'Hold Orders', slug: 'holdorders' },
  { number: 7, title: 'Back Orders', slug: 'backorders' },
  { number: 8, title: 'Needs User Review', slug: 'needsreview' },
];
