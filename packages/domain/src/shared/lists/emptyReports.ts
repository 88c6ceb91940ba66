import { ordersText } from '../orders/ordersText.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of a report or card without figures. */
export const emptyReportTexts = inLanguage('emptyReportTexts', {
  noOrders: 'There are no orders in this period. Choose a longer one to see earlier orders.',
  noOrdersAtAll: 'There are no orders yet. New orders from your store appear here.',
  notAvailable: 'Couldn’t load this.',
  notAllowed: 'You don’t have permission to see this.',
  leftOut: (orders: number) =>
    `${ordersText(orders)} could not be read, so this report leaves ${orders === 1 ? 'it' : 'them'} out.`,
});

/** A report's unreadable orders; `null` for none. */
export function leftOutOrdersText(unreadable: number): string | null {
  return unreadable === 0 ? null : emptyReportTexts.leftOut(unreadable);
}

/** Replaces a report without orders. */
export function noOrdersText(isAllTime: boolean): string {
  return isAllTime ? emptyReportTexts.noOrdersAtAll : emptyReportTexts.noOrders;
}

/** "There are none", which is certain only when every order was readable. */
export function noneText(text: string, unreadable: number): string {
  return leftOutOrdersText(unreadable) ?? text;
}
