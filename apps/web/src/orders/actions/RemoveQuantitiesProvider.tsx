import { defaultRemoveQuantity } from '@hub/domain/orders/detail';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Typed quantities by `itemKey`. */
type QuantityStore = StoreApi<Readonly<Record<string, string>>>;

const QuantityContext = createContext<QuantityStore | null>(null);

/** Keeps typed quantities outside the rows, which unmount on scroll. */
export function RemoveQuantitiesProvider({ children }: { children: ReactNode }) {
  const [store] = useState((): QuantityStore => createStore(() => ({})));
  return <QuantityContext.Provider value={store}>{children}</QuantityContext.Provider>;
}

/** The quantity to remove from an item, "1" by default (§5). */
export function useRemoveQuantity(
  orderId: string,
  lineItemId: string,
): [quantity: string, change: (quantity: string) => void] {
  const store = useQuantityStore();
  const key = itemKey(orderId, lineItemId);
  const quantity = useStore(store, (quantities) => quantities[key] ?? defaultRemoveQuantity);
  return [quantity, useCallback((next) => store.setState({ [key]: next }), [store, key])];
}

/** Resets the quantity of a removed item. */
export function useResetRemoveQuantity(): (orderId: string, lineItemId: string) => void {
  const store = useQuantityStore();
  return useCallback(
    (orderId, lineItemId) => store.setState({ [itemKey(orderId, lineItemId)]: defaultRemoveQuantity }),
    [store],
  );
}

function useQuantityStore(): QuantityStore {
  const store = useContext(QuantityContext);
  if (!store) throw new Error('Quantities to remove need a RemoveQuantitiesProvider above them.');
  return store;
}

function itemKey(orderId: string, lineItemId: string): string {
  return JSON.stringify([orderId, lineItemId]);
}
