import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import { listOrdersInError } from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { accountName, type EnabledAccount } from '@hub/domain/integrations';
import { addEvent } from '../orders/addEvent.ts';
import { changeOrder } from '../orders/changeOrder.ts';

/** Moves orders to open that are in error for nothing but that one of these accounts, or its 3PL, was off. */
export async function offerOrdersAgain(
  transaction: ShopTransaction,
  accounts: readonly EnabledAccount[],
  now: Date,
): Promise<void> {
  const names = new Set(accounts.flatMap(({ provider, account }) => [provider.name, accountName(provider, account)]));
  if (names.size === 0) return;
  const waiting = await listOrdersInError(transaction, 'shipping.notConnected');
  for (const [orderId, { stage, order }] of await lockOrders(transaction, waiting)) {
    const { shipmentError } = order;
    const isNamed = typeof shipmentError === 'object' && shipmentError?.code === 'shipping.notConnected';
    const provider = isNamed ? String((shipmentError.values as { provider?: unknown } | undefined)?.provider) : '';
    if (stage !== 'error' || !names.has(provider)) continue;
    const outcome = await changeOrder(transaction, orderId, 'shipment-workflow', null, now);
    if (outcome?.refusal === null) await addEvent(transaction, orderId, orderEvent('offeredAgain', { provider }), now);
  }
}
