import { decimal, isoSeconds } from '../../model/orderFigures.ts';
import { requiresShipping } from '../../model/requiresShipping.ts';
import { firstInventoryItemId, firstProductId, firstVariantId, gid, numberOf } from '../../model/storeIds.ts';
import type { StoreLocation, StoreProduct } from '../../model/storeTypes.ts';
import { handleOf } from '../../webhooks/bodies.ts';
import type { AdminContext } from '../AdminContext.ts';
import { connect, type ConnectionArgs } from '../connection.ts';
import { locationView } from './locationViews.ts';
import { countOf } from './money.ts';

const nothing = { items: [], idOf: () => 0, view: () => ({}) };

export function productView(context: AdminContext, product: StoreProduct): object {
  const { books } = context;
  const { serial, title, createdAt, updatedAt } = product;
  const price = { amount: decimal(product.price), currencyCode: books.currency };
  return {
    __typename: 'Product',
    id: gid('Product', firstProductId + serial),
    legacyResourceId: String(firstProductId + serial),
    title,
    handle: handleOf(product),
    description: '',
    descriptionHtml: '',
    bodyHtml: '',
    productType: '',
    vendor: 'Sample',
    status: 'ACTIVE',
    tags: [],
    options: [{ id: gid('ProductOption', serial), name: 'Title', position: 1, values: ['Default Title'] }],
    createdAt: isoSeconds(createdAt),
    updatedAt: isoSeconds(updatedAt),
    publishedAt: isoSeconds(createdAt),
    featuredImage: null,
    images: (args: ConnectionArgs) => connect(nothing, args, context.isBulk),
    hasOnlyDefaultVariant: true,
    hasOutOfStockVariants: () => availableOf(context, product) <= 0,
    hasVariantsThatRequiresComponents: false,
    isGiftCard: false,
    mediaCount: countOf(0),
    onlineStoreUrl: null,
    onlineStorePreviewUrl: null,
    templateSuffix: null,
    totalInventory: () => availableOf(context, product),
    totalVariants: 1,
    tracksInventory: true,
    requiresSellingPlan: false,
    priceRangeV2: { maxVariantPrice: price, minVariantPrice: price },
    variantsCount: countOf(1),
    variants: (args: ConnectionArgs) => connect(variantList(context, [product]), args, context.isBulk),
  };
}

function availableOf({ books }: AdminContext, product: StoreProduct): number {
  return books.locations.reduce((sum, { id }) => sum + books.levelOf(product, id).available, 0);
}

export function variantList(context: AdminContext, items: readonly StoreProduct[]) {
  return {
    items,
    idOf: ({ serial }: StoreProduct) => firstVariantId + serial,
    view: (product: StoreProduct) => variantView(context, product),
  };
}

export function variantView(context: AdminContext, product: StoreProduct): object {
  const { serial, sku, title, price, createdAt, updatedAt } = product;
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', firstVariantId + serial),
    legacyResourceId: String(firstVariantId + serial),
    title: 'Default Title',
    displayName: `${title} - Default Title`,
    sku,
    barcode: null,
    price: decimal(price),
    compareAtPrice: null,
    position: 1,
    createdAt: isoSeconds(createdAt),
    updatedAt: isoSeconds(updatedAt),
    availableForSale: true,
    inventoryPolicy: 'DENY',
    inventoryQuantity: () => availableOf(context, product),
    sellableOnlineQuantity: () => availableOf(context, product),
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    taxable: true,
    image: null,
    requiresComponents: false,
    product: () => productView(context, product),
    inventoryItem: () => inventoryItemView(context, product),
  };
}

export function inventoryItemView(context: AdminContext, product: StoreProduct): object {
  const { books } = context;
  const { serial, sku, grams, createdAt, updatedAt } = product;
  const id = firstInventoryItemId + serial;
  return {
    __typename: 'InventoryItem',
    id: gid('InventoryItem', id),
    legacyResourceId: String(id),
    sku,
    countryCodeOfOrigin: 'CN',
    createdAt: isoSeconds(createdAt),
    updatedAt: isoSeconds(updatedAt),
    duplicateSkuCount: 0,
    // Statuettes and other ornaments.
    harmonizedSystemCode: '830629',
    provinceCodeOfOrigin: null,
    requiresShipping: requiresShipping({ product }),
    tracked: true,
    unitCost: null,
    locationsCount: countOf(books.locations.length),
    measurement: { id: gid('InventoryItemMeasurement', id), weight: { unit: 'GRAMS', value: grams } },
    variant: () => variantView(context, product),
    variants: (args: ConnectionArgs) => connect(variantList(context, [product]), args, context.isBulk),
    inventoryLevel: ({ locationId }: { locationId: string }) => {
      const number = numberOf('Location', locationId);
      const location = number === null ? null : books.location(number);
      return location && inventoryLevelView(context, product, location);
    },
    inventoryLevels: (args: ConnectionArgs) =>
      connect(
        {
          items: books.locations,
          idOf: (location) => location.id,
          view: (location) => inventoryLevelView(context, product, location),
        },
        args,
        context.isBulk,
      ),
  };
}

export function inventoryLevelView(context: AdminContext, product: StoreProduct, location: StoreLocation): object {
  const { books } = context;
  const itemId = firstInventoryItemId + product.serial;
  const { updatedAt } = books.levelOf(product, location.id);
  return {
    __typename: 'InventoryLevel',
    id: `${gid('InventoryLevel', location.id)}?inventory_item_id=${itemId}`,
    canDeactivate: false,
    createdAt: isoSeconds(product.createdAt),
    updatedAt: isoSeconds(updatedAt),
    deactivationAlert: null,
    isActive: true,
    item: () => inventoryItemView(context, product),
    location: () => locationView(context, location),
    quantities: ({ names }: { names: readonly string[] }) => {
      const { available, committed } = books.levelOf(product, location.id);
      const known: Readonly<Record<string, number>> = {
        available,
        committed,
        on_hand: available + committed,
        incoming: 0,
        reserved: 0,
        damaged: 0,
        safety_stock: 0,
        quality_control: 0,
      };
      return names.map((name) => {
        const quantity = known[name];
        if (quantity === undefined) throw new Error(`The quantity name "${name}" is invalid.`);
        return {
          id: `${gid('InventoryQuantity', `${location.id}-${itemId}`)}?name=${name}`,
          name,
          quantity,
          updatedAt: isoSeconds(updatedAt),
        };
      });
    },
  };
}
