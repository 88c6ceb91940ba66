/** The values of the wire's `search_by_filter` (§7, §9), and ours for servers with capability `search`. */
export type SearchMode = 'order_wise' | 'sku_wise' | 'customer_wise' | 'product_wise';

export interface SearchModeOption {
  value: SearchMode;
  label: string;
}

/** Options of the selector beside the text filter (§2). */
export const searchModes: readonly SearchModeOption[] = [
  { value: 'order_wise', label: 'Search by Order' },
  { value: 'sku_wise', label: 'Search by SKU' },
];

const allSearchModes: readonly SearchModeOption[] = [
  ...searchModes,
  { value: 'customer_wise', label: 'Search by Customer' },
  { value: 'product_wise', label: 'Search by Product' },
];

export const defaultSearchMode: SearchMode = 'order_wise';

/** What a server can search by. */
export function searchModesOf(capabilities: readonly string[]): readonly SearchModeOption[] {
  return capabilities.includes('search') ? allSearchModes : searchModes;
}

/** Label of a mode, also where it is not offered. */
export function searchModeLabel(mode: SearchMode): string {
  return allSearchModes.find(({ value }) => value === mode)?.label ?? mode;
}

/** Type guard for a text from an address or a request. */
export function isSearchMode(text: unknown): text is SearchMode {
  return allSearchModes.some((mode) => mode.value === text);
}
