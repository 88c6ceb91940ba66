import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../shared/afterPaint.ts';
import type { ExpandedOrders } from './ExpandedOrders.ts';

/**
 * Open orders as their address will have them. The router draws the screen and its frame anew for another address, and
 * takes its time for that: what a click opens is painted before the address is written, and nothing of it is drawn
 * again when that has followed. However else the address changes, it is right.
 */
export function useOpenAhead({ ids, toggle, turn }: ExpandedOrders): ExpandedOrders {
  const [ahead, setAhead] = useState<{ of: ReadonlySet<string>; ids: ReadonlySet<string> } | null>(null);
  const isAhead = ahead !== null && (ahead.of === ids || isSame(ahead.ids, ids));
  if (ahead && !isAhead) setAhead(null);
  const inAddress = useRef(ids);
  useLayoutEffect(() => {
    inAddress.current = ids;
  });
  // What comes next builds on what was clicked, and whoever has left is not led back to it.
  const unwritten = useRef<string[]>([]);
  const writeToggles = useCallback(() => {
    for (const orderId of unwritten.current.splice(0)) toggle(orderId);
  }, [toggle]);
  useEffect(() => () => void unwritten.current.splice(0), []);

  const toggleAhead = useCallback(
    (orderId: string) => {
      const of = inAddress.current;
      setAhead((before) => ({ of, ids: toggled(before?.ids ?? of, orderId) }));
      unwritten.current.push(orderId);
      afterPaint(writeToggles);
    },
    [writeToggles],
  );
  const turnInOrder = useCallback<ExpandedOrders['turn']>(
    (fromId, toId) => {
      writeToggles();
      turn(fromId, toId);
    },
    [writeToggles, turn],
  );
  const shown = isAhead ? ahead.ids : ids;
  return useMemo(() => ({ ids: shown, toggle: toggleAhead, turn: turnInOrder }), [shown, toggleAhead, turnInOrder]);
}

function toggled(ids: ReadonlySet<string>, orderId: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(orderId)) next.add(orderId);
  return next;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
