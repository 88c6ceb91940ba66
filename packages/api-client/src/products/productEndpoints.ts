import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import {
  wireBundle,
  wireCollection,
  wireCollectionSettings,
  wireComponents,
  wireListedBundle,
  wirePackage,
  wirePackageSettings,
  wireProduct,
  wireProductSettings,
} from './wireProducts.ts';

/** The version that was changed; 0: it is new. */
const base_version = wireNumber;

/** Products and their settings; our own calls, for servers with capability `products`. */
export const productEndpoints = {
  listProducts: {
    method: 'GET',
    path: '/hub/products',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'The products of the shop: those without a weight first, then most sold.',
    query: z.object({
      /** Words in the SKU or a name. */
      search: z.optional(z.string()),
      /** `true`: only those without a weight. */
      missing_weight: z.optional(z.string()),
      /** From 0. */
      offset: z.optional(wireNumber),
      /** 1,000 by default. */
      count: z.optional(wireNumber),
    }),
    reply: z.object({
      products: z.array(wireProduct),
      /** Number of matching products. */
      total: wireNumber,
      /** Number of all products without a weight. */
      missing_weight: wireNumber,
      has_next_page: z.boolean(),
    }),
  },
  saveProducts: {
    method: 'POST',
    path: '/hub/products',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Saves product settings. Each is saved or refused separately, and `results` says why.',
    maxBodyBytes: 8 * 1024 * 1024,
    request: z.object({
      changes: z.array(
        z.object({
          sku: z.string(),
          base_version,
          settings: wireProductSettings,
          /** Adds the product if the shop has none with this SKU. */
          is_new: z.optional(z.boolean()),
        }),
      ),
    }),
    reply: z.object({
      ...statusReply.shape,
      results: z.optional(
        z.array(
          z.object({
            sku: z.string(),
            /** `outdated`: another person saved a newer version, which is `product`. */
            status: z.enum(['saved', 'outdated', 'refused']),
            message: z.optional(z.string()),
            product: z.optional(wireProduct),
          }),
        ),
      ),
    }),
  },
  listPackages: {
    method: 'GET',
    path: '/hub/packages',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'The packages in which orders are sent, by name.',
    reply: z.object({ packages: z.array(wirePackage) }),
  },
  savePackage: {
    method: 'POST',
    path: '/hub/packages',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Adds or saves a package; refused with `current` when another person saved a newer version.',
    request: z.object({ package_id: z.string(), base_version, settings: wirePackageSettings }),
    reply: z.object({
      ...statusReply.shape,
      package: z.optional(wirePackage),
      current: z.optional(wirePackage),
    }),
  },
  deletePackage: {
    method: 'POST',
    path: '/hub/packages/delete',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Deletes a package; its products then have none in particular.',
    request: z.object({ package_id: z.string(), base_version }),
    reply: z.object({ ...statusReply.shape, current: z.optional(wirePackage) }),
  },
  listBundles: {
    method: 'GET',
    path: '/hub/bundles',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'The bundles by SKU, with how many orders of the last 30 days had them.',
    reply: z.object({
      bundles: z.array(wireListedBundle),
      /** Active workflows that split bundles, by name; without one orders keep the bundle. */
      split_by: z.array(z.string()),
    }),
  },
  saveBundle: {
    method: 'POST',
    path: '/hub/bundles',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Adds or saves a bundle; refused with `current` when another person saved a newer version.',
    request: z.object({ sku: z.string(), base_version, components: wireComponents }),
    reply: z.object({ ...statusReply.shape, bundle: z.optional(wireBundle), current: z.optional(wireBundle) }),
  },
  deleteBundle: {
    method: 'POST',
    path: '/hub/bundles/delete',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Deletes a bundle; orders with its SKU are sent as they are.',
    request: z.object({ sku: z.string(), base_version }),
    reply: z.object({ ...statusReply.shape, current: z.optional(wireBundle) }),
  },
  listCollections: {
    method: 'GET',
    path: '/hub/collections',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'The named groups of products, by name.',
    reply: z.object({ collections: z.array(wireCollection) }),
  },
  saveCollection: {
    method: 'POST',
    path: '/hub/collections',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Adds or saves a collection; refused with `current` when another person saved a newer version.',
    request: z.object({ collection_id: z.string(), base_version, settings: wireCollectionSettings }),
    reply: z.object({
      ...statusReply.shape,
      collection: z.optional(wireCollection),
      current: z.optional(wireCollection),
    }),
  },
  deleteCollection: {
    method: 'POST',
    path: '/hub/collections/delete',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Deletes a collection; its products stay.',
    request: z.object({ collection_id: z.string(), base_version }),
    reply: z.object({ ...statusReply.shape, current: z.optional(wireCollection) }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type ProductEndpointName = keyof typeof productEndpoints;
