import type { Order } from '@hub/domain/orders';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells which orders are on the screen: rows that are drawn beyond an edge, or in a list that is itself scrolled out of
 * the page, are not. Tells again only when others are, and tells none when the list goes.
 */
export function useVisibleOrders(
  grid: RefObject<HTMLElement | null>,
  orders: readonly Order[],
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

  // After every drawing: scrolling changes which rows there are, and nothing tells but that.
  useEffect(() => {
    const root = grid.current;
    if (root && trackerRef.current) trackerRef.current.update([...root.querySelectorAll('[data-index]')], orders);
  });
}

interface VisibleRowTracker {
  /** The rows that are drawn now, and the orders that they count in. */
  update(rows: readonly Element[], orders: readonly Order[]): void;
  stop(): void;
}

function trackVisibleRows(onVisible: (orders: readonly Order[]) => void): VisibleRowTracker {
  let renderedRows: readonly Element[] = [];
  let listedOrders: readonly Order[] = [];
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
      .flatMap((row) => listedOrders[Number(row.getAttribute('data-index'))] ?? []);
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
