import { inLanguage } from '../../languages/inLanguage.ts';

/** Letters, digits, dots and dashes with at least one digit; an order number begins with `#`. */
const skuLike = /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,39}$/u;

/**
 * A SKU that may have been typed in a search by order: the text looks like one, and no order number contains it;
 * `null` for none. `found` is the number of orders in the list, `null` while loading.
 */
export function skuSuggestion(search: string, searchMode: string, found: number | null): string | null {
  const text = search.trim();
  return searchMode === 'order_wise' && found === 0 && skuLike.test(text) ? text : null;
}

/** "Search SKU 22197 instead". */
export const skuSuggestionLabel = inLanguage(
  'skuSuggestionLabel',
  (sku: string): string => `Search SKU ${sku} instead`,
);
