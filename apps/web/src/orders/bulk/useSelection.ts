import {
  afterRefresh,
  isSelected,
  nothingSelected,
  type Order,
  ordersBetween,
  type OrderSort,
  selectedAmong,
  selectedCount,
  type Selection,
  selectSome,
  selectWhole,
  sortOrders,
  withoutOrders,
} from '@hub/domain/orders';
import type { OrderSelection } from '@hub/ui/orders';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface SelectableList {
  /** Names what was asked for, without the page. Another one begins with nothing selected. */
  question: string;
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
  rows: Omit<OrderSelection, 'offReason'>;
  /** All of the page or, when all of it is selected, nothing any more. */
  toggleAll(): void;
  clear(): void;
  /** Every order that matches, from every page. */
  selectMatching(orders: readonly Order[]): void;
  /** After a bulk action: what was sent is no longer selected, but for what failed. */
  settle(sent: readonly Order[], failed: readonly Order[]): void;
}

interface Kept {
  selection: Selection;
  question: string;
  /** The page that `orders` came for. */
  page: number;
  orders: readonly Order[];
}

/** Which orders of a list are selected. It outlives a turned page and a refresh, but no other question. */
export function useSelection({ question, page, orders, sort }: SelectableList): ListSelection {
  const [kept, setKept] = useState<Kept>({ selection: nothingSelected, question, page, orders });
  const current = following(kept, { question, page, orders });
  if (current !== kept) setKept(current);
  const { selection } = current;

  const change = useCallback(
    (by: (before: Selection) => Selection) => setKept((before) => ({ ...before, selection: by(before.selection) })),
    [],
  );
  const onToggle = useToggle(selection, { orders, sort }, change);
  const rows = useMemo(
    () => ({ isSelected: (orderId: string) => isSelected(selection, orderId, orders), onToggle }),
    [selection, orders, onToggle],
  );

  const count = selectedCount(selection);
  const state = useMemo(() => stateOf(selection, orders), [selection, orders]);
  return {
    selection,
    count,
    state,
    rows,
    toggleAll: () => change((before) => (state === 'all' ? nothingSelected : selectWhole(before, orders, 'page'))),
    clear: useCallback(() => change(() => nothingSelected), [change]),
    selectMatching: useCallback((every) => change((before) => selectWhole(before, every, 'matching')), [change]),
    settle: useCallback(
      (sent, failed) => change((before) => selectSome(withoutOrders(before, sent), failed, true)),
      [change],
    ),
  };
}

/** One row or, with Shift, all from the last one to this. */
function useToggle(
  selection: Selection,
  { orders, sort }: Pick<SelectableList, 'orders' | 'sort'>,
  change: (by: (before: Selection) => Selection) => void,
): OrderSelection['onToggle'] {
  const lastId = useRef<string | null>(null);
  const latest = useRef({ selection, orders, sort });
  useEffect(() => {
    latest.current = { selection, orders, sort };
  });
  return useCallback(
    (orderId, { range }) => {
      const { selection, orders, sort } = latest.current;
      const meant = range
        ? ordersBetween(sortOrders(orders, sort), lastId.current, orderId)
        : orders.filter((order) => order.orderId === orderId);
      lastId.current = orderId;
      const chosen = !isSelected(selection, orderId, orders);
      change((before) => selectSome(before, meant, chosen));
    },
    [change],
  );
}

/** The selection as it is under what is shown now. */
function following(kept: Kept, { question, page, orders }: Omit<Kept, 'selection'>): Kept {
  if (kept.question !== question) return { selection: nothingSelected, question, page, orders };
  if (kept.orders === orders) return kept;
  const selection = kept.page === page ? afterRefresh(kept.selection, kept.orders, orders) : kept.selection;
  return { selection, question, page, orders };
}

function stateOf(selection: Selection, orders: readonly Order[]): ListSelection['state'] {
  const here = selectedAmong(selection, orders);
  if (here > 0 && here === orders.length) return 'all';
  return selectedCount(selection) > 0 ? 'some' : 'none';
}
