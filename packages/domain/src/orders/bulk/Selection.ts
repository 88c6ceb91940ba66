import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';
import { selectionTexts } from './selectionTexts.ts';
import type { OrderReference } from '../../shared/orders/OrderReference.ts';
import { loadedOrders, type OrderWindow } from '../list/orderWindow.ts';
import type { Order } from '../Order.ts';

/** A list's selected orders; only some of their rows may be loaded. Selecting a million costs as much as 3. */
export interface Selection {
  /** Selects all that match, loaded or not, except `marked`; otherwise only `marked`. */
  isAll: boolean;
  /** By `orderId`: the last seen row, or just the order's name when its row was never loaded. */
  marked: ReadonlyMap<string, Order | OrderReference>;
}

export const emptySelection: Selection = { isAll: false, marked: new Map() };

export const wholeSelection: Selection = { isAll: true, marked: new Map() };

/** Selects or deselects orders: one, a range with Shift, or by a bulk action's outcome. */
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

/** How many orders are selected in a list of this length. */
export function selectedCount({ isAll, marked }: Selection, length: number): number {
  return isAll ? Math.max(0, length - marked.size) : marked.size;
}

/** The selected orders' rows; `null` when some are not loaded, so only the server can judge them. */
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
 * The selection after the list is read again. An order without a row has not necessarily left: it may be in an unread
 * part or have moved between pages. Only a whole list shows what left. Marked orders take their new rows.
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

/** The selection without orders that the server reports as gone. */
export function withoutLeft({ isAll, marked }: Selection, orderIds: readonly string[]): Selection {
  const left = new Set(orderIds);
  return { isAll, marked: new Map([...marked].filter(([orderId]) => !left.has(orderId))) };
}

/** A bulk action that was answered. */
export interface SettledBulk {
  sent: readonly OrderReference[];
  /** The failed and unknown ones. */
  open: readonly OrderReference[];
  /** Whether it covered all that match. */
  wasAll: boolean;
}

/** The selection after a bulk action: sent orders are deselected except the open ones. New orders are not selected. */
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

/** Selecting all of an emptied list becomes no selection. */
function normalize(selection: Selection, length: number): Selection {
  return selection.isAll && selectedCount(selection, length) === 0 ? emptySelection : selection;
}

/**
 * What the selection covers or, with nothing selected, what select all would cover; '' for an empty list. `hasGap`:
 * the list may miss orders that moved during reading, so it never says "all that match".
 */
export function selectionCoverage(selection: Selection, length: number, hasGap = false): string {
  if (length === 0) return '';
  // A hand-selected order may have left the list unnoticed.
  const count = Math.min(selectedCount(selection, length) || length, length);
  if (hasGap) return ordersText(count);
  const matching = selectionTexts.match(length);
  if (count < length) return selectionTexts.partOf(count, matching);
  return length === 1 ? selectionTexts.theOne(matching) : selectionTexts.allOf(matching);
}

/**
 * Label of the select-all checkbox: "Select All Orders" or "N order(s) selected"; on the review list "Select All Hold
 * Orders" (§2).
 */
export function selectionLabel(selected: number, tab?: TabNumber): string {
  if (selected > 0) return selectionTexts.selected(selected);
  return tab === tabs.needsReview ? selectionTexts.selectHold : selectionTexts.selectAll;
}
