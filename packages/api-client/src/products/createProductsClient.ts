import { readWords } from '../http/wireWords.ts';
import type {
  Bundle,
  Collection,
  ItemSave,
  BundleSettings,
  CollectionSettings,
  Package,
  PackageSettings,
  Product,
  ProductChange,
  ProductPage,
  ProductSaveResult,
} from '@hub/domain/products';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { productEndpoints as endpoints } from './productEndpoints.ts';
import {
  toBundle,
  toCollection,
  toPackage,
  toProduct,
  toWireCollectionSettings,
  toWireComponents,
  toWirePackageSettings,
  toWireProductSettings,
} from './wireProducts.ts';

/** Products per page when all are read: the server reads its whole list for each page. */
const productsAtOnce = 10_000;

/** A bundle, with the number of orders in the last 30 days that had it. */
export interface ListedBundle extends Bundle {
  orders: number;
}

/** All bundles, and the active workflows that split them. */
export interface BundleList {
  bundles: readonly ListedBundle[];
  splitBy: readonly string[];
}

/** The item to delete, and the version that was read. */
export interface ItemDeletion {
  id: string;
  baseVersion: number;
}

/** A deletion is refused when another person saved a newer version, which is `current`. */
export type DeleteOutcome<Item> = { type: 'deleted' } | { type: 'outdated'; current: Item };

/** A part of the products. */
export interface ProductListRequest extends CallOptions {
  search?: string;
  onlyMissingWeight?: boolean;
  offset?: number;
  limit?: number;
}

/** Products and their settings; for servers with capability `products`. Refusals throw RejectedError. */
export interface ProductsClient {
  list(request?: ProductListRequest): Promise<ProductPage>;
  /** All products, page by page. */
  listAll(options?: CallOptions): Promise<readonly Product[]>;
  /** The outcome of each product, in the order of the changes. */
  save(changes: readonly ProductChange[], options?: ChangeOptions): Promise<readonly ProductSaveResult[]>;
  packages(options?: CallOptions): Promise<readonly Package[]>;
  savePackage(save: ItemSave<PackageSettings>, options?: ChangeOptions): Promise<SaveOutcome<Package>>;
  deletePackage(deletion: ItemDeletion, options?: ChangeOptions): Promise<DeleteOutcome<Package>>;
  bundles(options?: CallOptions): Promise<BundleList>;
  saveBundle(save: ItemSave<BundleSettings>, options?: ChangeOptions): Promise<SaveOutcome<Bundle>>;
  deleteBundle(deletion: ItemDeletion, options?: ChangeOptions): Promise<DeleteOutcome<Bundle>>;
  collections(options?: CallOptions): Promise<readonly Collection[]>;
  saveCollection(save: ItemSave<CollectionSettings>, options?: ChangeOptions): Promise<SaveOutcome<Collection>>;
  deleteCollection(deletion: ItemDeletion, options?: ChangeOptions): Promise<DeleteOutcome<Collection>>;
}

export function createProductsClient({ http }: Pick<ClientContext, 'http'>): ProductsClient {
  const client: ProductsClient = {
    async list({ search, onlyMissingWeight, offset, limit, ...options } = {}) {
      const endpoint = endpoints.listProducts;
      const query = {
        ...(search !== undefined && search !== '' && { search }),
        ...(onlyMissingWeight === true && { missing_weight: 'true' }),
        ...(offset !== undefined && { offset: String(offset) }),
        ...(limit !== undefined && { count: String(limit) }),
      };
      const reply = checkReply(endpoint.reply, await http.request(endpoint, { ...options, query }));
      return {
        products: reply.products.map(toProduct),
        total: Number(reply.total),
        missingWeight: Number(reply.missing_weight),
        hasNextPage: reply.has_next_page,
      };
    },
    async listAll(options = {}) {
      const found = new Map<string, Product>();
      for (let offset = 0; ;) {
        const { products, hasNextPage } = await client.list({ ...options, offset, limit: productsAtOnce });
        for (const product of products) found.set(product.sku, product);
        offset += products.length;
        if (!hasNextPage || products.length === 0) return [...found.values()];
      }
    },
    async save(changes, options = {}) {
      const endpoint = endpoints.saveProducts;
      const body = {
        changes: changes.map(({ sku, baseVersion, settings, isNew }) => ({
          sku,
          base_version: baseVersion,
          settings: toWireProductSettings(settings),
          ...(isNew === true && { is_new: true }),
        })),
      };
      const reply = await http.request(endpoint, { ...options, body });
      const { results } = checkReply(endpoint.reply, reply);
      if (results === undefined) throwIfRefused(reply);
      return (results ?? []).map(toResult);
    },
    async packages(options = {}) {
      const endpoint = endpoints.listPackages;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).packages.map(toPackage);
    },
    async savePackage({ id, baseVersion, settings }, options = {}) {
      const endpoint = endpoints.savePackage;
      const body = { package_id: id, base_version: baseVersion, settings: toWirePackageSettings(settings) };
      const reply = await http.request(endpoint, { ...options, body });
      const { package: saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, saved && toPackage(saved), current && toPackage(current));
    },
    async deletePackage({ id, baseVersion }, options = {}) {
      const endpoint = endpoints.deletePackage;
      const reply = await http.request(endpoint, { ...options, body: { package_id: id, base_version: baseVersion } });
      const { current } = checkReply(endpoint.reply, reply);
      return deleteOutcome(reply, current && toPackage(current));
    },
    async bundles(options = {}) {
      const endpoint = endpoints.listBundles;
      const { bundles, split_by } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return {
        bundles: bundles.map((bundle) => ({ ...toBundle(bundle), orders: Number(bundle.orders) })),
        splitBy: split_by,
      };
    },
    async saveBundle({ id, baseVersion, settings }, options = {}) {
      const endpoint = endpoints.saveBundle;
      const body = { sku: id, base_version: baseVersion, components: toWireComponents(settings.components) };
      const reply = await http.request(endpoint, { ...options, body });
      const { bundle, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, bundle && toBundle(bundle), current && toBundle(current));
    },
    async deleteBundle({ id, baseVersion }, options = {}) {
      const endpoint = endpoints.deleteBundle;
      const reply = await http.request(endpoint, { ...options, body: { sku: id, base_version: baseVersion } });
      const { current } = checkReply(endpoint.reply, reply);
      return deleteOutcome(reply, current && toBundle(current));
    },
    async collections(options = {}) {
      const endpoint = endpoints.listCollections;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).collections.map(toCollection);
    },
    async saveCollection({ id, baseVersion, settings }, options = {}) {
      const endpoint = endpoints.saveCollection;
      const body = { collection_id: id, base_version: baseVersion, settings: toWireCollectionSettings(settings) };
      const reply = await http.request(endpoint, { ...options, body });
      const { collection, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, collection && toCollection(collection), current && toCollection(current));
    },
    async deleteCollection({ id, baseVersion }, options = {}) {
      const endpoint = endpoints.deleteCollection;
      const body = { collection_id: id, base_version: baseVersion };
      const reply = await http.request(endpoint, { ...options, body });
      const { current } = checkReply(endpoint.reply, reply);
      return deleteOutcome(reply, current && toCollection(current));
    },
  };
  return client;
}

function deleteOutcome<Item>(reply: RawReply, current: Item | undefined): DeleteOutcome<Item> {
  if (current !== undefined) return { type: 'outdated', current };
  throwIfRefused(reply);
  return { type: 'deleted' };
}

type WireResult = {
  sku: string;
  status: 'saved' | 'outdated' | 'refused';
  message?: string | undefined;
  product?: Parameters<typeof toProduct>[0] | undefined;
};

function toResult({ sku, status, message: words = '', product, ...beside }: WireResult): ProductSaveResult {
  const message = readWords(words, beside);
  if (product === undefined || status === 'refused') return { sku, type: 'refused', message };
  if (status === 'outdated') return { sku, type: 'outdated', current: toProduct(product), message };
  return { sku, type: 'saved', saved: toProduct(product) };
}
