import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';

/** Texts about selected orders before they are sent. */
export const selectionTexts = inLanguage('selectionTexts', {
  /** The server counts the selection before the prompt. */
  counting: 'Counting the selected orders',
  countingFailed: 'The selected orders couldn’t be counted, so nothing was sent.',
  readingFailed: 'The selected orders couldn’t be read, so nothing was sent.',
  rangeFailed: 'Some matching orders didn’t load, so your selection hasn’t changed.',
  /** The server no longer has the selection that a prompt counted. */
  expired: 'This selection has expired. Choose the action again.',
  /** The server's selection differs from the prompt's count. */
  changed: 'These aren’t the orders that were counted. Choose the action again.',
  /** For a later part of a long action. */
  notSentYet: 'Not sent yet, because an earlier part failed',
  selectingRange: (orders: number, loaded: number) => `Selecting ${ordersText(orders)}: ${formatCount(loaded)} so far`,
  reading: (orders: number, read: number) => `Getting ${ordersText(orders)} ready: ${formatCount(read)} so far`,
  /** Below the prompt's question when the list changed after the selection. */
  otherCount: (counted: number, shown: number) =>
    `Your list showed ${ordersText(shown)} selected. The server counts ${formatCount(counted)} now.`,
  selected: (orders: number) => `${formatCount(orders)} order(s) selected`,
  selectHold: 'Select All Hold Orders',
  selectAll: 'Select All Orders',
  match: (orders: number) => `${ordersText(orders)} ${orders === 1 ? 'that matches' : 'that match'}`,
  partOf: (part: number, orders: string) => `${formatCount(part)} of the ${orders}`,
  theOne: (orders: string) => `The ${orders}`,
  allOf: (orders: string) => `All ${orders}`,
  bulkFor: (list: string) => `Bulk actions for ${list}`,
  selectionIn: (list: string) => `Selection in ${list}`,
  whichOfThem: 'Which of them',
});
