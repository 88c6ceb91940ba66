import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { shopExportParts, shopExports } from '../schema/index.ts';

/** An export of everything that belongs to a shop, without its parts. */
export type ShopExportRecord = Omit<typeof shopExports.$inferSelect, 'shopId'>;

const isExport = (shopId: number, exportId: string) =>
  and(eq(shopExports.shopId, shopId), eq(shopExports.exportId, exportId));

const isUnderway = inArray(shopExports.state, ['waiting', 'running']);

/** Adds a pending export. */
export async function addShopExport(
  { shopId, queries }: ShopTransaction,
  added: Pick<ShopExportRecord, 'exportId' | 'requestedBy' | 'requestedAt'>,
): Promise<void> {
  await queries.insert(shopExports).values({ shopId, ...added, state: 'waiting' });
}

/** The shop's exports, newest first. */
export async function listShopExports(
  { shopId, queries }: ShopTransaction,
  limit: number,
): Promise<readonly ShopExportRecord[]> {
  return queries
    .select()
    .from(shopExports)
    .where(eq(shopExports.shopId, shopId))
    .orderBy(desc(shopExports.requestedAt), desc(shopExports.exportId))
    .limit(limit);
}

/** Null if the shop has no such export. */
export async function readShopExport(
  { shopId, queries }: ShopTransaction,
  exportId: string,
): Promise<ShopExportRecord | null> {
  const [row] = await queries.select().from(shopExports).where(isExport(shopId, exportId));
  return row ?? null;
}

/** Starts an export from its first row, discarding an earlier attempt. False if it has ended or does not exist. */
export async function beginShopExport(
  { shopId, queries }: ShopTransaction,
  exportId: string,
  rowsTotal: number,
): Promise<boolean> {
  const begun = await queries
    .update(shopExports)
    .set({ state: 'running', rowsWritten: 0, rowsTotal })
    .where(and(isExport(shopId, exportId), isUnderway))
    .returning({ exportId: shopExports.exportId });
  if (begun.length > 0) await removeParts({ shopId, queries }, exportId);
  return begun.length > 0;
}

/** Adds a part. False if another process writes the export, or it was withdrawn. */
export async function addShopExportPart(
  { shopId, queries }: ShopTransaction,
  {
    exportId,
    rowsBefore,
    rows,
    ...part
  }: { exportId: string; part: number; content: Uint8Array; rowsBefore: number; rows: number },
): Promise<boolean> {
  const counted = await queries
    .update(shopExports)
    .set({ rowsWritten: rowsBefore + rows })
    .where(isWrittenBy(shopId, exportId, rowsBefore))
    .returning({ exportId: shopExports.exportId });
  if (counted.length === 0) return false;
  await queries.insert(shopExportParts).values({ shopId, exportId, ...part });
  return true;
}

/** Marks the export as complete. False if another process writes it, or it was withdrawn. */
export async function endShopExport(
  { shopId, queries }: ShopTransaction,
  { exportId, rows, ...times }: { exportId: string; rows: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const ended = await queries
    .update(shopExports)
    .set({ state: 'ready', ...times })
    .where(isWrittenBy(shopId, exportId, rows))
    .returning({ exportId: shopExports.exportId });
  return ended.length > 0;
}

/** Marks the export as failed for good. A finished one stays. */
export async function failShopExport({ shopId, queries }: ShopTransaction, exportId: string): Promise<void> {
  const failed = await queries
    .update(shopExports)
    .set({ state: 'failed' })
    .where(and(isExport(shopId, exportId), isUnderway))
    .returning({ exportId: shopExports.exportId });
  if (failed.length > 0) await removeParts({ shopId, queries }, exportId);
}

/** A compressed part; null after the last. */
export async function readShopExportPart(
  { shopId, queries }: ShopTransaction,
  exportId: string,
  part: number,
): Promise<Uint8Array | null> {
  const [row] = await queries
    .select({ content: shopExportParts.content })
    .from(shopExportParts)
    .where(
      and(eq(shopExportParts.shopId, shopId), eq(shopExportParts.exportId, exportId), eq(shopExportParts.part, part)),
    );
  return row?.content ?? null;
}

/** For a customer's removal: deletes finished exports and restarts running ones. */
export async function withdrawShopExports({ shopId, queries }: ShopTransaction, now: Date): Promise<void> {
  await queries.delete(shopExportParts).where(eq(shopExportParts.shopId, shopId));
  const ofShop = eq(shopExports.shopId, shopId);
  await queries.update(shopExports).set({ state: 'waiting', rowsWritten: 0 }).where(and(ofShop, isUnderway));
  await queries
    .update(shopExports)
    .set({ expiresAt: sql`least(${shopExports.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(ofShop, eq(shopExports.state, 'ready')));
}

/** Deletes the files of expired exports; their records stay. */
export async function removeOldShopExports(database: Database, now: Date): Promise<void> {
  await database.inSystem((queries) =>
    rowsOf(
      queries,
      sql`DELETE FROM ${shopExportParts} AS parts USING ${shopExports} AS made
        WHERE made.shop_id = parts.shop_id AND made.export_id = parts.export_id
          AND made.expires_at <= ${now.toISOString()}::timestamptz`,
    ),
  );
}

function isWrittenBy(shopId: number, exportId: string, rows: number) {
  return and(isExport(shopId, exportId), eq(shopExports.state, 'running'), eq(shopExports.rowsWritten, rows));
}

async function removeParts({ shopId, queries }: ShopTransaction, exportId: string): Promise<void> {
  await queries
    .delete(shopExportParts)
    .where(and(eq(shopExportParts.shopId, shopId), eq(shopExportParts.exportId, exportId)));
}
