import type { ShopTransaction } from '@hub/database';
import { readOpenOrders } from '@hub/database/batches';
import type { OpenOrder } from '@hub/domain/batching';
import type { Location } from '@hub/domain/routing';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readHandlings } from '../shipping/readHandlings.ts';

/** The open orders as a batch takes them, or leaves them out: also those that no 3PL would ship. With the locations. */
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
