import type { TabNumber } from '@hub/domain/orders';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface SlotRegistry {
  elements: ReadonlyMap<TabNumber, HTMLElement>;
  register(tab: TabNumber, element: HTMLElement | null): void;
}

const SlotRegistryContext = createContext<SlotRegistry | null>(null);

/** Renders a list's bulk actions elsewhere: in its card's header. */
export function BulkActionsSlotProvider({ children }: { children: ReactNode }) {
  const [elements, setElements] = useState<SlotRegistry['elements']>(new Map());
  const register = useCallback((tab: TabNumber, element: HTMLElement | null) => {
    setElements((before) => {
      const next = new Map(before);
      if (element) next.set(tab, element);
      else next.delete(tab);
      return next;
    });
  }, []);
  return (
    <SlotRegistryContext.Provider value={useMemo(() => ({ elements, register }), [elements, register])}>
      {children}
    </SlotRegistryContext.Provider>
  );
}

/** Target of a tab's bulk actions. */
export function BulkActionsSlot({ tab }: { tab: TabNumber }) {
  const register = useContext(SlotRegistryContext)?.register;
  const ref = useCallback((element: HTMLElement | null) => register?.(tab, element), [register, tab]);
  return <div ref={ref} />;
}

/** The target element; null when the actions are above the list itself. */
export function useBulkActionsSlot(tab: TabNumber): HTMLElement | null {
  return useContext(SlotRegistryContext)?.elements.get(tab) ?? null;
}
