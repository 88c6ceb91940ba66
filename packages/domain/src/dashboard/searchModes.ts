/** The values of the wire's `search_by_filter` (§7, §9). */
export type SearchMode = 'order_wise' | 'sku_wise';

export interface SearchModeOption {
  value: SearchMode;
  label: string;
}

/** Options of the selector beside the text filter (§2). */
export const searchModes: readonly SearchModeOption[] = [
  { value: 'order_wise', label: 'Search by Order' },
  { value: 'sku_wise', label: 'Search by SKU' },
];

export const defaultSearchMode: SearchMode = 'order_wise';

/** Type guard for a text from an address. */
export function isSearchMode(text: unknown): text is SearchMode {
  return searchModes.some((mode) => mode.value === text);
}
