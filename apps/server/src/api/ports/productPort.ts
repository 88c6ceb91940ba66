import type { ProductPort } from '@hub/api-client/server';
import { countBundleOrders, listAllProducts, listBundles, listCollections, listPackages } from '@hub/database/products';
import { listWorkflows } from '@hub/database/workflows';
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
} from '@hub/engine/products';
import type { EngineCall } from '../CallContext.ts';

export function productPort({ transaction, session, now }: EngineCall): ProductPort {
  return {
    listProducts: async (query) => listProducts(await listAllProducts(transaction, now), query),
    saveProducts: (changes) => saveProducts(transaction, session, changes, now),
    listPackages: () => listPackages(transaction),
    savePackage: (save) => savePackage(transaction, session, save, now),
    deletePackage: (deletion) => deletePackage(transaction, deletion),
    listBundles: async () => {
      const bundles = await listBundles(transaction);
      const orders = await countBundleOrders(transaction, now);
      return {
        bundles: bundles.map((bundle) => ({ ...bundle, orders: orders.get(bundle.sku) ?? 0 })),
        splitBy: bundleSplitters(await listWorkflows(transaction)),
      };
    },
    saveBundle: (save) => saveBundle(transaction, session, save, now),
    deleteBundle: (deletion) => deleteBundle(transaction, deletion),
    listCollections: () => listCollections(transaction),
    saveCollection: (save) => saveCollection(transaction, session, save, now),
    deleteCollection: (deletion) => deleteCollection(transaction, deletion),
  };
}
