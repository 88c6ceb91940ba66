import type { OrderReference } from '../../shared/orders/OrderReference.ts';
import { loadedOrders, type OrderWindow } from '../list/orderWindow.ts';
import type { Order } from '../Order.ts';

/** The selected orders of a list, of which perhaps only some rows are loaded. Selecting a million costs as much as 3. */
export interface Selection {
  /** All that match are selected, loaded or not, except `marked`; else only these. */
  isAll: boolean;
  /** By `orderId`: its row as it was last seen, or only what names an order whose row was never loaded. */
  marked: ReadonlyMap<string, Order | OrderReference>;
}

export const emptySelection: Selection = { isAll: false, marked: new Map() };

export const wholeSelection: Selection = { isAll: true, marked: new Map() };

/** Selects or deselects orders: one, a range with Shift, or what a bulk action did and did not do. */
export function setOrdersSelected(
  { isAll, marked }: Selection,
  orders: readonly (Order | OrderReference)[],
  shouldSelect: boolean,
): Selection {
  const next = new Map(marked);
  for (const order of orders) {
    if (shouldSelect === isAll) next.delete(order.orderId);
    else next.set(order.orderId, order);
  }
  return { isAll, marked: next };
}

/** Only these orders, loaded or not. */
function onlyOrders(orders: readonly (Order | OrderReference)[]): Selection {
  return setOrdersSelected(emptySelection, orders, true);
}

export function isSelected({ isAll, marked }: Selection, orderId: string): boolean {
  return isAll !== marked.has(orderId);
}

/** How many orders of a list of this length are selected. */
export function selectedCount({ isAll, marked }: Selection, length: number): number {
  return isAll ? Math.max(0, length - marked.size) : marked.size;
}

/** The rows of the selected orders; null where some are not loaded, so that only the server can judge them. */
export function selectedRows({ isAll, marked }: Selection, window: OrderWindow | null): readonly Order[] | null {
  if (isAll) {
    if (window?.isWhole !== true) return null;
    return [...loadedOrders(window).values()].filter(({ orderId }) => !marked.has(orderId));
  }
  const rows = [...marked.values()].filter(isRow);
  return rows.length === marked.size ? rows : null;
}

function isRow(order: Order | OrderReference): order is Order {
  return 'createdAt' in order;
}

/**
 * The selection after the list was read again. An order that has no row has not left the list: it may stand where
 * nothing was read, or have moved between two pages. Only a whole list says what has left it. Marked orders take their
 * new rows.
 */
export function reconcileSelection(selection: Selection, window: OrderWindow): Selection {
  const { isAll, marked } = selection;
  if (marked.size === 0) return normalize(selection, window.length);
  const loaded = loadedOrders(window);
  const next = new Map<string, Order | OrderReference>();
  for (const [orderId, order] of marked) {
    const row = loaded.get(orderId);
    if (row !== undefined || !window.isWhole) next.set(orderId, row ?? order);
  }
  return normalize({ isAll, marked: next }, window.length);
}

/** The selection without orders that the server says have left the list. */
export function withoutLeft({ isAll, marked }: Selection, orderIds: readonly string[]): Selection {
  const left = new Set(orderIds);
  return { isAll, marked: new Map([...marked].filter(([orderId]) => !left.has(orderId))) };
}

/** A bulk action that has an answer. */
export interface SettledBulk {
  sent: readonly OrderReference[];
  /** Those that failed or are not known. */
  open: readonly OrderReference[];
  /** It was on all that match. */
  wasAll: boolean;
}

/** The selection after a bulk action: what was sent is deselected, except what is open. New orders are not selected. */
export function selectionAfterBulk(
  selection: Selection,
  window: OrderWindow | null,
  { sent, open, wasAll }: SettledBulk,
): Selection {
  const rows = selection.isAll ? selectedRows(selection, window) : null;
  const sentIds = new Set(sent.map(({ orderId }) => orderId));
  if (rows !== null) return onlyOrders([...rows.filter(({ orderId }) => !sentIds.has(orderId)), ...open]);
  if (selection.isAll && wasAll) return onlyOrders(open);
  return setOrdersSelected(setOrdersSelected(selection, sent, false), open, true);
}

/** An emptied whole becomes no selection. */
function normalize(selection: Selection, length: number): Selection {
  return selection.isAll && selectedCount(selection, length) === 0 ? emptySelection : selection;
}
