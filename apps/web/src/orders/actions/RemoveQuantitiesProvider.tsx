import { defaultRemoveQuantity } from '@hub/domain/orders';
import { createContext, type ReactNode, useCallback, useContext, useState, useSyncExternalStore } from 'react';

/** What has been typed into the quantity inputs, by line item. */
interface QuantityStore {
  read(orderId: string, lineItemId: string): string;
  write(orderId: string, lineItemId: string, quantity: string): void;
  subscribe(listener: () => void): () => void;
}

const QuantityContext = createContext<QuantityStore | null>(null);

/** Keeps typed quantities outside the rows, which leave the page when they are scrolled away. */
export function RemoveQuantitiesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createQuantityStore);
  return <QuantityContext.Provider value={store}>{children}</QuantityContext.Provider>;
}

/** The quantity to remove of one item, "1" until another is typed (§5). */
export function useRemoveQuantity(
  orderId: string,
  lineItemId: string,
): [quantity: string, change: (quantity: string) => void] {
  const { read, write, subscribe } = useQuantities();
  const quantity = useSyncExternalStore(
    subscribe,
    useCallback(() => read(orderId, lineItemId), [read, orderId, lineItemId]),
  );
  return [quantity, useCallback((next) => write(orderId, lineItemId, next), [write, orderId, lineItemId])];
}

/** Forgets what was typed for an item, because it was removed. */
export function useResetRemoveQuantity(): (orderId: string, lineItemId: string) => void {
  const { write } = useQuantities();
  return useCallback((orderId, lineItemId) => write(orderId, lineItemId, defaultRemoveQuantity), [write]);
}

function useQuantities(): QuantityStore {
  const store = useContext(QuantityContext);
  if (!store) throw new Error('Quantities to remove need a RemoveQuantitiesProvider above them.');
  return store;
}

function createQuantityStore(): QuantityStore {
  const listeners = new Set<() => void>();
  const typed = new Map<string, string>();
  const keyOf = (orderId: string, lineItemId: string) => JSON.stringify([orderId, lineItemId]);
  return {
    read: (orderId, lineItemId) => typed.get(keyOf(orderId, lineItemId)) ?? defaultRemoveQuantity,
    write(orderId, lineItemId, quantity) {
      if (quantity === defaultRemoveQuantity) typed.delete(keyOf(orderId, lineItemId));
      else typed.set(keyOf(orderId, lineItemId), quantity);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
