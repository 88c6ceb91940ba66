import type { StockPort } from '@hub/api-client/server';
import { readShopSettings } from '@hub/database/shopSettings';
import { readLocations } from '@hub/database/shops';
import { listMovements, listStock, readAllStock } from '@hub/database/stock';
import { stockToCsv } from '@hub/domain/stock';
import { importStock, readCountedElsewhere, saveStock } from '@hub/engine/stock';
import type { EngineCall } from '../CallContext.ts';

export function stockPort({ transaction, session, now }: EngineCall): StockPort {
  return {
    listStock: async (filters, page) => {
      const { lowStockThreshold } = await readShopSettings(transaction);
      const listed = await listStock(transaction, filters, { page, lowStockThreshold });
      return { ...listed, lowStockThreshold, countedElsewhere: await readCountedElsewhere(transaction) };
    },
    listMovements: (key) => listMovements(transaction, key),
    saveStock: (changes) => saveStock(transaction, session, changes, now),
    importStock: (file) => importStock(transaction, session, file, now),
    exportStock: async () => {
      const locations = await readLocations(transaction);
      const named = locations.map(({ locationId, name }) => ({ locationId: String(locationId), name }));
      return stockToCsv(await readAllStock(transaction), named);
    },
  };
}
