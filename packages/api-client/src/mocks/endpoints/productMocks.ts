import {
  decideBundleSave,
  decideCollectionSave,
  decideItemDeletion,
  decidePackageSave,
  decideProductSave,
  listProducts,
  type Product,
  soldDays,
} from '@hub/domain/products';
import type { SaveDecision } from '@hub/domain/shared';
import { bundleSplitters } from '@hub/domain/workflows';
import type { productEndpoints } from '../../products/productEndpoints.ts';
import {
  bundleReply,
  collectionReply,
  deletionReply,
  packageReply,
  saveProductsRefusal,
  saveProductsReply,
  toProductChanges,
  toProductQuery,
  toWireProductPage,
} from '../../products/productReplies.ts';
import {
  toCollectionSettings,
  toComponents,
  toPackageSettings,
  toWireBundle,
  toWireCollection,
  toWirePackage,
} from '../../products/wireProducts.ts';
import type { Mocks } from '../http/Mock.ts';
import { allProducts } from '../products/allProducts.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

const dayMs = 86_400_000;

export const productMocks = {
  listProducts: ({ shop, query, now }) =>
    toWireProductPage(listProducts(allProducts(shop, now), toProductQuery(query))),
  saveProducts: ({ shop, body, now }) => {
    const refusal = saveProductsRefusal(body.changes);
    if (refusal !== null) return refusal;
    const known = new Map(allProducts(shop, now).map((product) => [product.sku, product]));
    const packageIds = new Set(shop.products.packages.map(({ packageId }) => packageId));
    const results = toProductChanges(body).map((change) => {
      const result = decideProductSave(known.get(change.sku) ?? null, change, packageIds, savedBy(shop, now));
      if (result.type === 'saved') keep(result.saved);
      return result;
    });
    return saveProductsReply(results);

    function keep(product: Product) {
      known.set(product.sku, product);
      shop.products.saved.set(product.sku, product);
    }
  },
  listPackages: ({ shop }) => ({ packages: byName(shop.products.packages).map(toWirePackage) }),
  savePackage: ({ shop, body, now }) => {
    const { products } = shop;
    const settings = toPackageSettings(body.settings);
    const save = { id: body.package_id, baseVersion: Number(body.base_version), settings };
    const decision = decidePackageSave(products.packages, save, savedBy(shop, now));
    products.packages = withSaved(products.packages, decision, ({ packageId }) => packageId);
    return packageReply(decision);
  },
  deletePackage: ({ shop: { products }, body }) => {
    const current = products.packages.find(({ packageId }) => packageId === body.package_id);
    const decision = decideItemDeletion(current, Number(body.base_version), 'package');
    if (decision.type === 'deleted') products.packages = products.packages.filter((other) => other !== current);
    return deletionReply(decision, toWirePackage);
  },
  listBundles: ({ shop, now }) => ({
    bundles: shop.products.bundles
      .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
      .map((bundle) => ({ ...toWireBundle(bundle), orders: ordersWith(shop, bundle.sku, now) })),
    split_by: bundleSplitters(shop.workflows.list),
  }),
  saveBundle: ({ shop, body, now }) => {
    const { products } = shop;
    const known = new Set(allProducts(shop, now).map(({ sku }) => sku));
    const settings = { components: toComponents(body.components) };
    const save = { id: body.sku, baseVersion: Number(body.base_version), settings };
    const decision = decideBundleSave(products.bundles, save, (sku) => known.has(sku), savedBy(shop, now));
    products.bundles = withSaved(products.bundles, decision, ({ sku }) => sku);
    return bundleReply(decision);
  },
  deleteBundle: ({ shop: { products }, body }) => {
    const current = products.bundles.find(({ sku }) => sku === body.sku);
    const decision = decideItemDeletion(current, Number(body.base_version), 'bundle');
    if (decision.type === 'deleted') products.bundles = products.bundles.filter((other) => other !== current);
    return deletionReply(decision, toWireBundle);
  },
  listCollections: ({ shop }) => ({ collections: byName(shop.products.collections).map(toWireCollection) }),
  saveCollection: ({ shop, body, now }) => {
    const { products } = shop;
    const settings = toCollectionSettings(body.settings);
    const save = { id: body.collection_id, baseVersion: Number(body.base_version), settings };
    const decision = decideCollectionSave(products.collections, save, savedBy(shop, now));
    products.collections = withSaved(products.collections, decision, ({ collectionId }) => collectionId);
    return collectionReply(decision);
  },
  deleteCollection: ({ shop: { products }, body }) => {
    const current = products.collections.find(({ collectionId }) => collectionId === body.collection_id);
    const decision = decideItemDeletion(current, Number(body.base_version), 'collection');
    if (decision.type === 'deleted') products.collections = products.collections.filter((other) => other !== current);
    return deletionReply(decision, toWireCollection);
  },
} satisfies Mocks<typeof productEndpoints>;

function savedBy({ userName }: SandboxShop, now: Date) {
  return { savedAt: now.toISOString(), savedBy: userName };
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

function ordersWith({ orders }: SandboxShop, sku: string, now: Date): number {
  const since = now.getTime() - soldDays * dayMs;
  return orders.filter(({ createdAt, seed }) => createdAt >= since && seed.lines.some((line) => line.sku === sku))
    .length;
}
