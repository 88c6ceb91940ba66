import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the filters, periods and cards. */
export const filterTexts = inLanguage('filterTexts', {
  filter: 'Filter',
  fields: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  any: 'Any',
  clearFields: 'Clear all',
  period: 'Period',
  searchBy: 'Search by',
  customPeriod: 'Custom period',
  firstDay: 'First day',
  from: 'From',
  lastDay: 'Last day',
  to: 'To',
  reversed: 'The last day is before the first',
  openCalendar: 'Choose from a calendar',
  calendar: 'The calendar',
  noMatch: (text: string) => `No order matches “${text}” in this period. Clear the filter or choose a longer period.`,
  noneYet: 'There are no orders yet. New orders from your store appear here.',
  noneInPeriod: 'There are no orders in this period. Choose a longer one to see earlier orders.',
  collapse: (list: string) => `Collapse ${list}`,
  expand: (list: string) => `Expand ${list}`,
  byStage: 'Orders by stage',
  summary: 'Summary',
  loadingOrders: 'Loading orders',
  orderList: 'The list of orders',
});
