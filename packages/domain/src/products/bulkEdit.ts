import {
  type CellContext,
  cellText,
  editedProduct,
  type ProductCells,
  type ProductColumn,
  productColumnNames,
} from './productCells.ts';
import type { Product, ProductSettings } from './Product.ts';
import { hasSameSettings } from './decideProductSave.ts';

/** What a bulk edit would do to one product. */
export interface BulkEditRow {
  product: Product;
  after: ProductSettings;
  /** "Weight: 350 g → 400 g"; none when nothing changes. */
  changes: readonly { column: ProductColumn; before: string; after: string }[];
}

/** Sets the same cells on all products. Unreadable cells change nothing. */
export function bulkEditRows(
  products: readonly Product[],
  cells: ProductCells,
  context: CellContext,
): readonly BulkEditRow[] {
  return products.map((product): BulkEditRow => {
    const { settings } = editedProduct(product, cells, context);
    const changes = productColumnNames.flatMap((column) => {
      if (cells[column] === undefined) return [];
      const [before, after] = [cellText(product, column, context), cellText(settings, column, context)];
      return before === after ? [] : [{ column, before, after }];
    });
    return { product, after: settings, changes: hasSameSettings(product, settings) ? [] : changes };
  });
}

/** Distinct SKUs in a pasted text, separated by lines, commas, semicolons or tabs. */
export function readSkus(text: string): readonly string[] {
  return [...new Set(text.split(/[\n\r,;\t]+/).map((sku) => sku.trim()))].filter((sku) => sku !== '');
}
