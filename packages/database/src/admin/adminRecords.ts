import type {
  AccountOutage,
  AdminConnection,
  AdminDiscount,
  AdminListPart,
  AdminLongJob,
  AdminPage,
  AdminShop,
} from '@hub/domain/admin';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../connection/Database.ts';

/** A view or action in the admin area. */
export interface AuditRecord {
  entryId: number;
  at: Date;
  actor: string;
  action: string;
  details: Readonly<Record<string, string | number>>;
}

/** Runs `work` with the admin role's rights: the views of schema `admin` and the audit log, but no shop tables. */
export function inAdmin<Result>(database: Database, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  return database.inSystem(async (queries) => {
    await rowsOf(queries, sql`SELECT set_config('role', 'hub_admin', true)`);
    return work(queries);
  });
}

/** Shops whose domain contains `search`, newest first; `isDiscounted`: only those with a discount. */
export async function listAdminShops(
  queries: Queries,
  { search, isDiscounted = false, offset, limit }: AdminListPart & { search: string; isDiscounted?: boolean },
): Promise<AdminPage<AdminShop>> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const condition = sql`domain LIKE ${pattern} AND (${!isDiscounted} OR discount_percent > 0)`;
  const rows = await rowsOf<ShopRow>(
    queries,
    sql`${shopColumns} FROM admin.shops WHERE ${condition}
      ORDER BY admin.shops.shop_id DESC OFFSET ${offset} LIMIT ${limit}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    queries,
    sql`SELECT count(*)::int AS total FROM admin.shops WHERE ${condition}`,
  );
  return { rows: rows.map((row) => toShop(row).shop), total: counted?.total ?? 0 };
}

/** A shop with its id, 3PL accounts and long jobs; null for an unknown domain. */
export async function readAdminShop(
  queries: Queries,
  domain: string,
): Promise<{ shopId: number; shop: AdminShop; connections: AdminConnection[]; longJobs: AdminLongJob[] } | null> {
  const [row] = await rowsOf<ShopRow>(queries, sql`${shopColumns} FROM admin.shops WHERE domain = ${domain}`);
  if (row === undefined) return null;
  const { shopId, shop } = toShop(row);
  const connections = await rowsOf<AdminConnection>(
    queries,
    sql`SELECT provider, account, ${isoOf('failing_since')} AS "failingSince", failures_in_row AS "failuresInRow",
        failure_kind AS "failureKind", ${isoOf('paused_at')} AS "pausedAt",
        ${isoOf('last_success_at')} AS "lastSuccessAt", ${isoOf('last_failure_at')} AS "lastFailureAt",
        waiting_orders AS "waitingOrders"
      FROM admin.connections WHERE shop_id = ${shopId} ORDER BY provider, account`,
  );
  const longJobs = await rowsOf<AdminLongJob>(
    queries,
    sql`SELECT queue, subject, done, total, ${isoOf('started_at')} AS "startedAt", ${isoOf('alive_at')} AS "aliveAt", resumed
      FROM admin.long_jobs WHERE shop_id = ${shopId} ORDER BY started_at, queue, subject`,
  );
  return { shopId, shop, connections, longJobs };
}

const shopColumns: SQL = sql`SELECT shop_id::int AS "shopId", domain, charge_type AS "chargeType",
  ${isoOf('created_at')} AS "createdAt", orders, errors, ${isoOf('last_order_at')} AS "lastOrderAt",
  ${isoOf('last_active_at')} AS "lastActiveAt", accounts, failing, paused, waiting_orders AS "waitingOrders",
  store_state AS "storeState", ${isoOf('uninstalled_at')} AS "uninstalledAt",
  coalesce(discount_percent, 0) AS percent, ${isoOf('discount_starts_at')} AS "startsAt",
  ${isoOf('discount_ends_at')} AS "endsAt", coalesce(discount_note, '') AS note, discount_version AS version,
  ${isoOf('discount_saved_at')} AS "savedAt", discount_saved_by AS "savedBy"`;

type ShopRow = Omit<AdminShop, 'discount'> & AdminDiscount & { shopId: number };

function toShop(row: ShopRow): { shopId: number; shop: AdminShop } {
  const { shopId, percent, startsAt, endsAt, note, version, savedAt, savedBy, ...shop } = row;
  return { shopId, shop: { ...shop, discount: { percent, startsAt, endsAt, note, version, savedAt, savedBy } } };
}

/** Failing and paused accounts of all shops, by 3PL, longest first. */
export async function listOutages(queries: Queries, limit: number): Promise<AccountOutage[]> {
  return rowsOf<AccountOutage>(
    queries,
    sql`SELECT provider, domain, account, ${isoOf('failing_since')} AS "failingSince",
        failures_in_row AS "failuresInRow", failure_kind AS "failureKind", ${isoOf('paused_at')} AS "pausedAt",
        ${isoOf('last_success_at')} AS "lastSuccessAt", waiting_orders AS "waitingOrders"
      FROM admin.outages ORDER BY provider, failing_since NULLS LAST, domain, account LIMIT ${limit}`,
  );
}

/** A shop's id; null for an unknown domain. */
export async function findAdminShop(queries: Queries, domain: string): Promise<number | null> {
  const [row] = await rowsOf<{ shopId: number }>(
    queries,
    sql`SELECT shop_id::int AS "shopId" FROM admin.shops WHERE domain = ${domain}`,
  );
  return row?.shopId ?? null;
}

/** A discount based on the version that a person has seen. */
export interface DiscountToSave {
  percent: number;
  startsAt: Date | null;
  endsAt: Date | null;
  note: string;
  baseVersion: number;
}

/** Saves a discount based on the version that a person has seen. False if another discount was saved in the meantime. */
export async function saveDiscount(
  queries: Queries,
  shopId: number,
  { percent, startsAt, endsAt, note, baseVersion }: DiscountToSave,
  saved: { at: Date; by: string },
): Promise<boolean> {
  const starts = startsAt?.toISOString() ?? null;
  const ends = endsAt?.toISOString() ?? null;
  const at = saved.at.toISOString();
  const values = sql`(${shopId}::bigint, ${percent}::int, ${starts}::timestamptz, ${ends}::timestamptz, ${note}::text,
    ${baseVersion + 1}::int, ${at}::timestamptz, ${saved.by}::text)`;
  const columns = sql`shop_id, percent, starts_at, ends_at, note, version, saved_at, saved_by`;
  const changed = await rowsOf(
    queries,
    baseVersion === 0
      ? sql`INSERT INTO admin.discounts (${columns}) VALUES ${values} ON CONFLICT DO NOTHING RETURNING shop_id`
      : sql`UPDATE admin.discounts SET (${columns}) = ROW${values}
          WHERE shop_id = ${shopId} AND version = ${baseVersion} RETURNING shop_id`,
  );
  return changed.length === 1;
}

export async function addAuditEntry(queries: Queries, entry: Omit<AuditRecord, 'entryId'>): Promise<void> {
  await rowsOf(
    queries,
    sql`INSERT INTO admin_audit (at, actor, action, details) VALUES (${entry.at.toISOString()}::timestamptz,
      ${entry.actor}, ${entry.action}, ${JSON.stringify(entry.details)}::jsonb)`,
  );
}

/** The audit log, newest first. */
export async function listAuditEntries(
  queries: Queries,
  { offset, limit }: AdminListPart,
): Promise<AdminPage<AuditRecord>> {
  const rows = await rowsOf<Omit<AuditRecord, 'at'> & { at: string }>(
    queries,
    sql`SELECT entry_id::int AS "entryId", ${isoOf('at')} AS at, actor, action, details
      FROM admin_audit ORDER BY entry_id DESC OFFSET ${offset} LIMIT ${limit}`,
  );
  const [counted] = await rowsOf<{ total: number }>(queries, sql`SELECT count(*)::int AS total FROM admin_audit`);
  return { rows: rows.map((row) => ({ ...row, at: new Date(row.at) })), total: counted?.total ?? 0 };
}

/** A column of instants as ISO 8601 text, identical for both drivers. */
function isoOf(column: string) {
  return sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
