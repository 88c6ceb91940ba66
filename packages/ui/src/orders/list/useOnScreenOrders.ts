import type { Order } from '@hub/domain/orders';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells which orders are on the screen: rows that are drawn beyond an edge, or in a list that is itself scrolled out of
 * the page, are not. Tells again only when others are, and tells none when the list goes.
 */
export function useOnScreenOrders(
  grid: RefObject<HTMLElement | null>,
  orders: readonly Order[],
  onVisible: ((orders: readonly Order[]) => void) | undefined,
): void {
  const watch = useRef<RowWatch | null>(null);

  useEffect(() => {
    if (!onVisible) return undefined;
    watch.current = watchRows(onVisible);
    return () => {
      watch.current?.end();
      watch.current = null;
    };
  }, [onVisible]);

  // After every drawing: scrolling changes which rows there are, and nothing tells but that.
  useEffect(() => {
    const root = grid.current;
    if (root && watch.current) watch.current.see([...root.querySelectorAll('[data-index]')], orders);
  });
}

interface RowWatch {
  /** The rows that are drawn now, and the orders that they count in. */
  see(rows: readonly Element[], orders: readonly Order[]): void;
  end(): void;
}

function watchRows(onVisible: (orders: readonly Order[]) => void): RowWatch {
  let drawn: readonly Element[] = [];
  let listed: readonly Order[] = [];
  let told: readonly Order[] = [];
  const onScreen = new Set<Element>();

  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    tell();
  });

  function tell() {
    const orders = drawn
      .filter((row) => onScreen.has(row))
      .flatMap((row) => listed[Number(row.getAttribute('data-index'))] ?? []);
    if (orders.length === told.length && orders.every((order, place) => order === told[place])) return;
    told = orders;
    onVisible(orders);
  }

  return {
    see(rows, orders) {
      const before = new Set(drawn);
      drawn = rows;
      listed = orders;
      for (const row of rows) if (!before.delete(row)) observer.observe(row);
      for (const gone of before) {
        observer.unobserve(gone);
        onScreen.delete(gone);
      }
      tell();
    },
    end() {
      observer.disconnect();
      drawn = [];
      tell();
    },
  };
}
