import { isLow, type StockFilters, type StockRow } from './StockLevel.ts';

/** Levels per list page. */
export const stockPageSize = 50;

/** The figures above a list, over all levels. */
export interface StockTotals {
  levels: number;
  low: number;
  /** SKUs that orders wait for. */
  waitingSkus: number;
}

/** The filtered rows, by SKU and then location. */
export function filterStock(
  rows: readonly StockRow[],
  { search, locationId, show }: StockFilters,
  lowStockThreshold: number,
): readonly StockRow[] {
  const text = search.trim().toLowerCase();
  return rows
    .filter(
      (row) =>
        (text === '' || row.sku.toLowerCase().includes(text)) &&
        (locationId === null || row.locationId === locationId) &&
        (show === 'all' || (show === 'low' ? isLow(row, lowStockThreshold) : row.waiting.orders > 0)),
    )
    .toSorted((a, b) => compareTexts(a.sku, b.sku) || Number(a.locationId) - Number(b.locationId));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
