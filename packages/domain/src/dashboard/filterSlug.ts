import { chosenDays } from './areFiltersReady.ts';
import type { OrderFilters } from './OrderFilters.ts';
import type { SearchMode } from './searchModes.ts';

/** Longer texts are cut in a file name: at up to four bytes per character it stays below a file system's 255. */
const maxSlugLength = 40;

const modeSlugs: Record<SearchMode, string> = {
  order_wise: 'order',
  sku_wise: 'sku',
  customer_wise: 'customer',
  product_wise: 'product',
};

/**
 * Filters and cause as part of a file name: `last-7d_sku-85123A`, `2026-11-01_to_2026-11-15`,
 * `all-time_cause-Timed-out`. Two texts share one text's length limit.
 */
export function filterSlug(filters: OrderFilters, cause: string | null = null): string {
  const search = filters.search.trim();
  const length = search === '' || cause === null ? maxSlugLength : maxSlugLength / 2;
  return [
    periodSlug(filters),
    ...(search === '' ? [] : [`${modeSlugs[filters.searchMode]}-${textSlug(search, length)}`]),
    ...Object.entries(filters.fields ?? {}).map(([field, value]) => textSlug(`${field}-${value}`, maxSlugLength / 2)),
    ...(cause === null ? [] : [`cause-${textSlug(cause, length)}`]),
  ].join('_');
}

function periodSlug(filters: OrderFilters): string {
  if (filters.period === 'all') return 'all-time';
  const days = filters.period === 'custom' ? chosenDays(filters) : null;
  if (days !== null) return days.first === days.last ? days.first : `${days.first}_to_${days.last}`;
  return filters.period.replaceAll('_', '-');
}

/** Letters, digits and accents of any script; the rest becomes hyphens, so no system reads a path or extension. */
function textSlug(text: string, length: number): string {
  const safe = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const cut = [...safe].slice(0, length).join('').replace(/-$/, '');
  return cut === '' ? 'text' : cut;
}
