import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of a list's screen, rows and pager. */
export const orderScreenTexts = inLanguage('orderScreenTexts', {
  dashboard: 'Dashboard',
  orders: 'Orders',
  sort: 'Sort',
  lookInAllTime: 'Look in all time',
  order: (name: string) => `Order ${name}`,
  detailOf: (name: string) => `The details of order ${name}`,
  noteOf: (name: string) => `The note on order ${name}`,
  select: (name: string) => `Select ${name}`,
  collapse: 'Collapse',
  unreadable: (orders: string, count: number) =>
    `${orders} could not be read and ${count === 1 ? 'is' : 'are'} not in this list.`,
  loadingOrders: 'Loading orders',
  otherOrders: 'Other orders',
  position: (position: string, count: string) => `${position} of ${count}`,
  onThisPage: 'on this page',
  previous: 'Previous order',
  next: 'Next order',
  firstOfPage: 'This is the first order on this page.',
  firstOfList: 'This is the first order in this list.',
  lastOfPage: 'This is the last order on this page.',
  lastOfList: 'This is the last order in this list.',
});
