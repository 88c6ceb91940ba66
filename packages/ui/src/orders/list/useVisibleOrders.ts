import type { Order } from '@hub/domain/orders';
import { useEffect, useRef, type RefObject } from 'react';
import type { ListedOrders } from './ListedOrders.ts';

/**
 * Reports the orders on the screen, without overscan and without rows scrolled out of the page. Called only on changes,
 * and with none on unmount.
 */
export function useVisibleOrders(
  grid: RefObject<HTMLElement | null>,
  orders: ListedOrders,
  onVisible: ((orders: readonly Order[]) => void) | undefined,
): void {
  const trackerRef = useRef<VisibleRowTracker | null>(null);

  useEffect(() => {
    if (!onVisible) return undefined;
    trackerRef.current = trackVisibleRows(onVisible);
    return () => {
      trackerRef.current?.stop();
      trackerRef.current = null;
    };
  }, [onVisible]);

  // After every render, because scrolling mounts other rows without any event.
  useEffect(() => {
    const root = grid.current;
    if (root && trackerRef.current) trackerRef.current.update([...root.querySelectorAll('[data-index]')], orders);
  });
}

interface VisibleRowTracker {
  /** Called with the mounted rows and their orders. */
  update(rows: readonly Element[], orders: ListedOrders): void;
  stop(): void;
}

function trackVisibleRows(onVisible: (orders: readonly Order[]) => void): VisibleRowTracker {
  let renderedRows: readonly Element[] = [];
  let listedOrders: ListedOrders = [];
  let reported: readonly Order[] = [];
  const visibleRows = new Set<Element>();

  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) visibleRows.add(target);
      else visibleRows.delete(target);
    }
    report();
  });

  function report() {
    const orders = renderedRows
      .filter((row) => visibleRows.has(row))
      .flatMap((row) => listedOrders.at(Number(row.getAttribute('data-index'))) ?? []);
    if (orders.length === reported.length && orders.every((order, index) => order === reported[index])) return;
    reported = orders;
    onVisible(orders);
  }

  return {
    update(rows, orders) {
      const staleRows = new Set(renderedRows);
      renderedRows = rows;
      listedOrders = orders;
      for (const row of rows) if (!staleRows.delete(row)) observer.observe(row);
      for (const removedRow of staleRows) {
        observer.unobserve(removedRow);
        visibleRows.delete(removedRow);
      }
      report();
    },
    stop() {
      observer.disconnect();
      renderedRows = [];
      report();
    },
  };
}
