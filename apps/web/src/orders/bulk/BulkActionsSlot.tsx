import type { TabNumber } from '@hub/domain/orders';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface SlotRegistry {
  elements: ReadonlyMap<TabNumber, HTMLElement>;
  register(tab: TabNumber, element: HTMLElement | null): void;
}

const SlotRegistryContext = createContext<SlotRegistry | null>(null);

/** Lets the bulk actions of a list stand somewhere else on the page: in the header of its card. */
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

/** Where the bulk actions of a tab go; empty until something is selected. */
export function BulkActionsSlot({ tab }: { tab: TabNumber }) {
  const register = useContext(SlotRegistryContext)?.register;
  const ref = useCallback((element: HTMLElement | null) => register?.(tab, element), [register, tab]);
  return <div ref={ref} />;
}

/** The element for a tab's bulk actions, null where they stand above the list itself. */
export function useBulkActionsSlot(tab: TabNumber): HTMLElement | null {
  return useContext(SlotRegistryContext)?.elements.get(tab) ?? null;
}
