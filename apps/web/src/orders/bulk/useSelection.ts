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
  /** The orders of the page, as they came. */
  orders: readonly Order[];
  /** How they are shown: a Shift range goes by that. */
  sort: OrderSort;
}

export interface ListSelection {
  selection: Selection;
  count: number;
  /** What of the shown page is selected. */
  state: 'none' | 'some' | 'all';
  /** For the rows. */
  rows: Omit<OrderSelection, 'disabledReason'>;
  /** All of the page or, when all of it is selected, nothing any more. */
  toggleAll(): void;
  clear(): void;
  /** Every order that matches, from every page. */
  selectMatching(orders: readonly Order[]): void;
  /** After a bulk action: what was sent is no longer selected, but for what failed. */
  deselectSucceeded(sent: readonly Order[], failed: readonly Order[]): void;
}

interface StoredSelection {
  selection: Selection;
  listKey: string;
  /** The page that `orders` came for. */
  page: number;
  orders: readonly Order[];
}

/** Which orders of a list are selected. It outlives a turned page and a refresh, but no other question. */
export function useSelection({ listKey, page, orders, sort }: SelectableList): ListSelection {
  const [stored, setStored] = useState<StoredSelection>({ selection: emptySelection, listKey, page, orders });
  const current = reconcile(stored, { listKey, page, orders });
  if (current !== stored) setStored(current);
  const { selection } = current;

  const change = useCallback(
    (update: (before: Selection) => Selection) =>
      setStored((before) => ({ ...before, selection: update(before.selection) })),
    [],
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

/** One row or, with Shift, all from the last one to this. */
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

/** The selection as it is under what is shown now. */
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
