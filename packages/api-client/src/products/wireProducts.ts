import {
  type Bundle,
  type Collection,
  type CollectionRule,
  type CollectionSettings,
  type Handling,
  lengthUnits,
  type Package,
  type PackageSettings,
  type Product,
  type ProductSettings,
  type Weight,
} from '@hub/domain/products';
import { type WeightUnit, weightUnits } from '@hub/domain/shared';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { wireNumber } from '../http/wireFields.ts';

const wireWeight = z.object({
  value: wireNumber,
  unit: z.enum(weightUnits as [WeightUnit, ...WeightUnit[]]),
});

/** A merchant's settings of a product. */
export const wireProductSettings = z.object({
  /** Shown when no order has a name for the product. */
  name: z.string(),
  /** Per unit; `null`: the store's, else the shop's default. */
  weight: z.nullable(wireWeight),
  /** `null`: no specific one. */
  package_id: z.nullable(z.string()),
  /** Ships in its own box. */
  ships_alone: z.boolean(),
  is_fragile: z.boolean(),
  /** Dangerous goods. */
  is_dangerous: z.boolean(),
  /** Harmonized System code, 6 to 10 digits; empty: the store's. */
  hs_code: z.optional(z.string()),
  /** ISO 3166 two-letter code; empty: the store's. */
  country_of_origin: z.optional(z.string()),
});
export type WireProductSettings = z.infer<typeof wireProductSettings>;

export const wireProduct = z.object({
  sku: z.string(),
  /** As in the newest order. */
  store_name: z.string(),
  /** Kilograms per unit in the newest order with it; may be empty. */
  store_weight: z.string(),
  /** Units ordered in the last 30 days. */
  units_sold: wireNumber,
  ...wireProductSettings.shape,
  ...wireVersion,
});
export type WireProduct = z.infer<typeof wireProduct>;

/** A merchant's settings of a package. */
export const wirePackageSettings = z.object({
  name: z.string(),
  /** Inner size. */
  length: wireNumber,
  width: wireNumber,
  height: wireNumber,
  unit: z.enum(lengthUnits),
  /** Of the empty package. */
  weight: z.nullable(wireWeight),
});
export const wirePackage = z.object({ package_id: z.string(), ...wirePackageSettings.shape, ...wireVersion });

/** Units of SKUs in one bundle. */
export const wireComponents = z.array(z.object({ sku: z.string(), quantity: wireNumber }));
export const wireBundle = z.object({ sku: z.string(), components: wireComponents, ...wireVersion });

/** A bundle with the shop's facts about it. */
export const wireListedBundle = z.object({
  ...wireBundle.shape,
  /** Number of orders in the last 30 days that had it. */
  orders: wireNumber,
});

const wireRule = z.object({
  /** Beginnings of SKUs; empty: any. */
  sku_prefixes: z.array(z.string()),
  /** A name contains at least one of them; empty: any. */
  name_words: z.array(z.string()),
  min_weight: z.nullable(wireWeight),
  max_weight: z.nullable(wireWeight),
  /** All of these. */
  handling: z.array(z.enum(['ships_alone', 'is_fragile', 'is_dangerous'])),
});

/** A merchant's settings of a collection: a list of SKUs, or a rule that includes new products. */
export const wireCollectionSettings = z.object({
  name: z.string(),
  members: z.discriminatedUnion('type', [
    z.object({ type: z.literal('list'), skus: z.array(z.string()) }),
    z.object({ type: z.literal('rule'), rule: wireRule }),
  ]),
});
export const wireCollection = z.object({
  collection_id: z.string(),
  ...wireCollectionSettings.shape,
  ...wireVersion,
});

export function toProductSettings(wire: WireProductSettings): ProductSettings {
  return {
    name: wire.name,
    weight: toWeight(wire.weight),
    packageId: wire.package_id,
    shipsAlone: wire.ships_alone,
    isFragile: wire.is_fragile,
    isDangerous: wire.is_dangerous,
    hsCode: wire.hs_code ?? '',
    countryOfOrigin: wire.country_of_origin ?? '',
  };
}

export function toWireProductSettings(settings: ProductSettings): WireProductSettings {
  return {
    name: settings.name,
    weight: settings.weight,
    package_id: settings.packageId,
    ships_alone: settings.shipsAlone,
    is_fragile: settings.isFragile,
    is_dangerous: settings.isDangerous,
    hs_code: settings.hsCode,
    country_of_origin: settings.countryOfOrigin,
  };
}

export function toProduct(wire: WireProduct): Product {
  return {
    sku: wire.sku,
    storeName: wire.store_name,
    storeWeight: wire.store_weight,
    unitsSold: Number(wire.units_sold),
    ...toProductSettings(wire),
    ...toVersion(wire),
  };
}

export function toWireProduct(product: Product): WireProduct {
  return {
    sku: product.sku,
    store_name: product.storeName,
    store_weight: product.storeWeight,
    units_sold: product.unitsSold,
    ...toWireProductSettings(product),
    ...toWireVersion(product),
  };
}

export function toPackageSettings(wire: z.infer<typeof wirePackageSettings>): PackageSettings {
  const { name, unit } = wire;
  const [length, width, height] = [wire.length, wire.width, wire.height].map(Number) as [number, number, number];
  return { name, length, width, height, unit, weight: toWeight(wire.weight) };
}

export function toWirePackageSettings(settings: PackageSettings): z.infer<typeof wirePackageSettings> {
  const { name, length, width, height, unit, weight } = settings;
  return { name, length, width, height, unit, weight };
}

export function toPackage(wire: z.infer<typeof wirePackage>): Package {
  return { packageId: wire.package_id, ...toPackageSettings(wire), ...toVersion(wire) };
}

export function toWirePackage(item: Package): z.infer<typeof wirePackage> {
  return { package_id: item.packageId, ...toWirePackageSettings(item), ...toWireVersion(item) };
}

export function toComponents(wire: z.infer<typeof wireComponents>): Bundle['components'] {
  return wire.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) }));
}

export function toWireComponents(components: Bundle['components']): z.infer<typeof wireComponents> {
  return components.map(({ sku, quantity }) => ({ sku, quantity }));
}

export function toBundle(wire: z.infer<typeof wireBundle>): Bundle {
  return { sku: wire.sku, components: toComponents(wire.components), ...toVersion(wire) };
}

export function toWireBundle(bundle: Bundle): z.infer<typeof wireBundle> {
  return { sku: bundle.sku, components: toWireComponents(bundle.components), ...toWireVersion(bundle) };
}

const handlingNames = {
  ships_alone: 'shipsAlone',
  is_fragile: 'isFragile',
  is_dangerous: 'isDangerous',
} as const satisfies Record<string, keyof Handling>;

const wireHandlingNames = {
  shipsAlone: 'ships_alone',
  isFragile: 'is_fragile',
  isDangerous: 'is_dangerous',
} as const satisfies Record<keyof Handling, string>;

export function toCollectionSettings(wire: z.infer<typeof wireCollectionSettings>): CollectionSettings {
  const { name, members } = wire;
  if (members.type === 'list') return { name, members };
  const { sku_prefixes, name_words, min_weight, max_weight, handling } = members.rule;
  const rule: CollectionRule = {
    skuPrefixes: sku_prefixes,
    nameWords: name_words,
    minWeight: toWeight(min_weight),
    maxWeight: toWeight(max_weight),
    handling: handling.map((flag) => handlingNames[flag]),
  };
  return { name, members: { type: 'rule', rule } };
}

export function toWireCollectionSettings(settings: CollectionSettings): z.infer<typeof wireCollectionSettings> {
  const { name, members } = settings;
  if (members.type === 'list') return { name, members: { type: 'list', skus: [...members.skus] } };
  const { skuPrefixes, nameWords, minWeight, maxWeight, handling } = members.rule;
  const rule = {
    sku_prefixes: [...skuPrefixes],
    name_words: [...nameWords],
    min_weight: minWeight,
    max_weight: maxWeight,
    handling: handling.map((flag) => wireHandlingNames[flag]),
  };
  return { name, members: { type: 'rule', rule } };
}

export function toCollection(wire: z.infer<typeof wireCollection>): Collection {
  return { collectionId: wire.collection_id, ...toCollectionSettings(wire), ...toVersion(wire) };
}

export function toWireCollection(collection: Collection): z.infer<typeof wireCollection> {
  const { collectionId } = collection;
  return { collection_id: collectionId, ...toWireCollectionSettings(collection), ...toWireVersion(collection) };
}

function toWeight(wire: z.infer<typeof wireWeight> | null): Weight | null {
  return wire === null ? null : { value: Number(wire.value), unit: wire.unit };
}
