import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ListedOrders } from './ListedOrders.ts';

export interface RovingRow {
  /** The one row with controls in the tab order. */
  activeIndex: number;
  /** Activates a row that got the focus. */
  enter: (index: number, control: HTMLElement) => void;
  /** Activates a row and focuses its control in that column once it is mounted. */
  focus: (index: number, column: string) => void;
}

/**
 * Roving tabindex of the grid. Follows the order, not the index: new orders above keep the focus on its order; when
 * that order leaves the list, the order at its index gets the focus.
 */
export function useRovingRow(grid: RefObject<HTMLElement | null>, orders: ListedOrders): RovingRow {
  const [active, setActive] = useState<{ orderId: string | undefined; index: number }>({
    orderId: undefined,
    index: 0,
  });
  /** The control to focus once its row is mounted. */
  const pendingFocusRef = useRef<{ orderId: string | undefined; column: string } | null>(null);
  const lastFocusedRef = useRef<HTMLElement | null>(null);

  const activeIndex = currentIndexOf(active, orders);

  useLayoutEffect(() => {
    const root = grid.current;
    if (!root) return;
    if (lastFocusedRef.current && !lastFocusedRef.current.isConnected && document.activeElement === document.body) {
      pendingFocusRef.current ??= {
        orderId: orders.at(activeIndex)?.orderId,
        column: lastFocusedRef.current.getAttribute('data-column') ?? 'expand',
      };
      lastFocusedRef.current = null;
    }
    if (pendingFocusRef.current === null) return;
    // A row requested before its order had loaded is found by its index, even after the order has loaded.
    const { orderId } = pendingFocusRef.current;
    if (orderId !== undefined && orderId !== orders.at(activeIndex)?.orderId) return;
    const control = findControl(root, activeIndex, pendingFocusRef.current.column);
    if (!control) return;
    pendingFocusRef.current = null;
    control.focus({ preventScroll: true });
  });

  const enter = useCallback(
    (index: number, control: HTMLElement) => {
      lastFocusedRef.current = control;
      setActive((before) =>
        before.index === index && before.orderId === orders.at(index)?.orderId
          ? before
          : { orderId: orders.at(index)?.orderId, index },
      );
    },
    [orders],
  );

  const focus = useCallback(
    (index: number, column: string) => {
      pendingFocusRef.current = { orderId: orders.at(index)?.orderId, column };
      setActive({ orderId: orders.at(index)?.orderId, index });
    },
    [orders],
  );

  return { activeIndex, enter, focus };
}

/** Current index of the active order: the same one, else by search, else the order at that index. */
function currentIndexOf(active: { orderId: string | undefined; index: number }, orders: ListedOrders): number {
  if (active.orderId === undefined || orders.at(active.index)?.orderId === active.orderId)
    return Math.min(active.index, orders.length - 1);
  const movedIndex = orders.findIndex((order) => order.orderId === active.orderId);
  return movedIndex >= 0 ? movedIndex : Math.min(active.index, orders.length - 1);
}

/** If the row lacks that control, focuses its expand button. */
function findControl(root: HTMLElement, index: number, column: string): HTMLElement | null {
  const row = root.querySelector(`[data-index="${index}"]`);
  return (
    row?.querySelector<HTMLElement>(`[data-row-head] [data-column="${column}"]`) ??
    row?.querySelector<HTMLElement>('[data-row-head] [data-column="expand"]') ??
    null
  );
}
