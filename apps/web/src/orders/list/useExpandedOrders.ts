import { useCallback, useMemo, useState } from 'react';

/** The open orders of a list by `orderId`. */
export interface ExpandedOrders {
  ids: ReadonlySet<string>;
  toggle(orderId: string): void;
  /** Replaces one open order with another. */
  goTo(fromId: string, toId: string): void;
  /** Closes orders that are no longer in the list. */
  close(orderIds: readonly string[]): void;
}

/** Uncontrolled open orders, kept while the list is mounted. */
export function useExpandedOrders(): ExpandedOrders {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (orderId: string) =>
      setOpen((before) => (before.includes(orderId) ? before.filter((id) => id !== orderId) : [...before, orderId])),
    [],
  );
  const goTo = useCallback(
    (fromId: string, toId: string) =>
      setOpen((before) => [...before.filter((id) => id !== fromId && id !== toId), toId]),
    [],
  );
  const close = useCallback(
    (orderIds: readonly string[]) => setOpen((before) => before.filter((id) => !orderIds.includes(id))),
    [],
  );
  return { ids: useMemo(() => new Set(open), [open]), toggle, goTo, close };
}
