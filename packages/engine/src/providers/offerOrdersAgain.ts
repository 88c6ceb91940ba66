import type { ShopTransaction } from '@hub/database';
import { lockOrderRows } from '@hub/database/orders';
import { listOrdersInError } from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { accountName, type EnabledAccount } from '@hub/domain/integrations';
import type { Order } from '@hub/domain/orders';
import { changeInBulk } from '../orders/changeInBulk.ts';
import { recordAction } from '../orders/recordAction.ts';

/** Reopens orders whose only error was that one of these accounts, or its 3PL, was off. */
export async function offerOrdersAgain(
  transaction: ShopTransaction,
  accounts: readonly EnabledAccount[],
  now: Date,
): Promise<void> {
  const names = new Set(accounts.flatMap(({ provider, account }) => [provider.name, accountName(provider, account)]));
  if (names.size === 0) return;
  const waiting = await listOrdersInError(transaction, 'shipping.notConnected');
  const rows = [...(await lockOrderRows(transaction, waiting)).values()];
  const byProvider = Map.groupBy(rows, ({ order }) => unconnectedProvider(order));
  for (const [provider, own] of byProvider) {
    if (provider === null || !names.has(provider)) continue;
    const orderIds = own.map(({ order }) => order.orderId);
    const changes = await changeInBulk(transaction, null, orderIds, 'shipment-workflow', now);
    const offered = changes.flatMap(({ status, orderId }) => (status === 'success' ? [orderId] : []));
    const event = orderEvent('offeredAgain', { provider });
    await recordAction(transaction, offered, { event, staffId: null }, now);
  }
}

/** Name of the 3PL or account that was off; null when the order waits for something else. */
function unconnectedProvider({ shipmentError: error }: Order): string | null {
  if (error === null || typeof error !== 'object' || error.code !== 'shipping.notConnected') return null;
  return String((error.values as { provider?: unknown } | undefined)?.provider);
}
