import type { OrderSearch } from '@hub/database/orders';
import { type OrderFilters, parseSearchText, periodRange, type SearchMode } from '@hub/domain/dashboard';

/** Database search for the dashboard's filters. Periods are in the shop's time zone. */
export function orderSearchOf(filters: OrderFilters, now: Date, timeZone: string): OrderSearch {
  const { from, to } = periodRange(filters, now, timeZone);
  return { from, to, text: textOf(filters), ...(filters.fields && { values: filters.fields }) };
}

const modes = {
  order_wise: 'order',
  sku_wise: 'sku',
  customer_wise: 'customer',
  product_wise: 'product',
} as const satisfies Record<SearchMode, string>;

/** The two modes of §2 use the text unchanged. */
function textOf({ search, searchMode }: OrderFilters): OrderSearch['text'] {
  const text = search.trim();
  if (text === '') return null;
  const mode = modes[searchMode];
  return mode === 'order' || mode === 'sku' ? { mode, text } : { mode, ...parseSearchText(text) };
}
