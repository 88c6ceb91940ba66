import type { Order } from '@hub/domain/orders';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface RovingRow {
  /** The one row whose controls Tab reaches. */
  activeIndex: number;
  /** Makes a row the active one, because the focus came into it. */
  enter: (index: number, control: HTMLElement) => void;
  /** Makes a row the active one and puts the focus on its control in that column, as soon as the row is there. */
  focus: (index: number, column: string) => void;
}

/**
 * The roving tabindex of the grid. It follows the order, not the place: when new orders come in above, the focus stays
 * with the order that it was in; when that order leaves the list, the focus goes to the one that took its place, not to
 * the page.
 */
export function useRovingRow(grid: RefObject<HTMLElement | null>, orders: readonly Order[]): RovingRow {
  const [active, setActive] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 });
  /**
   * Where the focus goes as soon as that row is the active one: scrolling to it may draw the list once more before it
   * is.
   */
  const pendingFocusRef = useRef<{ id: string | undefined; column: string } | null>(null);
  const lastFocusedRef = useRef<HTMLElement | null>(null);

  const activeIndex = currentIndexOf(active, orders);

  useLayoutEffect(() => {
    const root = grid.current;
    if (!root) return;
    if (lastFocusedRef.current && !lastFocusedRef.current.isConnected && document.activeElement === document.body) {
      pendingFocusRef.current ??= {
        id: orders[activeIndex]?.id,
        column: lastFocusedRef.current.getAttribute('data-column') ?? 'expand',
      };
      lastFocusedRef.current = null;
    }
    if (pendingFocusRef.current === null || pendingFocusRef.current.id !== orders[activeIndex]?.id) return;
    const control = findControl(root, activeIndex, pendingFocusRef.current.column);
    if (!control) return;
    pendingFocusRef.current = null;
    control.focus({ preventScroll: true });
  });

  const enter = useCallback(
    (index: number, control: HTMLElement) => {
      lastFocusedRef.current = control;
      setActive((before) =>
        before.index === index && before.id === orders[index]?.id ? before : { id: orders[index]?.id, index },
      );
    },
    [orders],
  );

  const focus = useCallback(
    (index: number, column: string) => {
      pendingFocusRef.current = { id: orders[index]?.id, column };
      setActive({ id: orders[index]?.id, index });
    },
    [orders],
  );

  return { activeIndex, enter, focus };
}

/** Where the active order is now: usually where it was, else wherever it went, else what stands in its place. */
function currentIndexOf(active: { id: string | undefined; index: number }, orders: readonly Order[]): number {
  if (active.id === undefined || orders[active.index]?.id === active.id)
    return Math.min(active.index, orders.length - 1);
  const movedIndex = orders.findIndex((order) => order.id === active.id);
  return movedIndex >= 0 ? movedIndex : Math.min(active.index, orders.length - 1);
}

/** A row without that control (an order name that is no link) offers its expand button instead. */
function findControl(root: HTMLElement, index: number, column: string): HTMLElement | null {
  const row = root.querySelector(`[data-index="${index}"]`);
  return (
    row?.querySelector<HTMLElement>(`[data-row-head] [data-column="${column}"]`) ??
    row?.querySelector<HTMLElement>('[data-row-head] [data-column="expand"]') ??
    null
  );
}
