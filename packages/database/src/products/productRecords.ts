import { newProductSettings, type Product, soldDays, type Weight } from '@hub/domain/products';
import { type WeightUnit, unsavedVersion } from '@hub/domain/shared';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { lineItems, orders, orderSkus, products, skus, storeVariants } from '../schema/index.ts';

const dayMs = 86_400_000;

interface ProductRow {
  sku: string;
  storeName: string | null;
  storeWeight: string | null;
  unitsSold: number;
  /** 0 or null for goods. */
  virtualItem: number | null;
  version: number | null;
  savedAt: string | null;
  savedBy: string | null;
  name: string | null;
  weight: number | null;
  weightUnit: WeightUnit | null;
  packageId: string | null;
  shipsAlone: boolean | null;
  isFragile: boolean | null;
  isDangerous: boolean | null;
  hsCode: string | null;
  countryOfOrigin: string | null;
}

/** All products of the shop, unordered. Leaves out SKUs that do not ship, unless a person added them. */
export async function listAllProducts(transaction: ShopTransaction, now: Date): Promise<Product[]> {
  return readRows(transaction, now, null);
}

/** Products with these SKUs; unknown ones are left out. */
export async function readProducts(
  transaction: ShopTransaction,
  wanted: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Product>> {
  const found = await readRows(transaction, now, wanted);
  return new Map(found.map((product) => [product.sku, product]));
}

/** `wanted`: only these SKUs; null for all. */
async function readRows(
  { shopId, queries }: ShopTransaction,
  now: Date,
  wanted: readonly string[] | null,
): Promise<Product[]> {
  const since = new Date(now.getTime() - soldDays * dayMs).toISOString();
  const codes = wanted === null ? null : sql`ANY(${sql.param([...new Set(wanted)])}::text[])`;
  const which = codes === null ? sql`true` : sql`seen.sku = ${codes}`;
  const rows = await rowsOf<ProductRow>(
    queries,
    sql`WITH seen AS MATERIALIZED (
        SELECT seen.sku FROM (
          SELECT sku FROM ${skus} WHERE shop_id = ${shopId} UNION SELECT sku FROM ${products} WHERE shop_id = ${shopId}
          UNION SELECT sku FROM ${storeVariants} WHERE shop_id = ${shopId} AND NOT is_deleted
        ) AS seen WHERE seen.sku <> '' AND ${which}
      ), sold AS MATERIALIZED (
        SELECT line.sku, sum(line.quantity)::float8 AS units
        FROM ${codes === null ? linesSince(shopId, since) : linesWithSince(shopId, codes, since)} GROUP BY line.sku
      )
      SELECT seen.sku, coalesce(nullif(variant.name, ''), known.newest_name) AS "storeName",
        coalesce(nullif(variant.weight, ''), known.newest_weight) AS "storeWeight",
        coalesce(1 - variant.ships::int, known.newest_virtual_item) AS "virtualItem",
        coalesce(sold.units, 0) AS "unitsSold", product.version, product.saved_at::text AS "savedAt",
        product.saved_by AS "savedBy", product.name, product.weight::float8 AS weight,
        product.weight_unit AS "weightUnit", product.package_id AS "packageId", product.ships_alone AS "shipsAlone",
        product.is_fragile AS "isFragile", product.is_dangerous AS "isDangerous", product.hs_code AS "hsCode",
        product.country_of_origin AS "countryOfOrigin"
      FROM seen
      LEFT JOIN sold ON sold.sku = seen.sku
      LEFT JOIN ${products} AS product ON product.shop_id = ${shopId} AND product.sku = seen.sku
      LEFT JOIN ${skus} AS known ON known.shop_id = ${shopId} AND known.sku = seen.sku
      LEFT JOIN LATERAL (SELECT name, weight, ships FROM ${storeVariants} WHERE shop_id = ${shopId} AND sku = seen.sku
        AND NOT is_deleted ORDER BY updated_at DESC, variant_id LIMIT 1) AS variant ON true`,
  );
  return rows.filter(({ virtualItem, version }) => (virtualItem ?? 0) === 0 || version !== null).map(toProduct);
}

/** Lines that count as sold since then, read order by order; otherwise PostgreSQL reads the lines of all time. */
function linesSince(shopId: number, since: string): SQL {
  return sql`(SELECT order_id FROM ${orders} WHERE shop_id = ${shopId} AND created_at >= ${since}::timestamptz
      AND cancelled_at IS NULL) AS o
    CROSS JOIN LATERAL (SELECT sku, quantity FROM ${lineItems} WHERE shop_id = ${shopId} AND order_id = o.order_id
      AND NOT is_cancelled OFFSET 0) AS line`;
}

/** The same for some SKUs. */
function linesWithSince(shopId: number, codes: SQL, since: string): SQL {
  return sql`${orderSkus} AS known
    JOIN ${orders} AS o ON o.shop_id = ${shopId} AND o.order_id = known.order_id AND o.cancelled_at IS NULL
    JOIN ${lineItems} AS line ON line.shop_id = ${shopId} AND line.order_id = known.order_id AND line.sku = known.sku
      AND NOT line.is_cancelled
    WHERE known.shop_id = ${shopId} AND known.sku = ${codes} AND known.created_at >= ${since}::timestamptz`;
}

function toProduct(row: ProductRow): Product {
  const { sku, unitsSold } = row;
  const known = { sku, storeName: row.storeName ?? '', storeWeight: row.storeWeight ?? '', unitsSold };
  if (row.version === null || row.savedAt === null) return { ...known, ...newProductSettings, ...unsavedVersion };
  return {
    ...known,
    name: row.name ?? '',
    weight: weightOf(row),
    packageId: row.packageId,
    hsCode: row.hsCode ?? '',
    countryOfOrigin: row.countryOfOrigin ?? '',
    shipsAlone: row.shipsAlone ?? false,
    isFragile: row.isFragile ?? false,
    isDangerous: row.isDangerous ?? false,
    version: row.version,
    savedAt: new Date(row.savedAt).toISOString(),
    savedBy: row.savedBy,
  };
}

/** Weight of a row with both columns set, or null. */
export function weightOf({ weight, weightUnit }: Pick<ProductRow, 'weight' | 'weightUnit'>): Weight | null {
  return weight === null || weightUnit === null ? null : { value: weight, unit: weightUnit };
}

export async function saveProductRows({ shopId, queries }: ShopTransaction, saved: readonly Product[]): Promise<void> {
  if (saved.length === 0) return;
  const changed = sql.param(saved.map(({ sku }) => sku));
  await rowsOf(queries, sql`DELETE FROM ${products} WHERE shop_id = ${shopId} AND sku = ANY(${changed}::text[])`);
  await insertRows(
    queries,
    products,
    saved.map((product) => ({
      shop_id: shopId,
      sku: product.sku,
      name: product.name,
      weight: product.weight?.value ?? null,
      weight_unit: product.weight?.unit ?? null,
      package_id: product.packageId,
      hs_code: product.hsCode,
      country_of_origin: product.countryOfOrigin,
      ships_alone: product.shipsAlone,
      is_fragile: product.isFragile,
      is_dangerous: product.isDangerous,
      version: product.version,
      saved_at: product.savedAt,
      saved_by: product.savedBy,
    })),
  );
}
