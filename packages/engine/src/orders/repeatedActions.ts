import type { ShopTransaction } from '@hub/database';
import { lockOrders, readLastActions } from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import type { Message } from '@hub/domain/messages';
import type { OrderDetail } from '@hub/domain/orders/detail';
import {
  mayBeRepeated,
  type OrderAction,
  type OrderRowState,
  repeatedRefusal,
  shipsAgain,
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
  const candidates = orders.filter((state) => mayBeRepeated(state, action));
  if (candidates.length === 0) return new Map();
  const idsOf = (states: readonly OrderRowState[]) => states.map(({ order }) => order.orderId);
  const lastActions = await readLastActions(transaction, idsOf(candidates));
  const { timeZone } = await readShop(transaction);
  const refusals = new Map<string, Message>();
  const decide = (state: OrderRowState & { detail?: OrderDetail }) => {
    const { orderId } = state.order;
    const refusal = repeatedRefusal(state, action, lastActions.get(orderId) ?? null, timeZone);
    if (refusal === null) refusals.delete(orderId);
    else refusals.set(orderId, refusal);
  };
  candidates.forEach(decide);
  // Units may have come since; only these orders' items are read.
  const sentBefore = idsOf(
    candidates.filter((state) => shipsAgain(state, action) && refusals.has(state.order.orderId)),
  );
  for (let start = 0; start < sentBefore.length; start += ordersAtOnce) {
    const details = await lockOrders(transaction, sentBefore.slice(start, start + ordersAtOnce));
    for (const state of details.values()) decide(state);
  }
  return refusals;
}
