import { ordersText } from '../shared/ordersText.ts';
import type { Order } from './Order.ts';
import { selectedCountIn, selectedCount, type Selection } from './Selection.ts';
import { orderWords } from './orderWords.ts';

/** The list of the select-all checkbox. */
export interface ShownOrders {
  orders: readonly Order[];
  /** The list is complete: the server did not page. */
  isEverything: boolean;
  /** All that match were selected, and some may be missing. */
  hasGap?: boolean;
}

/** What the selection covers or, with nothing selected, what select all would cover. */
export function selectionCoverage(selection: Selection, { orders, isEverything, hasGap = false }: ShownOrders): string {
  const selected = selectedCount(selection);
  const { selectedList } = selection;
  if (selected > 0 && selectedList?.covers === 'matching') {
    if (hasGap) return orderWords.everyPage(ordersText(selected));
    return orderWords.everyPage(coverageText(selected, selectedList.orders.length, 'match'));
  }
  const scope = isEverything ? 'match' : 'page';
  if (selected === 0) return coverageText(orders.length, orders.length, scope);
  const here = selectedCountIn(selection, orders);
  const elsewhere = selected - here;
  if (here === 0) return orderWords.otherPages(elsewhere);
  const shown = coverageText(here, orders.length, scope);
  return elsewhere === 0 ? shown : orderWords.alsoOnOtherPages(shown, elsewhere);
}

/** "3 of the 1,150 orders that match". */
export function matchCoverage(part: number, all: number): string {
  return coverageText(part, all, 'match');
}

function coverageText(part: number, all: number, scope: 'match' | 'page'): string {
  const orders = orderWords[scope](all);
  if (part < all) return orderWords.partOf(part, orders);
  return all === 1 ? orderWords.theOne(orders) : orderWords.allOf(orders);
}
