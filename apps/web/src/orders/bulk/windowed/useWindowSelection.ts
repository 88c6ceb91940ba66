import type { OrderFilters } from '@hub/domain/dashboard';
import {
  emptyWindowSelection,
  isSelectedInWindow,
  onlyInWindow,
  type Order,
  type OrderWindow,
  reconcileWindowSelection,
  selectedCountInWindow,
  selectInWindow,
  type TabNumber,
  wholeWindowSelection,
  type WindowSelection,
  withoutLeft,
} from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';
import type { OrderSelection } from '@hub/ui/orders';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListSelection } from '../useSelection.ts';
import { type RangeReading, useRangeReading } from './useRangeReading.ts';

interface SelectableWindow {
  tab: TabNumber;
  filters: OrderFilters;
  /** Null while nothing is loaded. */
  orders: OrderWindow | null;
}

export interface WindowListSelection extends Omit<ListSelection, 'selection' | 'selectMatching' | 'deselectSucceeded'> {
  selection: WindowSelection;
  /**
   * After a bulk action on some orders: deselects what was sent, except what failed or is not known; of no effect once
   * another list is shown.
   */
  deselectSucceeded(sent: readonly OrderReference[], open: readonly OrderReference[]): void;
  /** After one on all that match: only what failed or is not known stays selected, while the same list is shown. */
  keepOnly(sent: readonly OrderReference[], open: readonly OrderReference[]): void;
  /** Deselects orders that the server says have left the list; a stable function. */
  deselectLeft(orderIds: readonly string[]): void;
  /** The orders of a range that are not there yet are being read. */
  range: RangeReading;
}

interface StoredSelection {
  selection: WindowSelection;
  listKey: string;
  orders: OrderWindow | null;
}

/** The selection of a list of which only the rows in sight are there. Another list begins with nothing selected. */
export function useWindowSelection({ tab, filters, orders }: SelectableWindow): WindowListSelection {
  const listKey = JSON.stringify([tab, filters]);
  const [stored, setStored] = useState<StoredSelection>({ selection: emptyWindowSelection, listKey, orders });
  const current = reconcile(stored, { listKey, orders });
  if (current !== stored) setStored(current);
  const { selection } = current;
  const change = useCallback(
    (update: (before: WindowSelection) => WindowSelection) =>
      setStored((before) => (before.listKey === listKey ? { ...before, selection: update(before.selection) } : before)),
    [listKey, setStored],
  );
  const mark = useCallback(
    (some: readonly Order[], shouldSelect: boolean) => change((before) => selectInWindow(before, some, shouldSelect)),
    [change],
  );
  const range = useRangeReading(tab, filters, mark);
  const onToggle = useToggle({ selection, orders }, mark, range.start);
  const length = orders?.length ?? 0;
  const count = selectedCountInWindow(selection, length);
  const state = count === 0 ? 'none' : count === length ? 'all' : 'some';
  return {
    selection,
    count,
    state,
    rows: useMemo(
      () => ({ isSelected: (orderId: string) => isSelectedInWindow(selection, orderId), onToggle }),
      [selection, onToggle],
    ),
    toggleAll: () => change(() => (state === 'all' ? emptyWindowSelection : wholeWindowSelection)),
    clear: useCallback(() => change(() => emptyWindowSelection), [change]),
    deselectSucceeded: useCallback((sent, open) => change((before) => withoutSucceeded(before, sent, open)), [change]),
    keepOnly: useCallback(
      (sent, open) => change((before) => (before.isAll ? onlyInWindow(open) : withoutSucceeded(before, sent, open))),
      [change],
    ),
    deselectLeft: useCallback((orderIds) => change((before) => withoutLeft(before, orderIds)), [change]),
    range,
  };
}

function withoutSucceeded(
  before: WindowSelection,
  sent: readonly OrderReference[],
  open: readonly OrderReference[],
): WindowSelection {
  return selectInWindow(selectInWindow(before, sent, false), open, true);
}

function reconcile(stored: StoredSelection, { listKey, orders }: Omit<StoredSelection, 'selection'>): StoredSelection {
  if (stored.listKey !== listKey) return { selection: emptyWindowSelection, listKey, orders };
  if (stored.orders === orders) return stored;
  const selection = orders === null ? stored.selection : reconcileWindowSelection(stored.selection, orders);
  return { selection, listKey, orders };
}

/** One row or, with Shift, a range from the last one, whose orders may have to be read. */
function useToggle(
  list: Pick<StoredSelection, 'selection' | 'orders'>,
  mark: (orders: readonly Order[], shouldSelect: boolean) => void,
  readRange: RangeReading['start'],
): OrderSelection['onToggle'] {
  const lastId = useRef<string | null>(null);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  return useCallback(
    (orderId, { range }) => {
      const { selection, orders } = latest.current;
      const fromId = range ? lastId.current : null;
      lastId.current = orderId;
      if (orders === null) return;
      const shouldSelect = !isSelectedInWindow(selection, orderId);
      const there = rowsBetween(orders, fromId ?? orderId, orderId);
      if (there !== null) mark(there, shouldSelect);
      else if (fromId !== null) readRange({ fromId, toId: orderId, shouldSelect });
    },
    [mark, readRange],
  );
}

/** The orders from one to another, in either direction; null where some are not there. */
function rowsBetween(orders: OrderWindow, fromId: string, toId: string): readonly Order[] | null {
  const rowOf = (id: string) => orders.findIndex(({ orderId }) => orderId === id);
  const [from, to] = [rowOf(fromId), rowOf(toId)];
  if (from < 0 || to < 0) return null;
  const rows: Order[] = [];
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
    const order = orders.at(index);
    if (order !== undefined) rows.push(order);
    else if (orders.gapAt(index) !== 'unreadable') return null;
  }
  return rows;
}
