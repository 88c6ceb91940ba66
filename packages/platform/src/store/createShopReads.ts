import { z } from 'zod';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import {
  inventoryItemIdsQuery,
  inventoryItemQuery,
  inventoryLevelsQuery,
  productQuery,
  productsQuery,
  productVariantsQuery,
} from '../queries/productQueries.ts';
import { locationsQuery, scopesQuery, shopQuery } from '../queries/shopQueries.ts';
import { collect, connectionOf, readPages } from './connection.ts';
import { globalId, numericId } from './globalId.ts';
import { address, decimal, isoTime, weight } from './orderReplies.ts';
import type { StoreClient } from './StoreClient.ts';
import type { InventoryLevel, PlatformProduct, PlatformVariant } from './PlatformProduct.ts';

type ShopReads = Pick<
  StoreClient,
  | 'readShop'
  | 'listLocations'
  | 'readScopes'
  | 'listProducts'
  | 'readProduct'
  | 'listInventoryLevels'
  | 'readInventoryLevels'
>;

/** Reads the shop: locations, scopes, products, stock. */
export function createShopReads(call: GraphqlCaller): ShopReads {
  /** Adds the variants beyond the first page. */
  async function withVariants(
    { variants, ...rest }: z.infer<typeof product>,
    currency: string,
  ): Promise<PlatformProduct> {
    const id = globalId('Product', rest.id);
    const all = readPages(
      variants,
      async (after) => (await call(productVariantsQuery, { id, after }, variantsReply)).product?.variants ?? null,
    );
    return { ...rest, variants: (await collect(all)).map((wire) => variantOf(wire, rest.id, currency)) };
  }

  async function readItem(itemId: string): Promise<{ sku: string; levels: readonly InventoryLevel[] } | null> {
    const id = globalId('InventoryItem', itemId);
    const read = async (after: string | null) =>
      (await call(inventoryItemQuery, { id, after }, inventoryItemReply)).inventoryItem;
    const found = await read(null);
    if (found === null) return null;
    const levels = readPages(found.inventoryLevels, async (after) => (await read(after))?.inventoryLevels ?? null);
    return {
      sku: found.sku ?? '',
      levels: (await collect(levels)).map(({ location: { id: locationId }, ...each }) =>
        levelOf(found, locationId, each),
      ),
    };
  }

  /** The platform's search ignores case. */
  async function itemsOfSku(sku: string): Promise<readonly string[]> {
    if (sku === '') return [];
    const filter = `sku:"${sku.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    const items = readPages(
      null,
      async (after) => (await call(inventoryItemIdsQuery, { filter, after }, inventoryItemIdsReply)).inventoryItems,
    );
    return (await collect(items)).flatMap((found) => (found.sku === sku ? [found.id] : []));
  }

  return {
    async readShop() {
      const { shop } = await call(shopQuery, {}, shopReply);
      return {
        id: shop.id,
        name: shop.name,
        domain: shop.myshopifyDomain,
        email: shop.email,
        timeZone: shop.ianaTimezone,
        currency: shop.currencyCode,
        weightUnit: shop.weightUnit,
        // A shop's address has no name of its own.
        address: { ...shop.shopAddress, name: shop.name },
        planName: shop.plan.publicDisplayName,
        isDevelopment: shop.plan.partnerDevelopment,
      };
    },
    async listLocations() {
      const nodes = readPages(null, async (after) => (await call(locationsQuery, { after }, locationsReply)).locations);
      return collect(nodes);
    },
    async readScopes() {
      const reply = await call(scopesQuery, {}, scopesReply);
      return reply.currentAppInstallation.accessScopes.map(({ handle }) => handle);
    },
    async *listProducts({ updatedSince } = {}) {
      const filter = updatedSince ? `updated_at:>='${updatedSince.toISOString()}'` : null;
      // A variant's price is in the shop's currency but does not name it.
      const currency = (await call(shopQuery, {}, shopReply)).shop.currencyCode;
      const products = readPages(
        null,
        async (after) => (await call(productsQuery, { filter, after }, productsReply)).products,
      );
      for await (const found of products) yield withVariants(found, currency);
    },
    async readProduct(productId) {
      const id = globalId('Product', productId);
      const { shop, product: found } = await call(productQuery, { id }, productReply);
      return found && withVariants(found, shop.currencyCode);
    },
    async *listInventoryLevels(locationId) {
      const id = globalId('Location', locationId);
      const levels = readPages(
        null,
        async (after) =>
          (await call(inventoryLevelsQuery, { id, after }, levelsReply)).location?.inventoryLevels ?? null,
      );
      for await (const { item, ...level } of levels) yield levelOf(item, locationId, level);
    },
    async readInventoryLevels(inventoryItemId) {
      const named = await readItem(inventoryItemId);
      if (named === null) return null;
      const levels = [...named.levels];
      for (const id of await itemsOfSku(named.sku))
        if (id !== inventoryItemId) levels.push(...((await readItem(id))?.levels ?? []));
      return levels;
    },
  };
}

const shopReply = z.object({
  shop: z.object({
    id: numericId,
    name: z.string(),
    myshopifyDomain: z.string(),
    email: z.string(),
    ianaTimezone: z.string(),
    currencyCode: z.string(),
    weightUnit: z.string(),
    plan: z.object({ publicDisplayName: z.string(), partnerDevelopment: z.boolean() }),
    shopAddress: address,
  }),
});

const location = z.object({
  id: numericId,
  name: z.string(),
  isActive: z.boolean(),
  fulfillsOnlineOrders: z.boolean(),
  isFulfillmentService: z.boolean(),
  address,
});

const locationsReply = z.object({ locations: connectionOf(location) });

export const scopesReply = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

const variant = z.object({
  id: numericId,
  title: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  price: decimal,
  inventoryItem: z.object({
    id: numericId,
    tracked: z.boolean(),
    requiresShipping: z.boolean(),
    harmonizedSystemCode: z.string().nullable(),
    countryCodeOfOrigin: z.string().nullable(),
    measurement: z.object({ weight: weight.nullable() }),
  }),
});

type WireVariant = z.infer<typeof variant>;

function variantOf({ inventoryItem, price, sku, ...rest }: WireVariant, productId: string, currency: string) {
  const result: PlatformVariant = {
    ...rest,
    productId,
    sku: sku ?? '',
    price: { amount: price, currency },
    inventoryItemId: inventoryItem.id,
    requiresShipping: inventoryItem.requiresShipping,
    isTracked: inventoryItem.tracked,
    weightGrams: inventoryItem.measurement.weight,
    hsCode: inventoryItem.harmonizedSystemCode,
    countryOfOrigin: inventoryItem.countryCodeOfOrigin,
  };
  return result;
}

const product = z.object({
  id: numericId,
  title: z.string(),
  vendor: z.string(),
  status: z.string(),
  updatedAt: isoTime,
  variants: connectionOf(variant),
});

const productsReply = z.object({ products: connectionOf(product) });
const productReply = z.object({ shop: z.object({ currencyCode: z.string() }), product: product.nullable() });
const variantsReply = z.object({ product: z.object({ variants: connectionOf(variant) }).nullable() });

const item = z.object({ id: numericId, sku: z.string().nullable(), tracked: z.boolean() });
const figures = { updatedAt: isoTime, quantities: z.array(z.object({ name: z.string(), quantity: z.int32() })) };
const level = z.object({ item, ...figures });

function levelOf(
  { id, sku, tracked }: z.infer<typeof item>,
  locationId: string,
  { quantities, updatedAt }: Pick<z.infer<typeof level>, 'quantities' | 'updatedAt'>,
): InventoryLevel {
  const units = new Map(quantities.map(({ name, quantity }) => [name, quantity]));
  const sumOf = (...names: readonly string[]) => names.reduce((sum, name) => sum + (units.get(name) ?? 0), 0);
  return {
    inventoryItemId: id,
    locationId,
    sku: sku ?? '',
    isTracked: tracked,
    available: sumOf('available'),
    onHand: sumOf('on_hand'),
    committed: sumOf('committed'),
    unavailable: sumOf('damaged', 'quality_control', 'reserved'),
    safety: sumOf('safety_stock'),
    updatedAt,
  };
}

const levelsReply = z.object({ location: z.object({ inventoryLevels: connectionOf(level) }).nullable() });

const inventoryItemIdsReply = z.object({
  inventoryItems: connectionOf(z.object({ id: numericId, sku: z.string().nullable() })),
});

const inventoryItemReply = z.object({
  inventoryItem: z
    .object({
      ...item.shape,
      inventoryLevels: connectionOf(z.object({ location: z.object({ id: numericId }), ...figures })),
    })
    .nullable(),
});
