import {
  decideBundleSave,
  decideCollectionSave,
  decideItemDeletion,
  decidePackageSave,
  decideProductSave,
  type DeleteDecision,
  listProducts,
  soldDays,
} from '@hub/domain/products';
import type { SaveDecision } from '@hub/domain/shared';
import { bundleSplitters } from '@hub/domain/workflows';
import type { ProductPort } from '../../products/productHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { allProducts } from '../products/allProducts.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

const dayMs = 86_400_000;

export function productPort({ shop, now }: SandboxCall): ProductPort {
  const { products } = shop;
  const by = savedBy(shop, now);
  return {
    listProducts: (query) => listProducts(allProducts(shop, now), query),
    saveProducts: (changes) => {
      const known = new Map(allProducts(shop, now).map((product) => [product.sku, product]));
      const packageIds = new Set(products.packages.map(({ packageId }) => packageId));
      return changes.map((change) => {
        const result = decideProductSave(known.get(change.sku) ?? null, change, packageIds, by);
        if (result.type === 'saved') {
          known.set(change.sku, result.saved);
          products.saved.set(change.sku, result.saved);
        }
        return result;
      });
    },
    listPackages: () => byName(products.packages),
    savePackage: (save) => {
      const decision = decidePackageSave(products.packages, save, by);
      products.packages = withSaved(products.packages, decision, ({ packageId }) => packageId);
      return decision;
    },
    deletePackage: ({ id, baseVersion }) => {
      const current = products.packages.find(({ packageId }) => packageId === id);
      const decision = decideItemDeletion(current, baseVersion, 'package');
      products.packages = withoutDeleted(products.packages, decision, current);
      return decision;
    },
    listBundles: () => ({
      bundles: products.bundles
        .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
        .map((bundle) => ({ ...bundle, orders: ordersWith(shop, bundle.sku, now) })),
      splitBy: bundleSplitters(shop.workflows.list),
    }),
    saveBundle: (save) => {
      const known = new Set(allProducts(shop, now).map(({ sku }) => sku));
      const decision = decideBundleSave(products.bundles, save, (sku) => known.has(sku), by);
      products.bundles = withSaved(products.bundles, decision, ({ sku }) => sku);
      return decision;
    },
    deleteBundle: ({ id, baseVersion }) => {
      const current = products.bundles.find(({ sku }) => sku === id);
      const decision = decideItemDeletion(current, baseVersion, 'bundle');
      products.bundles = withoutDeleted(products.bundles, decision, current);
      return decision;
    },
    listCollections: () => byName(products.collections),
    saveCollection: (save) => {
      const decision = decideCollectionSave(products.collections, save, by);
      products.collections = withSaved(products.collections, decision, ({ collectionId }) => collectionId);
      return decision;
    },
    deleteCollection: ({ id, baseVersion }) => {
      const current = products.collections.find(({ collectionId }) => collectionId === id);
      const decision = decideItemDeletion(current, baseVersion, 'collection');
      products.collections = withoutDeleted(products.collections, decision, current);
      return decision;
    },
  };
}

function byName<Item extends { name: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => a.name.localeCompare(b.name));
}

function withSaved<Item>(
  items: readonly Item[],
  decision: SaveDecision<Item>,
  idOf: (item: Item) => string,
): readonly Item[] {
  if (decision.type !== 'saved') return items;
  const { saved } = decision;
  return [...items.filter((other) => idOf(other) !== idOf(saved)), saved];
}

function withoutDeleted<Item>(
  items: readonly Item[],
  decision: DeleteDecision<Item>,
  deleted: Item | undefined,
): readonly Item[] {
  return decision.type === 'deleted' ? items.filter((other) => other !== deleted) : items;
}

function ordersWith({ orders }: SandboxShop, sku: string, now: Date): number {
  const since = now.getTime() - soldDays * dayMs;
  return orders.filter(({ createdAt, seed }) => createdAt >= since && seed.lines.some((line) => line.sku === sku))
    .length;
}
