import { refusedReply } from '../../http/wireWords.ts';
import { countLines } from '@hub/domain/imports';
import { countedByProvider, countedByStore } from '@hub/domain/routing';
import {
  countedElsewhere,
  decideStockSave,
  filterStock,
  isLow,
  readStockCsv,
  type StockCsvRow,
  stockPageSize,
  type StockSaveDecision,
  stockToCsv,
} from '@hub/domain/stock';
import Papa from 'papaparse';
import type { stockEndpoints } from '../../stock/stockEndpoints.ts';
import {
  toStockChange,
  toWireAppliedChange,
  toWireRefusedRow,
  toWireStockLevel,
  toWireCountedElsewhere,
  toWireStockRow,
} from '../../stock/wireStock.ts';
import type { Call, Mocks } from '../http/Mock.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { keepStock, stockLevelsOf, stockRows, waitingUnits } from '../stock/sandboxStock.ts';

export const stockMocks = {
  listStock: ({ shop, query }) => {
    const rows = stockRows(shop);
    const { lowStockThreshold } = shop.settings.saved;
    const filters = { search: query.search ?? '', locationId: query.location_id ?? null, show: query.show ?? 'all' };
    const found = filterStock(rows, filters, lowStockThreshold);
    const first = Number(query.offset ?? 0) * stockPageSize;
    const counted = new Set(rows.map(({ sku }) => sku));
    return {
      levels: found.slice(first, first + stockPageSize).map(toWireStockRow),
      total: found.length,
      totals: {
        levels: rows.length,
        low: rows.filter((row) => isLow(row, lowStockThreshold)).length,
        waiting_skus: [...waitingUnits(shop).keys()].filter((sku) => counted.has(sku)).length,
      },
      low_stock_threshold: lowStockThreshold,
      counted_elsewhere: toWireCountedElsewhere(countedElsewhere(knownLocations(shop))),
    };
  },
  saveStock: ({ shop, body, now }) => {
    const decision = decide(shop, body.changes.map(toStockChange), now);
    if (decision.type === 'saved') keepStock(shop, decision.changes);
    return saveReply(decision);
  },
  importStock: ({ shop, body, now }) => {
    const levels = [...stockLevelsOf(shop).values()];
    const read = readStockCsv(csvRows(body.text), { levels, locations: shop.routing.locations });
    if (read.problem !== null) return refusedReply(read.problem);
    const decision = decide(shop, read.changes, now);
    if (decision.type === 'saved' && !body.is_preview) keepStock(shop, decision.changes);
    return { ...saveReply(decision), refused: read.refused.map(toWireRefusedRow), unchanged: read.unchanged };
  },
  exportStock: ({ shop }) => {
    const all = filterStock(stockRows(shop), { search: '', locationId: null, show: 'all' }, 0);
    return stockToCsv(all, shop.routing.locations);
  },
} satisfies Mocks<typeof stockEndpoints>;

function decide(
  shop: SandboxShop,
  changes: Parameters<typeof decideStockSave>[0],
  now: Call<typeof stockEndpoints.saveStock>['now'],
): StockSaveDecision {
  const known = { levels: [...stockLevelsOf(shop).values()], ...knownLocations(shop) };
  return decideStockSave(changes, known, { savedAt: now.toISOString(), savedBy: shop.userName });
}

function knownLocations({ routing: { locations } }: SandboxShop) {
  return {
    locationIds: new Set(locations.map(({ locationId }) => locationId)),
    countedByStore: countedByStore(locations),
    countedByProvider: countedByProvider(locations),
  };
}

function saveReply(decision: StockSaveDecision) {
  if (decision.type === 'saved') return { status: 'success', changes: decision.changes.map(toWireAppliedChange) };
  if (decision.type === 'refused') return refusedReply(decision.message);
  return { ...refusedReply(decision.message), current: decision.current.map(toWireStockLevel) };
}

function csvRows(text: string): readonly StockCsvRow[] {
  let line = 1;
  return Papa.parse<string[]>(text).data.map((cells) => {
    const row = { line, cells };
    line += countLines(cells);
    return row;
  });
}
