import { and, eq, inArray, max, notInArray, or, sql } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { storeVariants } from '../schema/index.ts';

/** A product variant as the store has it. */
export interface StoreVariantRecord {
  variantId: string;
  /** Empty if it has none. */
  sku: string;
  name: string;
  /** Kilograms as text; empty if unknown. */
  weight: string;
  /** False for services and downloads. */
  ships: boolean;
  /** Harmonized system code for customs; absent or empty if unknown. */
  hsCode?: string;
  /** ISO 3166, two letters; absent or empty if unknown. */
  countryOfOrigin?: string;
}

/** A product as the store has it. */
export interface StoreProductRecord {
  productId: string;
  updatedAt: Date;
  variants: readonly StoreVariantRecord[];
}

/** The store's time of the known product version; null if none. */
export async function readStoreProductTime(
  { shopId, queries }: ShopTransaction,
  productId: string,
): Promise<Date | null> {
  const [row] = await queries
    .select({ updatedAt: max(storeVariants.updatedAt) })
    .from(storeVariants)
    .where(and(eq(storeVariants.shopId, shopId), eq(storeVariants.productId, Number(productId))));
  return row?.updatedAt ?? null;
}

/** SKUs that this product version gives to one of its variants and that another variant of the store has too, sorted. */
export async function newlySharedSkus(
  { shopId, queries }: ShopTransaction,
  { variants }: StoreProductRecord,
): Promise<readonly string[]> {
  const skus = [...new Set(variants.flatMap(({ sku }) => (sku === '' ? [] : [sku])))];
  const ids = variants.map(({ variantId }) => Number(variantId));
  if (skus.length === 0) return [];
  const known = await queries
    .select({ variantId: storeVariants.variantId, sku: storeVariants.sku })
    .from(storeVariants)
    .where(
      and(
        eq(storeVariants.shopId, shopId),
        eq(storeVariants.isDeleted, false),
        or(inArray(storeVariants.variantId, ids), inArray(storeVariants.sku, skus)),
      ),
    );
  const before = new Map(known.map(({ variantId, sku }) => [String(variantId), sku]));
  const own = new Set(variants.map(({ variantId }) => variantId));
  const others = known.filter(({ variantId }) => !own.has(String(variantId)));
  const shared = skus.filter((sku) => {
    const here = variants.filter((variant) => variant.sku === sku);
    const isGained = here.some(({ variantId }) => before.get(variantId) !== sku);
    return isGained && here.length + others.filter((other) => other.sku === sku).length > 1;
  });
  return shared.toSorted();
}

/** Saves a product version. Deletes variants that it no longer has; all of them if it has none. */
export async function saveStoreProduct(
  { shopId, queries }: ShopTransaction,
  { productId, updatedAt, variants }: StoreProductRecord,
): Promise<void> {
  const ids = variants.map(({ variantId }) => Number(variantId));
  await queries
    .update(storeVariants)
    .set({ isDeleted: true, updatedAt })
    .where(
      and(
        eq(storeVariants.shopId, shopId),
        eq(storeVariants.productId, Number(productId)),
        ids.length === 0 ? undefined : notInArray(storeVariants.variantId, ids),
      ),
    );
  if (variants.length === 0) return;
  await queries
    .insert(storeVariants)
    .values(
      variants.map(({ variantId, ...variant }) => ({
        ...variant,
        shopId,
        variantId: Number(variantId),
        productId: Number(productId),
        isDeleted: false,
        updatedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [storeVariants.shopId, storeVariants.variantId],
      set: {
        productId: sql`excluded.product_id`,
        sku: sql`excluded.sku`,
        name: sql`excluded.name`,
        weight: sql`excluded.weight`,
        ships: sql`excluded.ships`,
        hsCode: sql`excluded.hs_code`,
        countryOfOrigin: sql`excluded.country_of_origin`,
        isDeleted: sql`excluded.is_deleted`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}
