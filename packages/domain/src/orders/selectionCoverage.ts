import { ordersText } from '../shared/ordersText.ts';
import { formatCount } from '../shared/formatCount.ts';
import type { Order } from './Order.ts';
import { selectedCountIn, selectedCount, type Selection } from './Selection.ts';

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
    if (hasGap) return `${ordersText(selected)}, on every page`;
    return `${coverageText(selected, selectedList.orders.length, 'match')}, on every page`;
  }
  const scope = isEverything ? 'match' : 'page';
  if (selected === 0) return coverageText(orders.length, orders.length, scope);
  const here = selectedCountIn(selection, orders);
  const elsewhere = selected - here;
  if (here === 0) return `${formatCount(elsewhere)} on other pages`;
  const shown = coverageText(here, orders.length, scope);
  return elsewhere === 0 ? shown : `${shown}, and ${formatCount(elsewhere)} on other pages`;
}

function coverageText(part: number, all: number, scope: 'match' | 'page'): string {
  const suffix = { match: all === 1 ? 'that matches' : 'that match', page: 'on this page' }[scope];
  const orders = `${ordersText(all)} ${suffix}`;
  if (part < all) return `${formatCount(part)} of the ${orders}`;
  return all === 1 ? `The ${orders}` : `All ${orders}`;
}
