import { message, type Words } from '@hub/domain/messages';
import type {
  ListedMovement,
  StockChange,
  StockFilters,
  StockImportOutcome,
  StockKey,
  StockRow,
  StockSaveDecision,
  StockTotals,
} from '@hub/domain/stock';
import { refusedReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { wholeNumber } from '../server/wholeNumber.ts';
import type { stockEndpoints } from './stockEndpoints.ts';
import {
  toStockChange,
  toWireAppliedChange,
  toWireCountedElsewhere,
  toWireMovement,
  toWireRefusedRow,
  toWireStockLevel,
  toWireStockRow,
} from './wireStock.ts';

/** A page of stock, with its totals. */
export interface ListedStock {
  rows: readonly StockRow[];
  /** Number of rows that match the filters. */
  total: number;
  totals: StockTotals;
  lowStockThreshold: number;
  /** Why levels of a location are counted elsewhere, by the location's id. */
  countedElsewhere: ReadonlyMap<string, Words>;
}

/** The stock of a shop. */
export interface StockPort {
  /** `page`: from 0. */
  listStock(filters: StockFilters, page: number): Answer<ListedStock>;
  /** Newest first. */
  listMovements(key: StockKey): Answer<readonly ListedMovement[]>;
  saveStock(changes: readonly StockChange[]): Answer<StockSaveDecision>;
  /** Reads a CSV file of levels; without `isPreview`, saves its valid rows. */
  importStock(file: { text: string; isPreview: boolean }): Answer<StockImportOutcome>;
  /** All levels as a CSV file. */
  exportStock(): Answer<string>;
}

export const stockHandlers = {
  listStock: async ({ port, query }) => {
    const filters = { search: query.search ?? '', locationId: query.location_id ?? null, show: query.show ?? 'all' };
    const listed = await port.listStock(filters, wholeNumber(query.offset ?? 0));
    const { levels, low, waitingSkus } = listed.totals;
    return {
      levels: listed.rows.map(toWireStockRow),
      total: listed.total,
      totals: { levels, low, waiting_skus: waitingSkus },
      low_stock_threshold: listed.lowStockThreshold,
      counted_elsewhere: toWireCountedElsewhere(listed.countedElsewhere),
    };
  },
  listStockMovements: async ({ port, query }) => {
    const key = { sku: query.sku, locationId: query.location_id };
    return { movements: (await port.listMovements(key)).map(toWireMovement) };
  },
  saveStock: async ({ port, body }) => stockReply(await port.saveStock(body.changes.map(toStockChange))),
  importStock: async ({ port, body }) => {
    const { read, decision } = await port.importStock({ text: body.text, isPreview: body.is_preview });
    if (decision === null) return refusedReply(read.problem ?? message('calls.unreadableFile'));
    return { ...stockReply(decision), refused: read.refused.map(toWireRefusedRow), unchanged: read.unchanged };
  },
  exportStock: async ({ port }) => port.exportStock(),
} satisfies Handlers<typeof stockEndpoints, StockPort>;

function stockReply(decision: StockSaveDecision) {
  if (decision.type === 'saved') return { status: 'success', changes: decision.changes.map(toWireAppliedChange) };
  if (decision.type === 'refused') return refusedReply(decision.message);
  return { ...refusedReply(decision.message), current: decision.current.map(toWireStockLevel) };
}
