import { message } from '@hub/domain/messages';
import {
  refusedReply,
  toStockChange,
  toWireAppliedChange,
  toWireCountedElsewhere,
  toWireRefusedRow,
  toWireStockLevel,
  toWireStockRow,
} from '@hub/api-client/server';
import type { StockEndpointName } from '@hub/api-client/stock';
import { type Database, listStock, readAllStock, readLocations, readShopSettings } from '@hub/database';
import { type StockSaveDecision, stockToCsv } from '@hub/domain/stock';
import { importStock, readCountedElsewhere, saveStock } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about stock, but for the file of all levels. */
export const stockHandlers = {
  listStock: async ({ transaction, query }) => {
    const { lowStockThreshold } = await readShopSettings(transaction);
    const filters = { search: query.search ?? '', locationId: query.location_id ?? null, show: query.show ?? 'all' };
    const page = Math.max(0, Math.trunc(Number(query.offset ?? 0)) || 0);
    const { rows, total, totals } = await listStock(transaction, filters, { page, lowStockThreshold });
    return {
      levels: rows.map(toWireStockRow),
      total,
      totals: { levels: totals.levels, low: totals.low, waiting_skus: totals.waitingSkus },
      low_stock_threshold: lowStockThreshold,
      counted_elsewhere: toWireCountedElsewhere(await readCountedElsewhere(transaction)),
    };
  },
  saveStock: async ({ transaction, session, body, now }) =>
    saveReply(await saveStock(transaction, session, body.changes.map(toStockChange), now)),
  importStock: async ({ transaction, session, body, now }) => {
    const { text, is_preview: isPreview } = body;
    const { read, decision } = await importStock(transaction, session, { text, isPreview }, now);
    if (decision === null) return refusedReply(read.problem ?? message('calls.unreadableFile'));
    return { ...saveReply(decision), refused: read.refused.map(toWireRefusedRow), unchanged: read.unchanged };
  },
} satisfies Handlers<Exclude<StockEndpointName, 'exportStock'>>;

function saveReply(decision: StockSaveDecision) {
  if (decision.type === 'saved') return { status: 'success', changes: decision.changes.map(toWireAppliedChange) };
  if (decision.type === 'refused') return refusedReply(decision.message);
  return { ...refusedReply(decision.message), current: decision.current.map(toWireStockLevel) };
}

/** All levels as a CSV file. */
export function answerExportStock(database: Database, shopId: number): Promise<string> {
  return database.inShop(shopId, async (transaction) => {
    const locations = await readLocations(transaction);
    const named = locations.map(({ locationId, name }) => ({ locationId: String(locationId), name }));
    return stockToCsv(await readAllStock(transaction), named);
  });
}
