import {
  type Handling,
  lineWeight,
  membershipOf,
  newProductSettings,
  type ProductSettings,
} from '@hub/domain/products';
import { type FieldName, handlingNames, type WorkflowOrder } from '@hub/domain/workflows';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { products, storeVariants } from '../schema/index.ts';
import { readShopSettings } from '../shopSettings/shopSettingsRecord.ts';
import { listBundles, listCollections } from './itemRecords.ts';
import { weightOf } from './productRecords.ts';

/** The product part of an order line. */
export interface ProductLine {
  sku: string;
  name: string;
  /** Kilograms as the store sent them; may be empty. */
  productWeight: string;
  /** 0 or null for goods. */
  virtualItem: number | null;
}

/** Product settings, for order lines. */
export interface ProductFacts {
  /** Kilograms per unit as text. */
  weightOf(line: ProductLine): string;
  /** Customs data of a product: what was typed for it, else the store's; empty if unknown. */
  customsOf(sku: string): { hsCode: string; countryOfOrigin: string };
  /** Workflow fields about an order's products. */
  fieldsOf(lines: readonly ProductLine[]): Pick<WorkflowOrder, 'bundles' | 'collections' | 'handling'>;
}

/** Which products and facts to read. */
interface FactsWanted {
  /** Null for all products with settings. */
  skus: readonly string[] | null;
  /** Workflow fields to read besides the weight. */
  fields?: ReadonlySet<string>;
}

/** A shop's product settings. Collections and bundles are read only if their fields are wanted. */
export async function readProductFacts(
  transaction: ShopTransaction,
  { skus, fields = new Set() }: FactsWanted,
): Promise<ProductFacts> {
  const { shopId, queries } = transaction;
  const wanted = skus === null ? undefined : sql`${products.sku} = ANY(${sql.param([...new Set(skus)])}::text[])`;
  const needs = (field: FieldName) => fields.has(field);
  const [rows, variants, { defaultWeight }, allBundles, allCollections] = await Promise.all([
    queries
      .select()
      .from(products)
      .where(and(eq(products.shopId, shopId), wanted)),
    queries
      .select({
        sku: storeVariants.sku,
        name: storeVariants.name,
        weight: storeVariants.weight,
        hsCode: storeVariants.hsCode,
        countryOfOrigin: storeVariants.countryOfOrigin,
      })
      .from(storeVariants)
      .where(
        and(
          eq(storeVariants.shopId, shopId),
          eq(storeVariants.isDeleted, false),
          ne(storeVariants.sku, ''),
          skus === null ? undefined : sql`${storeVariants.sku} = ANY(${sql.param([...new Set(skus)])}::text[])`,
        ),
      )
      .orderBy(asc(storeVariants.updatedAt), desc(storeVariants.variantId)),
    readShopSettings(transaction),
    needs('bundle') ? listBundles(transaction) : [],
    needs('collection') ? listCollections(transaction) : [],
  ]);
  // Variants may share a SKU: what the newest leaves empty comes from an older one.
  const inStore = new Map<string, Partial<(typeof variants)[number]>>();
  for (const variant of variants) {
    const filled = Object.fromEntries(Object.entries(variant).filter(([, text]) => text !== ''));
    inStore.set(variant.sku, { ...inStore.get(variant.sku), ...filled });
  }
  const bySku = new Map(rows.map((row): [string, ProductSettings] => [row.sku, { ...row, weight: weightOf(row) }]));
  const bundles = new Set(allBundles.map(({ sku }) => sku));
  const collections = allCollections.map((collection) => ({
    name: collection.name,
    holds: membershipOf(collection),
  }));
  const settingsOf = (sku: string) => bySku.get(sku) ?? newProductSettings;
  return {
    weightOf: ({ sku, productWeight, virtualItem }) =>
      lineWeight({
        product: settingsOf(sku).weight,
        fromStore: inStore.get(sku)?.weight || productWeight,
        fallback: defaultWeight,
        isVirtual: (virtualItem ?? 0) !== 0,
      }),
    customsOf(sku) {
      const { hsCode, countryOfOrigin } = settingsOf(sku);
      const store = inStore.get(sku);
      return {
        hsCode: hsCode || (store?.hsCode ?? ''),
        countryOfOrigin: countryOfOrigin || (store?.countryOfOrigin ?? ''),
      };
    },
    fieldsOf(lines) {
      const members = lines.map(({ sku, name, productWeight }) => ({
        ...settingsOf(sku),
        sku,
        storeName: inStore.get(sku)?.name || name,
        storeWeight: inStore.get(sku)?.weight || productWeight,
      }));
      return {
        bundles: lines.flatMap(({ sku, virtualItem }) => (bundles.has(sku) && (virtualItem ?? 0) === 0 ? [sku] : [])),
        collections: collections.filter(({ holds }) => members.some(holds)).map(({ name }) => name),
        handling: flags.filter((flag) => members.some((member) => member[flag])).map((flag) => handlingNames[flag]),
      };
    },
  };
}

const flags = Object.keys(handlingNames) as readonly (keyof Handling)[];
