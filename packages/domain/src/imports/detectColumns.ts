import { type ImportColumns } from './ImportFormat.ts';
import { type ImportField, importFields, normalizeHeader } from './importFields.ts';

/**
 * Finds each field's column by known headers: Online Retail's, Shopify's order export and plain words. Ignores case,
 * byte order mark and spaces. Of two columns for a field, the preferred name wins, then the first.
 */
export function detectColumns(header: readonly string[]): ImportColumns {
  const names = header.map(normalizeHeader);
  // `Name` is the order in Shopify's export and can be the item elsewhere.
  const isShopify = names.some((name) => name.startsWith('lineitem '));
  const columns: Partial<Record<ImportField, number>> = {};
  for (const { field, headers } of importFields) {
    const known = headers.filter((name) => isShopify || name !== 'name');
    const index = known.map((name) => names.indexOf(name)).find((found) => found !== -1);
    if (index !== undefined) columns[field] = index;
  }
  return columns;
}
