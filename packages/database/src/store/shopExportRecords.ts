import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { type ExportPosition, shopExportParts, shopExports } from '../schema/index.ts';
import { countExportedRows } from './exportShop.ts';

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

/** Where an attempt stands. */
export type ExportAttempt = Pick<ShopExportRecord, 'exportId' | 'restarts' | 'rowsWritten'>;

/** Starts or continues an export. Null if it has ended or does not exist. */
export async function beginShopExport(
  transaction: ShopTransaction,
  exportId: string,
): Promise<(ExportAttempt & { part: number; writtenTo: ExportPosition | null }) | null> {
  const { shopId, queries } = transaction;
  const [found] = await queries
    .select()
    .from(shopExports)
    .where(and(isExport(shopId, exportId), isUnderway))
    .for('update');
  if (found === undefined) return null;
  const rowsTotal = found.rowsTotal ?? (await countExportedRows(transaction));
  await queries.update(shopExports).set({ state: 'running', rowsTotal }).where(isExport(shopId, exportId));
  const part = await queries.$count(
    shopExportParts,
    and(eq(shopExportParts.shopId, shopId), eq(shopExportParts.exportId, exportId)),
  );
  const { restarts, rowsWritten, writtenTo } = found;
  return { exportId, restarts, rowsWritten, writtenTo, part };
}

/** Adds a part. False if another process writes the export, or it was canceled or withdrawn. */
export async function addShopExportPart(
  { shopId, queries }: ShopTransaction,
  {
    part,
    content,
    rows,
    writtenTo,
    ...attempt
  }: ExportAttempt & { part: number; content: Uint8Array; rows: number; writtenTo: ExportPosition },
): Promise<boolean> {
  const counted = await queries
    .update(shopExports)
    .set({ rowsWritten: attempt.rowsWritten + rows, writtenTo })
    .where(isWrittenBy(shopId, attempt))
    .returning({ exportId: shopExports.exportId });
  if (counted.length === 0) return false;
  await queries.insert(shopExportParts).values({ shopId, exportId: attempt.exportId, part, content });
  return true;
}

/** Marks the export as complete. False if another process writes it, or it was canceled or withdrawn. */
export async function endShopExport(
  { shopId, queries }: ShopTransaction,
  attempt: ExportAttempt,
  times: { readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const ended = await queries
    .update(shopExports)
    .set({ state: 'ready', ...times })
    .where(isWrittenBy(shopId, attempt))
    .returning({ exportId: shopExports.exportId });
  return ended.length > 0;
}

/** Ends an export for good and deletes its parts. False if it has ended or does not exist. */
export async function stopShopExport(
  { shopId, queries }: ShopTransaction,
  exportId: string,
  state: 'failed' | 'cancelled',
): Promise<boolean> {
  const stopped = await queries
    .update(shopExports)
    .set({ state })
    .where(and(isExport(shopId, exportId), isUnderway))
    .returning({ exportId: shopExports.exportId });
  if (stopped.length > 0)
    await queries
      .delete(shopExportParts)
      .where(and(eq(shopExportParts.shopId, shopId), eq(shopExportParts.exportId, exportId)));
  return stopped.length > 0;
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
  const isOfShop = eq(shopExports.shopId, shopId);
  await queries
    .update(shopExports)
    .set({ state: 'waiting', rowsWritten: 0, writtenTo: null, restarts: sql`${shopExports.restarts} + 1` })
    .where(and(isOfShop, isUnderway));
  await queries
    .update(shopExports)
    .set({ expiresAt: sql`least(${shopExports.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isOfShop, eq(shopExports.state, 'ready')));
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

function isWrittenBy(shopId: number, { exportId, restarts, rowsWritten }: ExportAttempt) {
  return and(
    isExport(shopId, exportId),
    eq(shopExports.state, 'running'),
    eq(shopExports.restarts, restarts),
    eq(shopExports.rowsWritten, rowsWritten),
  );
}
