import { memo, useLayoutEffect } from 'react';
import { type OpenFoundOrder, useOpenFoundOrder } from './useOpenFoundOrder.ts';
import { type OrderSearchState, useOrderSearch } from './useOrderSearch.ts';

/** What was found for a text, and how it is opened. */
export interface FoundOrders extends OrderSearchState, OpenFoundOrder {
  text: string;
}

export interface FindOrdersProps {
  /** '' searches nothing. */
  text: string;
  /** Before the screen is left for what was found. */
  onNavigate: () => void;
  onFound: (found: FoundOrders) => void;
}

/**
 * Searches for the field of the top bar, which is on the screen before this is fetched. Memoised: only another text or an
 * answer renders it, so that handing over what it found does not.
 */
export const FindOrders = memo(function FindOrders({ text, onNavigate, onFound }: FindOrdersProps) {
  const search = useOrderSearch(text);
  const opener = useOpenFoundOrder(onNavigate);
  useLayoutEffect(() => onFound({ text, ...search, ...opener }));
  return null;
});
