import type { ShopTransaction } from '@hub/database';
import { lockOrders, readLastActions } from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import type { Message } from '@hub/domain/messages';
import {
  isAllSent,
  type OrderAction,
  type OrderRowState,
  repeatedRefusal,
  rowRefusal,
} from '@hub/domain/orders/actions';

/** Orders whose items are read together. */
const ordersAtOnce = 500;

/**
 * Why an action changes nothing on orders, by id, where a person has done the same before. The orders are locked by the
 * caller; those that it changes are absent.
 */
export async function repeatedRefusals(
  transaction: ShopTransaction,
  orders: readonly OrderRowState[],
  action: OrderAction,
): Promise<ReadonlyMap<string, Message>> {
  const isAgain = ({ stage }: OrderRowState) => action === 'ship-now' && stage === 'inFulfillment';
  const unchanged = orders.filter((state) => isAgain(state) || rowRefusal(state, action) !== null);
  if (unchanged.length === 0) return new Map();
  const idsOf = (states: readonly OrderRowState[]) => states.map(({ order }) => order.orderId);
  const lastActions = await readLastActions(transaction, idsOf(unchanged));
  const { timeZone } = await readShop(transaction);
  const refusals = new Map<string, Message>();
  for (const { order, stage } of unchanged) {
    const refusal = repeatedRefusal(action, stage, lastActions.get(order.orderId) ?? null, timeZone);
    if (refusal !== null) refusals.set(order.orderId, refusal);
  }
  const sentBefore = idsOf(unchanged.filter((state) => isAgain(state) && refusals.has(state.order.orderId)));
  for (let start = 0; start < sentBefore.length; start += ordersAtOnce) {
    const details = await lockOrders(transaction, sentBefore.slice(start, start + ordersAtOnce));
    // Units that came since are sent.
    for (const [orderId, { detail }] of details) if (!isAllSent(detail)) refusals.delete(orderId);
  }
  return refusals;
}
