import {
  type CellContext,
  type CellEdit,
  editedProduct,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductSaveResult,
  withEdits,
} from '@hub/domain/products';
import { useState } from 'react';

/** Typed cells of the grid, and the products that another person has saved since. */
export function useProductDraft(products: ReadonlyMap<string, Product>, context: CellContext) {
  const [draft, setDraft] = useState<ProductDraft>(new Map());
  const [outdated, setOutdated] = useState<readonly Product[]>([]);
  const without = (skus: ReadonlySet<string>) =>
    setDraft((before) => new Map([...before].filter(([sku]) => !skus.has(sku))));
  return {
    draft,
    outdated,
    edit: (edits: readonly CellEdit[]) => setDraft((before) => withEdits(before, edits, products, context)),
    /** Every product with typed cells; `null` while one of them is wrong. */
    changes(): readonly ProductChange[] | null {
      const changes: ProductChange[] = [];
      for (const [sku, cells] of draft) {
        const product = products.get(sku);
        if (product === undefined) continue;
        const { settings, problems } = editedProduct(product, cells, context);
        if (Object.keys(problems).length > 0) return null;
        changes.push({ sku, baseVersion: product.version, settings });
      }
      return changes;
    },
    /** Drops saved cells and keeps rejected ones. */
    settle(results: readonly ProductSaveResult[]) {
      without(new Set(results.flatMap(({ sku, type }) => (type === 'saved' ? [sku] : []))));
      setOutdated(results.flatMap((result) => (result.type === 'outdated' ? [result.current] : [])));
    },
    useTheirs() {
      without(new Set(outdated.map(({ sku }) => sku)));
      setOutdated([]);
    },
    discard() {
      setDraft(new Map());
      setOutdated([]);
    },
  };
}
