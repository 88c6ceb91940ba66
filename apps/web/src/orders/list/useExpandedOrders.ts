import { useCallback, useMemo, useState } from 'react';

/** Which orders of a list are open, by `orderId`; any number may be. */
export interface ExpandedOrders {
  ids: ReadonlySet<string>;
  toggle(orderId: string): void;
  /** Closes one and opens another, in one step. */
  goTo(fromId: string, toId: string): void;
}

/** Open orders that are remembered while their list shows. */
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
  return { ids: useMemo(() => new Set(open), [open]), toggle, goTo };
}
