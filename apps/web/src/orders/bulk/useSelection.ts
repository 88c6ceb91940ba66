import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import {
  emptySelection,
  isSelected,
  reconcileSelection,
  selectedCount,
  type Selection,
  selectionAfterBulk,
  setOrdersSelected,
  type SettledBulk,
  wholeSelection,
  withoutLeft,
} from '@hub/domain/orders/bulk';
import type { OrderWindow } from '@hub/domain/orders/list';
import type { OrderSelection } from '@hub/ui/orders';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type RangeReading, useRangeReading } from './useRangeReading.ts';

export interface SelectableList {
  tab: TabNumber;
  filters: OrderFilters;
  /** The cause whose orders are listed; `null`: all. */
  causeKey: string | null;
  /** In display order, of every page; `null` until loaded. */
  orders: OrderWindow | null;
}

export interface ListSelection {
  selection: Selection;
  count: number;
  state: 'none' | 'some' | 'all';
  /** Selection props of the rows. */
  rows: Omit<OrderSelection, 'disabledReason'>;
  /** Selects all that match, or clears the selection when all are selected. */
  toggleAll(): void;
  clear(): void;
  /** After a bulk action; no effect once another list is shown. */
  settle(bulk: SettledBulk): void;
  /** Deselects orders that the server reports as having left the list; a stable function. */
  deselectLeft(orderIds: readonly string[]): void;
  /** The rows of a range that are being loaded. */
  range: RangeReading;
}

interface StoredSelection {
  selection: Selection;
  listKey: string;
  orders: OrderWindow | null;
}

/** A list's selection. It survives page changes and refetches, but not other filters or another cause. */
export function useSelection({ tab, filters, causeKey, orders }: SelectableList): ListSelection {
  const listKey = JSON.stringify([tab, filters, causeKey]);
  const [stored, setStored] = useState<StoredSelection>({ selection: emptySelection, listKey, orders });
  const current = reconcile(stored, { listKey, orders });
  if (current !== stored) setStored(current);
  const { selection } = current;
  const change = useCallback(
    (update: (before: StoredSelection) => Selection) =>
      setStored((before) => (before.listKey === listKey ? { ...before, selection: update(before) } : before)),
    [listKey, setStored],
  );
  const mark = useCallback(
    (some: readonly Order[], shouldSelect: boolean) =>
      change((before) => setOrdersSelected(before.selection, some, shouldSelect)),
    [change],
  );
  const range = useRangeReading(tab, filters, mark);
  const onToggle = useToggle({ selection, orders }, mark, range.start);
  const length = orders?.length ?? 0;
  const count = selectedCount(selection, length);
  const state = count === 0 ? 'none' : count === length ? 'all' : 'some';
  return {
    selection,
    count,
    state,
    rows: useMemo(
      () => ({ isSelected: (orderId: string) => isSelected(selection, orderId), onToggle }),
      [selection, onToggle],
    ),
    toggleAll: () => change(() => (state === 'all' ? emptySelection : wholeSelection)),
    clear: useCallback(() => change(() => emptySelection), [change]),
    settle: useCallback(
      (bulk) => change((before) => selectionAfterBulk(before.selection, before.orders, bulk)),
      [change],
    ),
    deselectLeft: useCallback((orderIds) => change((before) => withoutLeft(before.selection, orderIds)), [change]),
    range,
  };
}

function reconcile(stored: StoredSelection, { listKey, orders }: Omit<StoredSelection, 'selection'>): StoredSelection {
  if (stored.listKey !== listKey) return { selection: emptySelection, listKey, orders };
  if (stored.orders === orders) return stored;
  const selection = orders === null ? stored.selection : reconcileSelection(stored.selection, orders);
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
      const shouldSelect = !isSelected(selection, orderId);
      const loaded = rowsBetween(orders, fromId ?? orderId, orderId);
      if (loaded !== null) mark(loaded, shouldSelect);
      else if (fromId !== null) readRange({ fromId, toId: orderId, shouldSelect });
    },
    [mark, readRange],
  );
}

/**
 * The orders from one to another, in either direction; `null` when some are not loaded. Only the last one when the
 * first one has left a whole list.
 */
function rowsBetween(orders: OrderWindow, fromId: string, toId: string): readonly Order[] | null {
  const rowOf = (id: string) => orders.findIndex(({ orderId }) => orderId === id);
  const to = rowOf(toId);
  const found = rowOf(fromId);
  const from = found < 0 && orders.isWhole ? to : found;
  if (from < 0 || to < 0) return null;
  const rows: Order[] = [];
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
    const order = orders.at(index);
    if (order !== undefined) rows.push(order);
    else if (orders.gapAt(index) !== 'unreadable') return null;
  }
  return rows;
}
