import { defaultRemoveQuantity } from '@hub/domain/orders/detail';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useOrderActions } from './OrderActionsProvider.tsx';

/** The quantity to remove from an item, "1" by default (§5). */
export function useRemoveQuantity(
  orderId: string,
  lineItemId: string,
): [quantity: string, change: (quantity: string) => void] {
  const store = useOrderActions().quantities;
  const key = itemKey(orderId, lineItemId);
  const quantity = useStore(store, (quantities) => quantities[key] ?? defaultRemoveQuantity);
  return [quantity, useCallback((next) => store.setState({ [key]: next }), [store, key])];
}

/** Resets the quantity of a removed item. */
export function useResetRemoveQuantity(): (orderId: string, lineItemId: string) => void {
  const store = useOrderActions().quantities;
  return useCallback(
    (orderId, lineItemId) => store.setState({ [itemKey(orderId, lineItemId)]: defaultRemoveQuantity }),
    [store],
  );
}

function itemKey(orderId: string, lineItemId: string): string {
  return JSON.stringify([orderId, lineItemId]);
}
