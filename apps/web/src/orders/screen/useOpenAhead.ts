import { useCallback, useState } from 'react';
import type { ExpandedOrders } from './ExpandedOrders.ts';

/**
 * Open orders as their address will have them. The router draws the screen and its frame anew for another address, and takes its
 * time for that: what a click opens is shown before. However else the address changes, it is right.
 */
export function useOpenAhead({ ids, toggle, turn }: ExpandedOrders): ExpandedOrders {
  const [ahead, setAhead] = useState<{ of: ReadonlySet<string>; ids: ReadonlySet<string> } | null>(null);
  const isAhead = ahead !== null && (ahead.of === ids || isSame(ahead.ids, ids));
  if (ahead && !isAhead) setAhead(null);
  const toggleAhead = useCallback(
    (orderId: string) => {
      setAhead((before) => ({ of: ids, ids: toggled(before?.ids ?? ids, orderId) }));
      toggle(orderId);
    },
    [ids, toggle],
  );
  return { ids: isAhead ? ahead.ids : ids, toggle: toggleAhead, turn };
}

function toggled(ids: ReadonlySet<string>, orderId: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(orderId)) next.add(orderId);
  return next;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
