import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the dashboard's header that §2 quotes. Route titles are in the route table. */
export const dashboardTexts = inLanguage('dashboardTexts', {
  title: 'Dashboard',
  moreInfo: 'More Info',
  filterPlaceholder: 'Filter Orders',
  export: 'Export',
  refresh: 'Refresh',
  /** On a phone, where search mode and time zone are collapsed. */
  moreFilters: 'More',
  fewerFilters: 'Less',
});

/** Opened by "More Info" in a new tab (§2). */
export const dashboardMoreInfoPath = '/learn/order-workflows';
