import type { ShopTransaction } from '@hub/database';
import { lockStock, saveStockChanges } from '@hub/database/stock';
import {
  arrivedSkus,
  countedStock,
  type providerStockName,
  type ReportedStock,
  reportedStockChanges,
  type storeStockName,
} from '@hub/domain/stock';
import { addStockArrivedJobs } from '../routing/reserveStock.ts';

interface Reporter {
  by: typeof storeStockName | typeof providerStockName;
  /** Locations this source counts. */
  countedThere: ReadonlySet<string>;
  /** Whether this is its first count here; the figures then apply, however old. */
  isFirst?: boolean;
  now: Date;
}

/** Saves reported stock and adds the job for orders waiting for it. The shop must be locked. */
export async function saveReportedStock(
  transaction: ShopTransaction,
  reports: readonly ReportedStock[],
  { now, ...reporter }: Reporter,
): Promise<number> {
  const levels = await lockStock(
    transaction,
    reports.map(({ sku }) => sku),
  );
  const changes = reportedStockChanges(reports, { levels, ...reporter });
  await saveStockChanges(transaction, countedStock(changes, reporter.by, now.toISOString()));
  await addStockArrivedJobs(transaction, arrivedSkus(changes));
  return changes.length;
}
