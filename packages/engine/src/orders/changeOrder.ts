import type { ShopTransaction } from '@hub/database';
import { lockOrders, saveOrders, stoppedByStore } from '@hub/database/orders';
import type { OrderStage } from '@hub/domain/orders';
import {
  applyAction,
  applyRemoval,
  type ChangeOutcome,
  type OrderAction,
  type OrderChange,
  type OrderState,
} from '@hub/domain/orders/actions';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { releaseAllocations, releaseRemoved } from '../routing/reserveStock.ts';
import { routeOpenOrder, routingAfter } from '../routing/routeOrders.ts';
import { holdAtWarehouse, removeAtWarehouse, withdrawHolds } from '../warehouses/requestChange.ts';
import { withdrawOrders } from '../warehouses/withdrawOrders.ts';
import { addDecisions } from './receiveOrder.ts';
import { repeatedRefusals } from './repeatedActions.ts';
import { type ChangedBy, recordAction, type TakenAction, takenAction } from './recordAction.ts';

/**
 * Applies an action to an order by the domain's transitions (§4 "Effects"), with follow-up jobs. An order at 3PLs goes
 * on hold once they agree. `by` is null without a person. Null for an unknown order.
 */
export async function changeOrder(
  transaction: ShopTransaction,
  orderId: string,
  action: Exclude<OrderAction, 'cancel-item'>,
  by: ChangedBy | null,
  now: Date,
): Promise<ChangeOutcome | null> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return null;
  const repeated = by && (await repeatedRefusals(transaction, [before], action)).get(orderId);
  if (repeated) return { orderName: before.order.orderName, refusal: repeated };
  const taken = takenAction(by, { action });
  if (action === 'hold-order' && before.stage === 'inFulfillment')
    return holdAtWarehouse(transaction, before, taken, now);
  const [undecided, outcome] = await Promise.all([
    // Its workflows have not run yet if the store held it from the start. Sent first, so read before the change.
    action === 'move-to-open' ? stoppedByStore(transaction, [orderId]) : [],
    save(transaction, before, applyAction(before, action, now.toISOString()), taken),
  ]);
  if (outcome.refusal !== null) return outcome;
  await addDecisions(transaction, undecided);
  // Its statement is sent first, so there is no need to await it.
  await Promise.all([
    recordAction(transaction, [orderId], taken, now),
    follow(transaction, orderId, action, before.stage, now),
  ]);
  return outcome;
}

/** Follow-up work of an action. */
async function follow(
  transaction: ShopTransaction,
  orderId: string,
  action: OrderAction,
  stageBefore: OrderStage,
  now: Date,
): Promise<void> {
  if (action === 'ship-now') {
    await withdrawHolds(transaction, [orderId]);
    await addWarehouseJobs(transaction, [orderId]);
  }
  if (action === 'move-to-close') {
    await releaseAllocations(transaction, [orderId], now);
    await withdrawOrders(transaction, [orderId], now);
  }
  const routing = routingAfter(action, stageBefore);
  if (routing !== null) await routeOpenOrder(transaction, orderId, routing, now);
}

/**
 * Removes units of a line (`cancel-item`) and releases their reserved stock. Asks 3PLs for units they have. Null for an
 * unknown order.
 */
export async function removeItems(
  transaction: ShopTransaction,
  orderId: string,
  removed: { lineItemId: string; quantity: number },
  by: ChangedBy | null,
  now: Date,
): Promise<ChangeOutcome | null> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return null;
  const { lineItemId, quantity } = removed;
  const name = before.detail.lineItems.find((item) => item.lineItemId === lineItemId)?.name ?? '';
  const taken = takenAction(by, { action: 'cancel-item', removed: { name, quantity } });
  if (before.stage === 'inFulfillment') return removeAtWarehouse(transaction, before, removed, taken, now);
  const outcome = await save(transaction, before, applyRemoval(before, lineItemId, quantity), taken);
  if (outcome.refusal !== null) return outcome;
  await Promise.all([
    recordAction(transaction, [orderId], taken, now),
    releaseRemoved(transaction, orderId, removed, now),
  ]);
  return outcome;
}

async function save(
  transaction: ShopTransaction,
  before: OrderState,
  { state, refusal }: OrderChange,
  taken: TakenAction | null,
): Promise<ChangeOutcome> {
  if (state !== null) await saveOrders(transaction, [{ before, after: state, event: taken?.event ?? null }]);
  return { orderName: before.order.orderName, refusal };
}
