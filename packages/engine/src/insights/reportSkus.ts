import type { ShopTransaction } from '@hub/database';
import { readSkuReport } from '@hub/database/insights';
import { readShop } from '@hub/database/shops';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { SkuReport } from '@hub/domain/insights';
import { orderSearchOf } from '../orders/orderSearchOf.ts';

/** Units by SKU across all matching orders. */
export async function reportSkus(transaction: ShopTransaction, filters: OrderFilters, now: Date): Promise<SkuReport> {
  const { timeZone } = await readShop(transaction);
  return readSkuReport(transaction, orderSearchOf(filters, now, timeZone));
}
