import {
  reconcileSelection,
  isSelected,
  emptySelection,
  type Order,
  ordersBetween,
  type OrderSort,
  selectedCountIn,
  selectedCount,
  type Selection,
  setOrdersSelected,
  selectList,
  sortOrders,
  deselectOrders,
} from '@hub/domain/orders';
import type { OrderSelection } from '@hub/ui/orders';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface SelectableList {
  /** Names the list without its page. Another list begins with nothing selected. */
  listKey: string;
  page: number;
  /** Orders of the page in the server's order. */
  orders: readonly Order[];
  /** In display order, for Shift ranges. */
  sort: OrderSort;
}

export interface ListSelection {
  selection: Selection;
  count: number;
  /** Selected orders of the shown page. */
  state: 'none' | 'some' | 'all';
  /** Selection props of the rows. */
  rows: Omit<OrderSelection, 'disabledReason'>;
  /** Selects the page, or clears the selection when all of it is selected. */
  toggleAll(): void;
  clear(): void;
  /** Selects every matching order of all pages. */
  selectMatching(orders: readonly Order[]): void;
  /** After a bulk action: deselects what was sent, except what failed; of no effect once another list is shown. */
  deselectSucceeded(sent: readonly Order[], failed: readonly Order[]): void;
}

interface StoredSelection {
  selection: Selection;
  listKey: string;
  /** The page of `orders`. */
  page: number;
  orders: readonly Order[];
}

/** The selection of a list. It survives page changes and refetches, but not other filters. */
export function useSelection({ listKey, page, orders, sort }: SelectableList): ListSelection {
  const [stored, setStored] = useState<StoredSelection>({ selection: emptySelection, listKey, page, orders });
  const current = reconcile(stored, { listKey, page, orders });
  if (current !== stored) setStored(current);
  const { selection } = current;

  const change = useCallback(
    (update: (before: Selection) => Selection) =>
      setStored((before) => (before.listKey === listKey ? { ...before, selection: update(before.selection) } : before)),
    [listKey],
  );
  const onToggle = useToggle(selection, { orders, sort }, change);
  const rows = useMemo(
    () => ({ isSelected: (orderId: string) => isSelected(selection, orderId, orders), onToggle }),
    [selection, orders, onToggle],
  );

  const count = selectedCount(selection);
  const state = useMemo(() => checkboxState(selection, orders), [selection, orders]);
  return {
    selection,
    count,
    state,
    rows,
    toggleAll: () => change((before) => (state === 'all' ? emptySelection : selectList(before, orders, 'page'))),
    clear: useCallback(() => change(() => emptySelection), [change]),
    selectMatching: useCallback((matching) => change((before) => selectList(before, matching, 'matching')), [change]),
    deselectSucceeded: useCallback(
      (sent, failed) => change((before) => setOrdersSelected(deselectOrders(before, sent), failed, true)),
      [change],
    ),
  };
}

/** One row or, with Shift, a range from the last one. */
function useToggle(
  selection: Selection,
  { orders, sort }: Pick<SelectableList, 'orders' | 'sort'>,
  change: (update: (before: Selection) => Selection) => void,
): OrderSelection['onToggle'] {
  const lastId = useRef<string | null>(null);
  const latest = useRef({ selection, orders, sort });
  useEffect(() => {
    latest.current = { selection, orders, sort };
  });
  return useCallback(
    (orderId, { range }) => {
      const { selection, orders, sort } = latest.current;
      const targets = range
        ? ordersBetween(sortOrders(orders, sort), lastId.current, orderId)
        : orders.filter((order) => order.orderId === orderId);
      lastId.current = orderId;
      const shouldSelect = !isSelected(selection, orderId, orders);
      change((before) => setOrdersSelected(before, targets, shouldSelect));
    },
    [change],
  );
}

/** The selection reconciled with the shown orders. */
function reconcile(
  stored: StoredSelection,
  { listKey, page, orders }: Omit<StoredSelection, 'selection'>,
): StoredSelection {
  if (stored.listKey !== listKey) return { selection: emptySelection, listKey, page, orders };
  if (stored.orders === orders) return stored;
  const selection =
    stored.page === page ? reconcileSelection(stored.selection, stored.orders, orders) : stored.selection;
  return { selection, listKey, page, orders };
}

function checkboxState(selection: Selection, orders: readonly Order[]): ListSelection['state'] {
  const selectedOnPage = selectedCountIn(selection, orders);
  if (selectedOnPage > 0 && selectedOnPage === orders.length) return 'all';
  return selectedCount(selection) > 0 ? 'some' : 'none';
}
