/** §4 "Tab numbers"; also the `tab` of `list-order` and of bulk calls. */
export type TabNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

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
