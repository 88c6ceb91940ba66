import { numberedRows } from '@hub/domain/imports';
import { stockLocations } from '@hub/domain/routing';
import {
  countedElsewhere,
  decideStockSave,
  filterStock,
  isLow,
  readStockCsv,
  type StockChange,
  stockPageSize,
  type StockSaveDecision,
  stockToCsv,
} from '@hub/domain/stock';
import Papa from 'papaparse';
import type { StockPort } from '../../stock/stockHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { keepStock, sandboxMovements, stockLevelsOf, stockRows, waitingUnits } from '../stock/sandboxStock.ts';

export function stockPort({ shop, now }: SandboxCall): StockPort {
  const decide = (changes: readonly StockChange[], { isPreview = false } = {}): StockSaveDecision => {
    const known = { levels: [...stockLevelsOf(shop).values()], ...stockLocations(shop.routing.locations) };
    const decision = decideStockSave(changes, known, savedBy(shop, now));
    if (decision.type === 'saved' && !isPreview) keepStock(shop, decision.changes, now);
    return decision;
  };
  return {
    listStock: (filters, page) => {
      const rows = stockRows(shop);
      const { lowStockThreshold } = shop.settings.saved;
      const found = filterStock(rows, filters, lowStockThreshold);
      const first = page * stockPageSize;
      const counted = new Set(rows.map(({ sku }) => sku));
      return {
        rows: found.slice(first, first + stockPageSize),
        total: found.length,
        totals: {
          levels: rows.length,
          low: rows.filter((row) => isLow(row, lowStockThreshold)).length,
          waitingSkus: [...waitingUnits(shop).keys()].filter((sku) => counted.has(sku)).length,
        },
        lowStockThreshold,
        countedElsewhere: countedElsewhere(stockLocations(shop.routing.locations)),
      };
    },
    listMovements: (key) => sandboxMovements(shop, key),
    saveStock: (changes) => decide(changes),
    importStock: ({ text, isPreview }) => {
      const levels = [...stockLevelsOf(shop).values()];
      const read = readStockCsv(numberedRows(Papa.parse<string[]>(text).data), {
        levels,
        locations: shop.routing.locations,
      });
      return { read, decision: read.problem === null ? decide(read.changes, { isPreview }) : null };
    },
    exportStock: () => {
      const all = filterStock(stockRows(shop), { search: '', locationId: null, show: 'all' }, 0);
      return stockToCsv(all, shop.routing.locations);
    },
  };
}
