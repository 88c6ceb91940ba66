import { wordsText } from '../messages/Message.ts';
import { formatCount } from '../shared/formatCount.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import type { OrderReference } from '../shared/OrderReference.ts';
import { ordersText } from '../shared/ordersText.ts';
import type { ReasonGroup } from './bulkReport.ts';
import type { Order } from './Order.ts';
import { type OrderWindow, windowPageSize } from './orderWindow.ts';
import type { RefusedOrders } from './preflight.ts';
import { matchCoverage } from './selectionCoverage.ts';

/** Texts of bulk actions on orders that are not all there. */
export const windowSelectionTexts = inLanguage('windowSelectionTexts', {
  /** The server counts what is selected, before the prompt. */
  counting: 'Counting the selected orders',
  countingFailed: 'The selected orders couldn’t be counted, so nothing was sent.',
  readingFailed: 'The selected orders couldn’t be read, so nothing was sent.',
  /** The server no longer has the selection that a prompt counted. */
  expired: 'This selection has expired. Choose the action again.',
  /** What the server hands out is not what the prompt counted. */
  changed: 'These aren’t the orders that were counted. Choose the action again.',
  /** A later part of a long action. */
  notSentYet: 'Not sent yet, because an earlier part failed',
  selectingRange: (orders: number, loaded: number) => `Selecting ${ordersText(orders)}: ${formatCount(loaded)} so far`,
  reading: (orders: number, read: number) => `Getting ${ordersText(orders)} ready: ${formatCount(read)} so far`,
  /** Below the question of the prompt, where the list has changed since its orders were selected. */
  otherCount: (counted: number, shown: number) =>
    `Your list showed ${ordersText(shown)} selected. The server counts ${formatCount(counted)} now.`,
});

/** The selected orders of a list of which only the rows in sight are there. */
export interface WindowSelection {
  /** All that match are selected, there or not, except `marked`; else only these. */
  isAll: boolean;
  /** By `orderId`: its row as it was last seen, or only what names an order whose row was never there. */
  marked: ReadonlyMap<string, Order | OrderReference>;
}

export const emptyWindowSelection: WindowSelection = { isAll: false, marked: new Map() };

export const wholeWindowSelection: WindowSelection = { isAll: true, marked: new Map() };

/** Selects or deselects orders: one, a range with Shift, or what a bulk action did and did not do. */
export function selectInWindow(
  { isAll, marked }: WindowSelection,
  orders: readonly (Order | OrderReference)[],
  shouldSelect: boolean,
): WindowSelection {
  const next = new Map(marked);
  for (const order of orders) {
    if (shouldSelect === isAll) next.delete(order.orderId);
    else next.set(order.orderId, order);
  }
  return { isAll, marked: next };
}

/** Only these orders, there or not, such as those of which a bulk action on all that match failed. */
export function onlyInWindow(orders: readonly OrderReference[]): WindowSelection {
  return selectInWindow(emptyWindowSelection, orders, true);
}

/** The rows of the marked orders; null where one was never there, so that only the server can judge them. */
export function markedRows({ marked }: WindowSelection): readonly Order[] | null {
  const rows = [...marked.values()].filter(isRow);
  return rows.length === marked.size ? rows : null;
}

function isRow(order: Order | OrderReference): order is Order {
  return 'createdAt' in order;
}

export function isSelectedInWindow({ isAll, marked }: WindowSelection, orderId: string): boolean {
  return isAll !== marked.has(orderId);
}

/** How many orders of a list of this length are selected. */
export function selectedCountInWindow({ isAll, marked }: WindowSelection, length: number): number {
  return isAll ? Math.max(0, length - marked.size) : marked.size;
}

/**
 * The selection after the list was read again. An order that is not in a row has not left the list: it may stand where
 * nothing was read, or have moved between two pages. Only a list of one page, which is of one instant, says what has
 * left it. Marked orders take their new rows.
 */
export function reconcileWindowSelection(selection: WindowSelection, window: OrderWindow): WindowSelection {
  const { isAll, marked } = selection;
  if (marked.size === 0) return normalize(selection, window.length);
  const there = loadedOrders(window);
  const isWhole = window.length <= windowPageSize && there.size === window.length;
  const next = new Map<string, Order | OrderReference>();
  for (const [orderId, order] of marked) {
    const row = there.get(orderId);
    if (row !== undefined || !isWhole) next.set(orderId, row ?? order);
  }
  return normalize({ isAll, marked: next }, window.length);
}

/** The selection without orders that the server says have left the list. */
export function withoutLeft({ isAll, marked }: WindowSelection, orderIds: readonly string[]): WindowSelection {
  const left = new Set(orderIds);
  return { isAll, marked: new Map([...marked].filter(([orderId]) => !left.has(orderId))) };
}

/** An emptied whole becomes no selection. */
function normalize(selection: WindowSelection, length: number): WindowSelection {
  return selection.isAll && selectedCountInWindow(selection, length) === 0 ? emptyWindowSelection : selection;
}

/** The orders that are there, by `orderId`. */
export function loadedOrders({ at, loadedRanges }: OrderWindow): ReadonlyMap<string, Order> {
  const there = new Map<string, Order>();
  for (const { from, to } of loadedRanges)
    for (let index = from; index < to; index += 1) {
      const order = at(index);
      if (order !== undefined) there.set(order.orderId, order);
    }
  return there;
}

/** What the selection covers or, with nothing selected, what select all would cover; '' for an empty list. */
export function windowSelectionCoverage(selection: WindowSelection, length: number): string {
  if (length === 0) return '';
  const selected = selectedCountInWindow(selection, length);
  // One that was selected by hand may have left the list without anybody knowing.
  return matchCoverage(selected === 0 ? length : Math.min(selected, length), length);
}

/** Counted orders that cannot take an action, for a list by reason. */
export function refusedGroups(refused: readonly RefusedOrders[]): readonly ReasonGroup[] {
  return refused.map(({ reason, count, orderNames }) => ({
    reason: wordsText(reason),
    count,
    orders: orderNames.map((orderName) => ({ orderId: '', orderName })),
  }));
}
