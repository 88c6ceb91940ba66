import { refusedReply, toWireWords } from '../http/wireWords.ts';
import { message } from '@hub/domain/messages';
import { saveReply, unsavedReply } from '../http/saveReply.ts';
import {
  type Bundle,
  type Collection,
  type DeleteDecision,
  type Package,
  type ProductChange,
  productLimits,
  type ProductPage,
  type ProductQuery,
  type ProductSaveResult,
  productsPerPage,
} from '@hub/domain/products';
import { type SaveDecision } from '@hub/domain/shared';
import type { ReplyOf, RequestOf } from '../http/Endpoint.ts';
import { toNumber } from '../http/wireFields.ts';
import type { productEndpoints } from './productEndpoints.ts';
import { toProductSettings, toWireBundle, toWireCollection, toWirePackage, toWireProduct } from './wireProducts.ts';

type Endpoints = typeof productEndpoints;

const done = { status: 'success' };

/** Maximum products per page. */
const longestPage = 10_000;

interface WireQuery {
  search?: string | undefined;
  missing_weight?: string | undefined;
  offset?: number | string | undefined;
  count?: number | string | undefined;
}

/** The products that a request selects; invalid numbers count as none. */
export function toProductQuery({ search = '', missing_weight, offset, count }: WireQuery): ProductQuery {
  return {
    search,
    onlyMissingWeight: missing_weight === 'true',
    offset: Math.max(0, Math.trunc(toNumber(offset) ?? 0)),
    limit: Math.min(longestPage, Math.max(1, Math.trunc(toNumber(count) ?? productsPerPage))),
  };
}

export function toWireProductPage(page: ProductPage): ReplyOf<Endpoints['listProducts']> {
  const { products, total, missingWeight, hasNextPage } = page;
  return {
    products: products.map(toWireProduct),
    total,
    missing_weight: missingWeight,
    has_next_page: hasNextPage,
  };
}

/** The changes of a request. */
export function toProductChanges({ changes }: RequestOf<Endpoints['saveProducts']>): ProductChange[] {
  return changes.map(({ sku, base_version, settings, is_new }) => ({
    sku,
    baseVersion: Number(base_version),
    settings: toProductSettings(settings),
    isNew: is_new === true,
  }));
}

/** Why a save is refused as a whole, as a reply; `null` when it is not. */
export function saveProductsRefusal(changes: readonly unknown[]): ReturnType<typeof refusedReply> | null {
  if (changes.length === 0) return refusedReply(message('calls.noChanges'));
  const { changes: most } = productLimits;
  return changes.length > most ? refusedReply(message('calls.tooManyProducts', { most })) : null;
}

export function saveProductsReply(results: readonly ProductSaveResult[]): ReplyOf<Endpoints['saveProducts']> {
  return { ...done, results: results.map(toWireResult) };
}

function toWireResult(result: ProductSaveResult) {
  const { sku } = result;
  if (result.type === 'saved') return { sku, status: 'saved' as const, product: toWireProduct(result.saved) };
  if (result.type === 'refused')
    return {
      sku,
      status: 'refused' as const,
      ...toWireWords('message', result.message),
    };
  return {
    sku,
    status: 'outdated' as const,
    ...toWireWords('message', result.message),
    product: toWireProduct(result.current),
  };
}

export function packageReply(decision: SaveDecision<Package>): ReplyOf<Endpoints['savePackage']> {
  return saveReply(decision, toWirePackage, (wire) => ({ package: wire }));
}

export function bundleReply(decision: SaveDecision<Bundle>): ReplyOf<Endpoints['saveBundle']> {
  return saveReply(decision, toWireBundle, (bundle) => ({ bundle }));
}

export function collectionReply(decision: SaveDecision<Collection>): ReplyOf<Endpoints['saveCollection']> {
  return saveReply(decision, toWireCollection, (collection) => ({ collection }));
}

/** The reply to a deletion. `toWire`: for what another person saved. */
export function deletionReply<Item, Wire>(
  decision: DeleteDecision<Item>,
  toWire: (item: Item) => Wire,
): { status: string; message?: string; current?: Wire } {
  return decision.type === 'deleted' ? done : unsavedReply(decision, toWire);
}
