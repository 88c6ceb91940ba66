import type { ProductEndpointName } from '@hub/api-client/products';
import {
  bundleReply,
  collectionReply,
  deletionReply,
  packageReply,
  saveProductsRefusal,
  saveProductsReply,
  toCollectionSettings,
  toComponents,
  toPackageSettings,
  toProductChanges,
  toProductQuery,
  toWireBundle,
  toWireCollection,
  toWirePackage,
  toWireProductPage,
} from '@hub/api-client/server';
import {
  countBundleOrders,
  listAllProducts,
  listBundles,
  listCollections,
  listPackages,
  listWorkflows,
} from '@hub/database';
import { listProducts } from '@hub/domain/products';
import { bundleSplitters } from '@hub/domain/workflows';
import {
  deleteBundle,
  deleteCollection,
  deletePackage,
  saveBundle,
  saveCollection,
  savePackage,
  saveProducts,
} from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about products, packages, bundles and collections. */
export const productHandlers = {
  listProducts: async ({ transaction, query, now }) =>
    toWireProductPage(listProducts(await listAllProducts(transaction, now), toProductQuery(query))),
  saveProducts: async ({ transaction, session, body, now }) => {
    const refusal = saveProductsRefusal(body.changes);
    if (refusal !== null) return refusal;
    return saveProductsReply(await saveProducts(transaction, session, toProductChanges(body), now));
  },
  listPackages: async ({ transaction }) => ({ packages: (await listPackages(transaction)).map(toWirePackage) }),
  savePackage: async ({ transaction, session, body, now }) => {
    const settings = toPackageSettings(body.settings);
    const save = { id: body.package_id, baseVersion: Number(body.base_version), settings };
    return packageReply(await savePackage(transaction, session, save, now));
  },
  deletePackage: async ({ transaction, body }) => {
    const deletion = { id: body.package_id, baseVersion: Number(body.base_version) };
    return deletionReply(await deletePackage(transaction, deletion), toWirePackage);
  },
  listBundles: async ({ transaction, now }) => {
    const bundles = await listBundles(transaction);
    const orders = await countBundleOrders(transaction, now);
    return {
      bundles: bundles.map((bundle) => ({ ...toWireBundle(bundle), orders: orders.get(bundle.sku) ?? 0 })),
      split_by: bundleSplitters(await listWorkflows(transaction)),
    };
  },
  saveBundle: async ({ transaction, session, body, now }) => {
    const settings = { components: toComponents(body.components) };
    const save = { id: body.sku, baseVersion: Number(body.base_version), settings };
    return bundleReply(await saveBundle(transaction, session, save, now));
  },
  deleteBundle: async ({ transaction, body }) => {
    const deletion = { id: body.sku, baseVersion: Number(body.base_version) };
    return deletionReply(await deleteBundle(transaction, deletion), toWireBundle);
  },
  listCollections: async ({ transaction }) => ({
    collections: (await listCollections(transaction)).map(toWireCollection),
  }),
  saveCollection: async ({ transaction, session, body, now }) => {
    const settings = toCollectionSettings(body.settings);
    const save = { id: body.collection_id, baseVersion: Number(body.base_version), settings };
    return collectionReply(await saveCollection(transaction, session, save, now));
  },
  deleteCollection: async ({ transaction, body }) => {
    const deletion = { id: body.collection_id, baseVersion: Number(body.base_version) };
    return deletionReply(await deleteCollection(transaction, deletion), toWireCollection);
  },
} satisfies Handlers<ProductEndpointName>;
