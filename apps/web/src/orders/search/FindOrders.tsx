import { memo, useLayoutEffect } from 'react';
import { type OpenFoundOrder, useOpenFoundOrder } from './useOpenFoundOrder.ts';
import { type OrderSearchState, useOrderSearch } from './useOrderSearch.ts';

/** What a text finds, and how it is opened. */
export interface FoundOrders extends OrderSearchState, OpenFoundOrder {
  text: string;
}

export interface FindOrdersProps {
  /** '' searches nothing. */
  text: string;
  /** Called before leaving the screen for a result. */
  onNavigate: () => void;
  onFound: (found: FoundOrders) => void;
}

/**
 * Searches for the top bar's field, which renders before this is loaded. Memoized: only a new text or an answer renders
 * it, so that passing on its results does not.
 */
export const FindOrders = memo(function FindOrders({ text, onNavigate, onFound }: FindOrdersProps) {
  const search = useOrderSearch(text);
  const opener = useOpenFoundOrder(onNavigate);
  useLayoutEffect(() => onFound({ text, ...search, ...opener }));
  return null;
});
