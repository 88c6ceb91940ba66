import { waitingStages } from '@hub/domain/orders';
import { mappingIn, newProviderMapping, type SavedMapping } from '@hub/domain/shipping';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { orders, shippingMappings, shippingMethods } from '../schema/index.ts';

/** The shop's saved mappings, by provider. */
export async function readShippingMappings({
  shopId,
  queries,
}: ShopTransaction): Promise<ReadonlyMap<string, SavedMapping>> {
  const rows = await queries.select().from(shippingMappings).where(eq(shippingMappings.shopId, shopId));
  return new Map(
    rows.map(({ provider, mapping, version, savedAt, savedBy }) => [
      provider,
      { ...newProviderMapping, ...mapping, providerId: provider, version, savedAt: savedAt.toISOString(), savedBy },
    ]),
  );
}

export async function saveShippingMapping({ shopId, queries }: ShopTransaction, saved: SavedMapping): Promise<void> {
  const values = { mapping: mappingIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(shippingMappings)
    .values({ shopId, provider: saved.providerId, ...values })
    .onConflictDoUpdate({ target: [shippingMappings.shopId, shippingMappings.provider], set: values });
}

/** How often orders of one provider use a shipping method. */
export interface StoredMethodUse {
  method: string;
  /** The provider that a workflow chose; null if none. */
  chosenProviderId: string | null;
  /** Orders that are not sent yet. */
  waiting: number;
  /** Orders since `since`. */
  recent: number;
}

/** All shipping methods of orders, with their use by chosen provider. */
export function listMethodUses({ shopId, queries }: ShopTransaction, since: Date): Promise<StoredMethodUse[]> {
  const stages = sql`stage = ANY(${sql.param(waitingStages)}::text[])`;
  const counted = (column: 'waiting' | 'recent', condition: typeof stages) => {
    const [waiting, recent] = column === 'waiting' ? [sql`count(*)::int`, sql`0`] : [sql`0`, sql`count(*)::int`];
    return sql`SELECT shipping_method AS method, destination->>'providerId' AS provider, ${waiting} AS waiting,
      ${recent} AS recent FROM ${orders} WHERE shop_id = ${shopId} AND ${condition} GROUP BY 1, 2`;
  };
  return rowsOf<StoredMethodUse>(
    queries,
    sql`SELECT method, provider AS "chosenProviderId", sum(waiting)::int AS waiting, sum(recent)::int AS recent FROM (
        SELECT method, NULL AS provider, 0 AS waiting, 0 AS recent FROM ${shippingMethods} WHERE shop_id = ${shopId}
        UNION ALL ${counted('waiting', stages)}
        UNION ALL ${counted('recent', sql`created_at >= ${since.toISOString()}::timestamptz`)}
      ) AS uses GROUP BY 1, 2 ORDER BY 1, 2`,
  );
}
