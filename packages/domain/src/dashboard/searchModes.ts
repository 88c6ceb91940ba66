/** The values of the wire's `search_by_filter` (§7, §9). */
export type SearchMode = 'order_wise' | 'sku_wise';

export interface SearchModeOption {
  value: SearchMode;
  label: string;
}

/** The selector beside the filter's text (§2). */
export const searchModes: readonly SearchModeOption[] = [
  { value: 'order_wise', label: 'Search by Order' },
  { value: 'sku_wise', label: 'Search by SKU' },
];

/** §7 "order_wise default". */
export const defaultSearchMode: SearchMode = 'order_wise';

/** Whether a text, from an address for instance, is one of the two modes. */
export function isSearchMode(text: unknown): text is SearchMode {
  return searchModes.some((mode) => mode.value === text);
}
