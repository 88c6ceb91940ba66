import { formatCount } from '../shared/formatCount.ts';
import type { Order } from './Order.ts';
import { selectedAmong, selectedCount, type Selection } from './Selection.ts';

/** The list beside whose select-all checkbox the words stand. */
export interface ShownOrders {
  orders: readonly Order[];
  /** Nothing else matches: the server did not page. */
  isEverything: boolean;
}

/** Exactly what the selection covers or, before anything is selected, what select all would cover. */
export function selectionCoverage(selection: Selection, { orders, isEverything }: ShownOrders): string {
  const selected = selectedCount(selection);
  const { whole } = selection;
  if (selected > 0 && whole?.covers === 'matching')
    return `${partOf(selected, whole.orders.length, 'match')}, on every page`;
  const where = isEverything ? 'match' : 'page';
  if (selected === 0) return partOf(orders.length, orders.length, where);
  const here = selectedAmong(selection, orders);
  const elsewhere = selected - here;
  if (here === 0) return `${formatCount(elsewhere)} on other pages`;
  const shown = partOf(here, orders.length, where);
  return elsewhere === 0 ? shown : `${shown}, and ${formatCount(elsewhere)} on other pages`;
}

function partOf(part: number, all: number, where: 'match' | 'page'): string {
  const place = { match: all === 1 ? 'that matches' : 'that match', page: 'on this page' }[where];
  const orders = `${formatCount(all)} ${all === 1 ? 'order' : 'orders'} ${place}`;
  if (part < all) return `${formatCount(part)} of the ${orders}`;
  return all === 1 ? `The ${orders}` : `All ${orders}`;
}
