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
  /** Locations that it counts. */
  countedThere: ReadonlySet<string>;
  /** It has not counted here before: its figures count, however old they are. */
  isFirst?: boolean;
  now: Date;
}

/** Saves what is reported of stock, with the job that releases orders which wait for it. The shop is locked. */
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
