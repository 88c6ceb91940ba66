import { numberedRows } from '@hub/domain/imports';
import Papa from 'papaparse';
import type { Words } from '@hub/domain/messages';
import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { lockShop } from '@hub/database/shops';
import { lockStock, saveStockChanges } from '@hub/database/stock';
import { stockLocations } from '@hub/domain/routing';
import {
  arrivedSkus,
  countedElsewhere,
  countedStock,
  decideStockSave,
  readStockCsv,
  skusOfFile,
  type StockChange,
  type StockImportOutcome,
  type StockSaveDecision,
} from '@hub/domain/stock';
import { savedBy, type Session } from '../Session.ts';
import { addStockArrivedJobs } from '../routing/reserveStock.ts';

/** Saves all levels or none; adds jobs for orders waiting for new stock. */
export async function saveStock(
  transaction: ShopTransaction,
  session: Pick<Session, 'staffName'>,
  changes: readonly StockChange[],
  now: Date,
): Promise<StockSaveDecision> {
  const skus = changes.map(({ sku }) => sku);
  const { levels, locations } = await lockLevels(transaction, skus);
  const decision = decideStockSave(changes, { levels, ...stockLocations(locations) }, savedBy(session, now));
  await keep(transaction, session, decision, now);
  return decision;
}

/** Locks the levels of SKUs until the end of the transaction, and reads the locations; other saves wait. */
async function lockLevels(transaction: ShopTransaction, skus: readonly string[]) {
  await lockShop(transaction);
  const [levels, locations] = await Promise.all([lockStock(transaction, skus), listRoutingLocations(transaction)]);
  return { levels, locations };
}

async function keep(
  transaction: ShopTransaction,
  { staffName }: Pick<Session, 'staffName'>,
  decision: StockSaveDecision,
  now: Date,
): Promise<void> {
  if (decision.type !== 'saved') return;
  await saveStockChanges(transaction, countedStock(decision.changes, staffName, now.toISOString()));
  await addStockArrivedJobs(transaction, arrivedSkus(decision.changes));
}

/** Why people can't change on-hand units of locations, by location id. */
export async function readCountedElsewhere(transaction: ShopTransaction): Promise<ReadonlyMap<string, Words>> {
  return countedElsewhere(stockLocations(await listRoutingLocations(transaction)));
}

/** Reads a CSV file of levels and, without `isPreview`, saves its valid rows. */
export async function importStock(
  transaction: ShopTransaction,
  session: Pick<Session, 'staffName'>,
  { text, isPreview }: { text: string; isPreview: boolean },
  now: Date,
): Promise<StockImportOutcome> {
  const rows = numberedRows(Papa.parse<string[]>(text).data);
  const { levels, locations } = await lockLevels(transaction, skusOfFile(rows));
  const read = readStockCsv(rows, { levels, locations });
  if (read.problem !== null) return { read, decision: null };
  const decision = decideStockSave(read.changes, { levels, ...stockLocations(locations) }, savedBy(session, now));
  if (!isPreview) await keep(transaction, session, decision, now);
  return { read, decision };
}
