/** The quoted words of the dashboard's header (§2). Titles of routes stand in the route table. */
export const dashboardTexts = {
  title: 'Dashboard',
  moreInfo: 'More Info',
  filterPlaceholder: 'Filter Orders',
  export: 'Export',
} as const;

/** Where "More Info" leads, in a new tab (§2). */
export const dashboardMoreInfoPath = '/learn/order-workflows';
