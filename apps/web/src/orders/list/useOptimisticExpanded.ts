import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ExpandedOrders } from './useExpandedOrders.ts';

/**
 * Open orders before their address changes. A navigation renders the whole screen, so a click is painted first and then
 * written to the address. Other changes of the address take precedence.
 */
export function useOptimisticExpanded({ ids, toggle, goTo, close }: ExpandedOrders): ExpandedOrders {
  const [optimistic, setOptimistic] = useState<{ base: ReadonlySet<string>; ids: ReadonlySet<string> } | null>(null);
  const isOptimistic = optimistic !== null && (optimistic.base === ids || isSame(optimistic.ids, ids));
  if (optimistic && !isOptimistic) setOptimistic(null);
  const committedIds = useRef(ids);
  useLayoutEffect(() => {
    committedIds.current = ids;
  });
  // Later clicks build on this one; after unmount nothing is written.
  const pendingToggles = useRef<string[]>([]);
  const flushToggles = useCallback(() => {
    for (const orderId of pendingToggles.current.splice(0)) toggle(orderId);
  }, [toggle]);
  useEffect(() => () => void pendingToggles.current.splice(0), []);

  const toggleOptimistically = useCallback(
    (orderId: string) => {
      const base = committedIds.current;
      setOptimistic((before) => ({ base, ids: toggled(before?.ids ?? base, orderId) }));
      pendingToggles.current.push(orderId);
      afterPaint(flushToggles);
    },
    [flushToggles],
  );
  const goToAfterToggles = useCallback<ExpandedOrders['goTo']>(
    (fromId, toId) => {
      flushToggles();
      goTo(fromId, toId);
    },
    [flushToggles, goTo],
  );
  const shown = isOptimistic ? optimistic.ids : ids;
  return useMemo(
    () => ({ ids: shown, toggle: toggleOptimistically, goTo: goToAfterToggles, close }),
    [shown, toggleOptimistically, goToAfterToggles, close],
  );
}

/**
 * Runs the function after the next paint, so that feedback to a press is not delayed. In a hidden tab it runs when the
 * tab is shown.
 */
export function afterPaint(run: () => void): void {
  // A frame callback runs before the paint, a timer set in it runs after.
  requestAnimationFrame(() => setTimeout(run));
}

function toggled(ids: ReadonlySet<string>, orderId: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(orderId)) next.add(orderId);
  return next;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
