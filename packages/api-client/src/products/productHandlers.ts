import type {
  Bundle,
  BundleSettings,
  Collection,
  CollectionSettings,
  DeleteDecision,
  ItemSave,
  Package,
  PackageSettings,
  ProductChange,
  ProductPage,
  ProductQuery,
  ProductSaveResult,
} from '@hub/domain/products';
import type { SaveDecision } from '@hub/domain/shared';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { productEndpoints } from './productEndpoints.ts';
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
} from './productReplies.ts';
import {
  toCollectionSettings,
  toComponents,
  toPackageSettings,
  toWireBundle,
  toWireCollection,
  toWirePackage,
} from './wireProducts.ts';

interface Deletion {
  id: string;
  baseVersion: number;
}

/** The products of a shop, and its packages, bundles and collections. */
export interface ProductPort {
  listProducts(query: ProductQuery): Answer<ProductPage>;
  saveProducts(changes: readonly ProductChange[]): Answer<readonly ProductSaveResult[]>;
  listPackages(): Answer<readonly Package[]>;
  savePackage(save: ItemSave<PackageSettings>): Answer<SaveDecision<Package>>;
  deletePackage(deletion: Deletion): Answer<DeleteDecision<Package>>;
  /** `orders`: number of recent ones with the bundle. `splitBy`: names of the active workflows that split bundles. */
  listBundles(): Answer<{ bundles: readonly (Bundle & { orders: number })[]; splitBy: string[] }>;
  saveBundle(save: ItemSave<BundleSettings>): Answer<SaveDecision<Bundle>>;
  deleteBundle(deletion: Deletion): Answer<DeleteDecision<Bundle>>;
  listCollections(): Answer<readonly Collection[]>;
  saveCollection(save: ItemSave<CollectionSettings>): Answer<SaveDecision<Collection>>;
  deleteCollection(deletion: Deletion): Answer<DeleteDecision<Collection>>;
}

export const productHandlers = {
  listProducts: async ({ port, query }) => toWireProductPage(await port.listProducts(toProductQuery(query))),
  saveProducts: async ({ port, body }) =>
    saveProductsRefusal(body.changes) ?? saveProductsReply(await port.saveProducts(toProductChanges(body))),
  listPackages: async ({ port }) => ({ packages: (await port.listPackages()).map(toWirePackage) }),
  savePackage: async ({ port, body }) => {
    const settings = toPackageSettings(body.settings);
    return packageReply(
      await port.savePackage({ id: body.package_id, baseVersion: Number(body.base_version), settings }),
    );
  },
  deletePackage: async ({ port, body }) => {
    const deletion = { id: body.package_id, baseVersion: Number(body.base_version) };
    return deletionReply(await port.deletePackage(deletion), toWirePackage);
  },
  listBundles: async ({ port }) => {
    const { bundles, splitBy } = await port.listBundles();
    return {
      bundles: bundles.map((bundle) => ({ ...toWireBundle(bundle), orders: bundle.orders })),
      split_by: splitBy,
    };
  },
  saveBundle: async ({ port, body }) => {
    const settings = { components: toComponents(body.components) };
    return bundleReply(await port.saveBundle({ id: body.sku, baseVersion: Number(body.base_version), settings }));
  },
  deleteBundle: async ({ port, body }) => {
    const deletion = { id: body.sku, baseVersion: Number(body.base_version) };
    return deletionReply(await port.deleteBundle(deletion), toWireBundle);
  },
  listCollections: async ({ port }) => ({ collections: (await port.listCollections()).map(toWireCollection) }),
  saveCollection: async ({ port, body }) => {
    const settings = toCollectionSettings(body.settings);
    return collectionReply(
      await port.saveCollection({ id: body.collection_id, baseVersion: Number(body.base_version), settings }),
    );
  },
  deleteCollection: async ({ port, body }) => {
    const deletion = { id: body.collection_id, baseVersion: Number(body.base_version) };
    return deletionReply(await port.deleteCollection(deletion), toWireCollection);
  },
} satisfies Handlers<typeof productEndpoints, ProductPort>;
