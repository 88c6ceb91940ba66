import type { ShopTransaction } from '@hub/database';
import { readOpenOrders } from '@hub/database/batches';
import type { OpenOrder } from '@hub/domain/batching';
import type { Location } from '@hub/domain/routing';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readHandlings } from '../shipping/readHandlings.ts';

/** Reads the open orders for a batch, including those no 3PL would ship, with the locations. */
export async function readBatchOrders(
  transaction: ShopTransaction,
  store: ProviderStore,
  options: Parameters<typeof readOpenOrders>[1] = {},
): Promise<{ orders: readonly OpenOrder[]; locations: readonly Location[] }> {
  const [orders, { refusalOf, locations }] = await Promise.all([
    readOpenOrders(transaction, options),
    readHandlings(transaction, store),
  ]);
  return { orders: orders.map((order) => ({ ...order, refusal: order.refusal ?? refusalOf(order) })), locations };
}
