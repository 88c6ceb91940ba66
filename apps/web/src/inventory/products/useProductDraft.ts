import {
  type CellContext,
  type CellEdit,
  editedProduct,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductSaveResult,
  withCells,
  withEdits,
  withoutSavedCells,
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
    /** During a save a cell that is typed back to its old value stays, because it is a change once the save is done. */
    edit: (edits: readonly CellEdit[], isSaving: boolean) =>
      setDraft((before) => (isSaving ? withCells(before, edits) : withEdits(before, edits, products, context))),
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
    /** Drops saved cells; rejected ones and those typed since stay. */
    settle(results: readonly ProductSaveResult[], sent: readonly ProductChange[]) {
      const saved = new Map(
        results.flatMap((result) => (result.type === 'saved' ? [[result.sku, result.saved] as const] : [])),
      );
      const asSent = new Map(
        sent.flatMap(({ sku, settings }) => {
          const product = saved.get(sku);
          return product === undefined ? [] : [[sku, { ...product, ...settings }] as const];
        }),
      );
      setDraft((before) => withoutSavedCells(before, asSent, context));
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
