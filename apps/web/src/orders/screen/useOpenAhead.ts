import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../shared/afterPaint.ts';
import type { ExpandedOrders } from './ExpandedOrders.ts';

/**
 * Open orders as their address will have them. The router draws the screen and its frame anew for another address, and takes its
 * time for that: what a click opens is painted before the address is written, and nothing of it is drawn again when that has
 * followed. However else the address changes, it is right.
 */
export function useOpenAhead({ ids, toggle, turn }: ExpandedOrders): ExpandedOrders {
  const [ahead, setAhead] = useState<{ of: ReadonlySet<string>; ids: ReadonlySet<string> } | null>(null);
  const isAhead = ahead !== null && (ahead.of === ids || isSame(ahead.ids, ids));
  if (ahead && !isAhead) setAhead(null);
  const inAddress = useRef(ids);
  useLayoutEffect(() => {
    inAddress.current = ids;
  });
  const toggleAhead = useCallback(
    (orderId: string) => {
      const of = inAddress.current;
      setAhead((before) => ({ of, ids: toggled(before?.ids ?? of, orderId) }));
      afterPaint(() => toggle(orderId));
    },
    [toggle],
  );
  const shown = isAhead ? ahead.ids : ids;
  return useMemo(() => ({ ids: shown, toggle: toggleAhead, turn }), [shown, toggleAhead, turn]);
}

function toggled(ids: ReadonlySet<string>, orderId: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(orderId)) next.add(orderId);
  return next;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
