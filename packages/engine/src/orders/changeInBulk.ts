import type { ShopTransaction } from '@hub/database';
import { lockOrderRows, lockOrders, saveOrderRows, saveOrders, stoppedByStore } from '@hub/database/orders';
import { ordersAtWarehouses } from '@hub/database/warehouses';
import { message } from '@hub/domain/messages';
import {
  applyAction,
  type BulkChange,
  changesDetail,
  type OrderRowState,
  rowAfterAction,
  rowRefusal,
} from '@hub/domain/orders/actions';
import { type BulkCallAction, bulkChanges } from '@hub/domain/orders/bulk';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { releaseAllocations } from '../routing/reserveStock.ts';
import { addRoutingJobs, routingAfter } from '../routing/routeOrders.ts';
import { withdrawHolds } from '../warehouses/requestChange.ts';
import { withdrawOrders } from '../warehouses/withdrawOrders.ts';
import { addDecisions } from './receiveOrder.ts';
import { type ChangedBy, recordAction, takenAction } from './recordAction.ts';
import { repeatedRefusals } from './repeatedActions.ts';

/** Bulk actions by people, and automatic ones once a 3PL is back. */
type ChangeInBulk = BulkCallAction | 'shipment-workflow';

/**
 * Applies one action to many orders by the domain's transitions. Outcomes are in the order of `orderIds`: 'skipped'
 * when the action doesn't apply, 'error' when the order doesn't exist. `by` is null without a person. Writes timelines
 * and follow-up jobs of changed orders.
 */
export async function changeInBulk(
  transaction: ShopTransaction,
  by: ChangedBy | null,
  orderIds: readonly string[],
  action: ChangeInBulk,
  now: Date,
): Promise<BulkChange[]> {
  const found = await lockOrderRows(transaction, orderIds);
  const changes: { before: OrderRowState; after: OrderRowState }[] = [];
  const repeated = by && (await repeatedRefusals(transaction, [...found.values()], action));
  const outcomes = bulkChanges(orderIds, (orderId) => {
    const before = found.get(orderId);
    if (before === undefined) return undefined;
    const refusal = repeated?.get(orderId) ?? rowRefusal(before, action);
    if (refusal !== null) return refusal;
    const after = rowAfterAction(before, action, now.toISOString());
    if (after === null) return message('orders.cannotBeDone');
    changes.push({ before, after });
    return null;
  });
  const changed = changes.map(({ before }) => before.order.orderId);
  const [undecided] = await Promise.all([
    // Their workflows have not run yet if the store held them from the start. Sent first, so read before the change.
    action === 'move-to-open' ? stoppedByStore(transaction, changed) : [],
    changesDetail(action) ? changeDetails(transaction, changed, action, now) : saveOrderRows(transaction, changes),
  ]);
  if (action === 'ship-now') {
    const known = await ordersAtWarehouses(transaction, changed);
    await withdrawHolds(transaction, [...new Set(known.map(({ orderId }) => orderId))]);
    await addWarehouseJobs(transaction, changed);
  }
  if (action === 'move-to-close') {
    await releaseAllocations(transaction, changed, now);
    const atWarehouses = await ordersAtWarehouses(transaction, changed);
    await withdrawOrders(transaction, [...new Set(atWarehouses.map(({ orderId }) => orderId))], now);
  }
  await routeOpened(transaction, changes, action);
  await addDecisions(transaction, undecided);
  const taken = takenAction(by && { ...by, isBulk: true }, { action });
  await recordAction(transaction, changed, taken, now);
  return outcomes;
}

/** Routes opened orders by jobs, since each takes its own locks. */
async function routeOpened(
  transaction: ShopTransaction,
  changes: readonly { before: OrderRowState }[],
  action: ChangeInBulk,
): Promise<void> {
  for (const [stage, group] of Map.groupBy(changes, ({ before }) => before.stage)) {
    const routing = routingAfter(action, stage);
    const orderIds = group.map(({ before }) => before.order.orderId);
    if (routing !== null) await addRoutingJobs(transaction, orderIds, routing);
  }
}

/** Orders whose items are read together; thousands would take hundreds of megabytes. */
const ordersAtOnce = 500;

/** Item-changing actions also load and save line items. The orders are already locked. */
async function changeDetails(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  action: ChangeInBulk,
  now: Date,
): Promise<void> {
  for (let start = 0; start < orderIds.length; start += ordersAtOnce) {
    const found = await lockOrders(transaction, orderIds.slice(start, start + ordersAtOnce));
    const changes = [...found.values()].flatMap((before) => {
      const after = applyAction(before, action, now.toISOString()).state;
      return after === null ? [] : [{ before, after }];
    });
    await saveOrders(transaction, changes);
  }
}
