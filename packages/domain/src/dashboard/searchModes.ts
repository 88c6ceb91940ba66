import { inLanguage } from '../languages/inLanguage.ts';

/** Values of the wire's `search_by_filter` (§7, §9), plus ours for servers with the `search` capability. */
export type SearchMode = 'order_wise' | 'sku_wise' | 'customer_wise' | 'product_wise';

export interface SearchModeOption {
  value: SearchMode;
  label: string;
}

/** Labels of the selector beside the text filter (§2). */
export const searchModeLabels = inLanguage('searchModeLabels', {
  order_wise: 'Search by Order',
  sku_wise: 'Search by SKU',
  customer_wise: 'Search by Customer',
  product_wise: 'Search by Product',
} satisfies Record<SearchMode, string>);

/** Options of the selector beside the text filter (§2). */
export const searchModes: readonly SearchModeOption[] = [
  { value: 'order_wise', label: searchModeLabels.order_wise },
  { value: 'sku_wise', label: searchModeLabels.sku_wise },
];

/** Modes that need the `search` capability come last. */
export const allSearchModes: readonly SearchModeOption[] = [
  ...searchModes,
  { value: 'customer_wise', label: searchModeLabels.customer_wise },
  { value: 'product_wise', label: searchModeLabels.product_wise },
];

export const defaultSearchMode: SearchMode = 'order_wise';

/** The modes that a server supports. */
export function searchModesOf(capabilities: readonly string[]): readonly SearchModeOption[] {
  return capabilities.includes('search') ? allSearchModes : searchModes;
}

/** A mode's label, even when the mode is not offered. */
export function searchModeLabel(mode: SearchMode): string {
  return allSearchModes.find(({ value }) => value === mode)?.label ?? mode;
}

/** Type guard for text from an address or a request. */
export function isSearchMode(text: unknown): text is SearchMode {
  return allSearchModes.some((mode) => mode.value === text);
}
