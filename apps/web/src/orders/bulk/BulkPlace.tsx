import type { TabNumber } from '@hub/domain/orders';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Places {
  elements: ReadonlyMap<TabNumber, HTMLElement>;
  put(tab: TabNumber, element: HTMLElement | null): void;
}

const PlacesContext = createContext<Places | null>(null);

/** Lets the bulk actions of a list stand somewhere else on the page: in the header of its card. */
export function BulkPlaces({ children }: { children: ReactNode }) {
  const [elements, setElements] = useState<Places['elements']>(new Map());
  const put = useCallback((tab: TabNumber, element: HTMLElement | null) => {
    setElements((before) => {
      const next = new Map(before);
      if (element) next.set(tab, element);
      else next.delete(tab);
      return next;
    });
  }, []);
  return (
    <PlacesContext.Provider value={useMemo(() => ({ elements, put }), [elements, put])}>
      {children}
    </PlacesContext.Provider>
  );
}

/** Where the bulk actions of a tab go; empty until something is selected. */
export function BulkPlace({ tab }: { tab: TabNumber }) {
  const put = useContext(PlacesContext)?.put;
  const ref = useCallback((element: HTMLElement | null) => put?.(tab, element), [put, tab]);
  return <div ref={ref} />;
}

/** The element for a tab's bulk actions, null where they stand above the list itself. */
export function useBulkPlace(tab: TabNumber): HTMLElement | null {
  return useContext(PlacesContext)?.elements.get(tab) ?? null;
}
