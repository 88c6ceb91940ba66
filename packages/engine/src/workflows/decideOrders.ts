import { randomUUID } from 'node:crypto';
import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { addNotificationEvents } from '@hub/database/notifications';
import { endDecisions, lockOrderRows, undecidedOrders } from '@hub/database/orders';
import { saveUnseenFields } from '@hub/database/store';
import {
  lastTriggerOf,
  listWorkflows,
  lockDecidedOrders,
  readWorkflowOrders,
  type RunEvent,
} from '@hub/database/workflows';
import { orderEvent } from '@hub/domain/events';
import type { Message } from '@hub/domain/messages';
import { type OrderAction, type OrderRun, triggerAfter } from '@hub/domain/orders/actions';
import { changedFields, startedByChange, type Workflow, type WorkflowOrder } from '@hub/domain/workflows';
import { type HoldJob, type OrderJob, queues } from '../jobs/queues.ts';
import { addEvent } from '../orders/addEvent.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { reviewIncompleteOrders } from '../shopSettings/missingOrderParts.ts';
import { routeOpenOrder, routeOpenOrders, stopsAlways } from '../routing/routeOrders.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';
import { runOnOrders } from './runOnOrders.ts';

/**
 * Runs the workflows that follow a person's action on an order. Returns why the order is stopped by errors, if it is.
 */
export async function runAfterAction(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
  action: OrderAction,
  now: Date,
): Promise<readonly Message[]> {
  const isRetry = action === 'run-workflow';
  if (!isRetry && triggerAfter(action) === null) return [];
  const [failed, workflows] = await Promise.all([
    // An error is retried from its original trigger.
    isRetry ? lastTriggerOf(transaction, orderId) : null,
    listWorkflows(transaction),
  ]);
  const trigger = failed ?? triggerAfter(action);
  if (trigger === null) return [];
  const event = { trigger, event: randomUUID() };
  const run = (await runActive(transaction, store, { orderIds: [orderId], workflows, event, now })).get(orderId);
  if (trigger === 'orderArrives') await routeOpenOrder(transaction, orderId, { stops: stopsAlways, again: true }, now);
  return run?.type === 'ran' ? run.errors : [];
}

/**
 * Job for a new store order: runs its workflows once, however often the job is tried, and reserves its units by the
 * routing rules. An order that stays open is ready for a batch, unless a part is missing that the settings require.
 */
export async function decideReceivedOrder(
  transaction: ShopTransaction,
  store: ProviderStore,
  { orderId }: OrderJob,
  now: Date,
): Promise<void> {
  await decideReceivedOrders(transaction, store, [orderId], now);
}

/** The same for several orders, once each. */
export async function decideReceivedOrders(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const event: RunEvent = { trigger: 'orderArrives', event: 'arrival' };
  const workflows = await listWorkflows(transaction);
  const runs = await runActive(transaction, store, { orderIds, workflows, event, now });
  const arrived = orderIds.filter((orderId) => runs.get(orderId)?.type !== 'ranBefore');
  await reviewIncompleteOrders(transaction, store, arrived, now);
  await routeOpenOrders(transaction, arrived, { stops: stopsAlways }, now);
  await endDecisions(transaction, orderIds);
  await addReadyJobs(transaction, arrived);
}

/**
 * Decides orders whose job is still pending before a person ships them; otherwise they could go to a 3PL other than the
 * one their workflows choose.
 */
export async function decideBeforeShipNow(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const undecided = await undecidedOrders(transaction, orderIds);
  if (undecided.length > 0) await decideReceivedOrders(transaction, store, undecided, now);
}

/** Runs the workflows before shipping, once per batch. */
export async function runBeforeShipping(
  transaction: ShopTransaction,
  store: ProviderStore,
  { orderId }: OrderJob,
  now: Date,
): Promise<void> {
  const row = (await lockOrderRows(transaction, [orderId])).get(orderId);
  if (row?.stage !== 'inFulfillment') return;
  const event: RunEvent = { trigger: 'beforeShipping', event: `batched ${row.order.batchedAt}` };
  await runActive(transaction, store, { orderIds: [orderId], workflows: await listWorkflows(transaction), event, now });
}

/** Runs the workflows for changed shipments after a shipment is created or its status changes. */
export async function runAfterShipmentChange(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
  now: Date,
): Promise<void> {
  const event: RunEvent = { trigger: 'shipmentChanges', event: randomUUID() };
  await runActive(transaction, store, { orderIds: [orderId], workflows: await listWorkflows(transaction), event, now });
}

/** An order before a change by its store, with the shop's workflows. */
export interface BeforeChange {
  order: WorkflowOrder;
  workflows: readonly Workflow[];
}

/** The order for workflows on changed orders, before its store changes it; null when no such workflow is active. */
export async function readBeforeChange(transaction: ShopTransaction, orderId: string): Promise<BeforeChange | null> {
  const workflows = await listWorkflows(transaction);
  if (!workflows.some(({ isActive, trigger }) => isActive && trigger === 'orderChanges')) return null;
  const order = (await readWorkflowOrders(transaction, [orderId])).get(orderId)?.order;
  return order === undefined ? null : { order, workflows };
}

/**
 * Runs workflows for changed orders that name what the store has changed, in this version or since they could last run.
 * Changes to a waiting order are kept until it is open, so that each counts once.
 */
export async function runAfterStoreChange(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
  { before, unseen, isOpen, changesOther }: StoreVersion,
  now: Date,
): Promise<void> {
  const after = (await readWorkflowOrders(transaction, [orderId])).get(orderId)?.order;
  if (after === undefined) return;
  const { order, workflows } = before;
  const context = await readWorkflowContext(transaction, store);
  const changed = changedFields({ before: order, after, changesOther }, context);
  const all = [...new Set([...unseen, ...changed])];
  const left = isOpen ? [] : all;
  if (left.length !== unseen.length) await saveUnseenFields(transaction, orderId, left);
  const started = startedByChange(workflows, all);
  if (!isOpen || started.size === 0) return;
  const event: RunEvent = { trigger: 'orderChanges', event: randomUUID() };
  await runOnOrders(transaction, { orderIds: [orderId], workflows, context, event, now, started });
}

/** A version of an order from the store. */
interface StoreVersion {
  before: BeforeChange;
  /** Fields changed while the order waited, which workflows have not seen. */
  unseen: readonly string[];
  isOpen: boolean;
  /** Whether something without a field has changed. */
  changesOther: boolean;
}

/** Job at the end of a hold: reopens the order, unless that hold no longer applies. */
export async function endHold(transaction: ShopTransaction, { orderId, until }: HoldJob, now: Date): Promise<void> {
  const order = (await lockDecidedOrders(transaction, [orderId])).get(orderId);
  if (order?.state.stage !== 'hold' || order.kept.holdUntil !== until) return;
  await changeOrder(transaction, orderId, 'move-to-open', null, now);
  await addEvent(transaction, orderId, orderEvent('holdEnded', {}), now);
  await addNotificationEvents(transaction, [{ kind: 'holdEnded', orderId }]);
  await addReadyJobs(transaction, [orderId]);
}

/** Runs by order; none when no active workflow has this trigger. */
async function runActive(
  transaction: ShopTransaction,
  store: ProviderStore,
  run: { orderIds: readonly string[]; workflows: readonly Workflow[]; event: RunEvent; now: Date },
): Promise<ReadonlyMap<string, OrderRun>> {
  if (!run.workflows.some(({ isActive, trigger }) => isActive && trigger === run.event.trigger)) return new Map();
  return runOnOrders(transaction, { ...run, context: await readWorkflowContext(transaction, store) });
}

async function addReadyJobs(transaction: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  const rows = await lockOrderRows(transaction, orderIds);
  const ready = orderIds.filter((orderId) => rows.get(orderId)?.stage === 'open');
  await addJobs(
    transaction,
    ready.map((orderId) => ({ queue: queues.orderReady, data: { orderId } satisfies OrderJob })),
  );
}
