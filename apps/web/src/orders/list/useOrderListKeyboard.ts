import { shortcutTexts } from '@hub/domain/shared';
import type { Order } from '@hub/domain/orders';
import type { OrderListHandle, OrderSelection } from '@hub/ui/orders';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Shortcut } from '@hub/ui/shortcuts';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import type { ExpandedOrders } from './useExpandedOrders.ts';

export interface OrderListKeyboardOptions {
  expanded: ExpandedOrders;
  selection?: OrderSelection | undefined;
  /** The list's orders once current; `undefined` while loading. */
  orders: readonly Order[] | undefined;
}

export interface OrderListKeyboard {
  /** Ref of the list's handle. */
  handle: RefObject<OrderListHandle>;
  /** Toggles an order after a press. */
  toggle(orderId: string): void;
  /** Opens a neighbor instead of this order and focuses it; if it is not loaded yet, once it is. */
  goTo(orderId: string, by: 1 | -1): void;
}

/** A neighbor to open that is not loaded yet: its row has focus until then. */
interface AwaitedNeighbour {
  orderId: string;
  by: 1 | -1;
}

/** Shortcuts of a list (next, previous, open, select), and focus for an order that a link, Back or a search opened. */
export function useOrderListKeyboard({ expanded, selection, orders }: OrderListKeyboardOptions): OrderListKeyboard {
  const handle = useRef<OrderListHandle>(null);
  const byHand = useRef(new Set<string>());
  const awaited = useRef<AwaitedNeighbour | null>(null);
  const latest = useRef({ expanded, selection });
  // Before the browser paints, like the focus below: the next key may be pressed as soon as the order shows.
  useLayoutEffect(() => {
    latest.current = { expanded, selection };
  });

  const toggle = useCallback((orderId: string) => {
    const { ids, toggle } = latest.current.expanded;
    if (!ids.has(orderId)) byHand.current.add(orderId);
    toggle(orderId);
  }, []);
  const goTo = useCallback((orderId: string, by: 1 | -1) => {
    const next = handle.current?.neighbourOf(orderId, by);
    awaited.current = !next && handle.current?.focusBy(by, orderId) ? { orderId, by } : null;
    if (!next) return;
    const { ids, goTo } = latest.current.expanded;
    // Counts as not pressed, so that the next one is focused once open; an order that is already open is not opened
    // again.
    byHand.current.delete(next.orderId);
    goTo(orderId, next.orderId);
    if (ids.has(next.orderId)) handle.current?.focusOrder(next.orderId);
  }, []);

  useGoToOpened(handle, expanded.ids, orders, byHand);
  // After each render, because any may add rows.
  useEffect(() => {
    const list = handle.current;
    const neighbour = awaited.current;
    const next = neighbour && list?.neighbourOf(neighbour.orderId, neighbour.by);
    if (!list || !next) return;
    awaited.current = null;
    // Not once the person has moved to another row.
    const hasFocus = list.element()?.contains(document.activeElement) === true;
    if (hasFocus && list.activeOrder()?.orderId === next.orderId) goTo(neighbour.orderId, neighbour.by);
  });
  useListShortcuts(handle, latest, selection !== undefined, { toggle, goTo });
  return { handle, toggle, goTo };
}

/** Focuses the newest order that was opened without a press, once the list contains it. */
function useGoToOpened(
  handle: RefObject<OrderListHandle>,
  ids: ReadonlySet<string>,
  orders: readonly Order[] | undefined,
  byHand: RefObject<Set<string>>,
) {
  const seenIds = useRef<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (!orders || !byHand.current) return;
    const newlyOpened = [...ids].filter((id) => !seenIds.current.has(id) && !byHand.current?.has(id)).toReversed();
    seenIds.current = ids;
    byHand.current.clear();
    if (!isTypingFilter()) newlyOpened.some((id) => handle.current?.focusOrder(id));
  }, [handle, ids, orders, byHand]);
}

/** Not while the person is typing in a field. */
function isTypingFilter(): boolean {
  return document.activeElement?.closest('[role="search"][aria-label="Filter"]') != null;
}

interface Latest {
  expanded: ExpandedOrders;
  selection: OrderSelection | undefined;
}

function useListShortcuts(
  handle: RefObject<OrderListHandle>,
  latest: RefObject<Latest>,
  isSelectable: boolean,
  { toggle, goTo }: Pick<OrderListKeyboard, 'toggle' | 'goTo'>,
) {
  const within = () => handle.current?.element() ?? null;
  const shared = { group: 'List of orders', within } as const;
  const hasFocus = () => within()?.contains(document.activeElement) === true;
  /** Acts on the focused order; a list without one, and without a focused row, leaves the key to another list. */
  const onActive = (act: (order: Order) => void) => () => {
    const order = handle.current?.activeOrder();
    if (order) act(order);
    return order ? true : hasFocus();
  };
  /** Steps over rows that are not loaded yet, too. */
  const step = (by: 1 | -1) => () => {
    const order = handle.current?.activeOrder();
    if (!handle.current || !hasFocus()) return handle.current?.focusBy(0) ?? false;
    if (order && latest.current?.expanded.ids.has(order.orderId)) goTo(order.orderId, by);
    else if (!handle.current.focusBy(by)) handle.current.focusBy(0);
    return true;
  };
  const select = onActive((order) => {
    const selection = latest.current?.selection;
    if (selection?.disabledReason === undefined) selection?.onToggle(order.orderId, { range: false });
  });
  const selecting: Shortcut[] = isSelectable
    ? [{ ...shared, id: 'select-order', keys: ['x'], label: shortcutTexts.select, run: select }]
    : [];

  useShortcuts([
    {
      ...shared,
      id: 'next-order',
      keys: ['j'],
      label: shortcutTexts.next,
      run: step(1),
      canRepeat: true,
    },
    {
      ...shared,
      id: 'previous-order',
      keys: ['k'],
      label: shortcutTexts.previous,
      run: step(-1),
      canRepeat: true,
    },
    {
      ...shared,
      id: 'open-order',
      keys: ['o', 'Enter'],
      label: shortcutTexts.toggle,
      run: onActive(({ orderId }) => toggle(orderId)),
    },
    ...selecting,
    {
      ...shared,
      id: 'rows',
      keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
      label: shortcutTexts.rows,
    },
    { ...shared, id: 'row', keys: ['ArrowRight', 'ArrowLeft'], label: shortcutTexts.row },
  ]);
}
