import { type ImportColumns } from './ImportColumns.ts';
import { type ImportField, importFields, normalizeHeader } from './importFields.ts';

/**
 * The column of each field that a known header names: Online Retail's, Shopify's order export and plain words. Case,
 * byte order mark and spaces do not matter. Of two columns for a field the better known name wins, then the first.
 */
export function detectColumns(header: readonly string[]): ImportColumns {
  const names = header.map(normalizeHeader);
  // `Name` is the order in Shopify's export and may be the item anywhere else.
  const isShopify = names.some((name) => name.startsWith('lineitem '));
  const columns: Partial<Record<ImportField, number>> = {};
  for (const { field, headers } of importFields) {
    const known = headers.filter((name) => isShopify || name !== 'name');
    const index = known.map((name) => names.indexOf(name)).find((found) => found !== -1);
    if (index !== undefined) columns[field] = index;
  }
  return columns;
}
