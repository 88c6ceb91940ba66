import type { ShopTransaction } from '@hub/database';
import { addJobs, type NewJob } from '@hub/database/jobs';
import {
  addWorkflowRuns,
  type DecidedOrder,
  lockDecidedOrders,
  ordersWithRuns,
  readWorkflowOrders,
  type RunEvent,
  saveDecidedOrders,
} from '@hub/database/workflows';
import { afterWorkflows, type OrderRun, workflowsDone } from '@hub/domain/orders/actions';
import {
  bundleSplitters,
  keepEffects,
  prepareWorkflows,
  type Workflow,
  type WorkflowContext,
  type WorkflowOutcome,
  type WorkflowRun,
} from '@hub/domain/workflows';
import { type HoldJob, queues } from '../jobs/queues.ts';
import { changeOrderItems, type OrderItemChanges } from '../products/changeOrderItems.ts';
import { readUnknownBundleItems } from '../products/readUnknownBundleItems.ts';

export interface RunRequest {
  orderIds: readonly string[];
  /** In execution order; only active ones run. */
  workflows: readonly Workflow[];
  context: WorkflowContext;
  event: RunEvent;
  now: Date;
  /** Leaves other orders unchanged. */
  onlyOpen?: boolean;
  /** Ids of the workflows to start with; all by default. */
  started?: ReadonlySet<string>;
}

/** Orders to read at once. */
const ordersAtOnce = 500;

/**
 * Runs workflows on orders, once per event. Locks each order, decides it by the rules, and saves its stage, tags,
 * destination, hold, items, timeline, runs and the job that ends the hold. Unknown ids are ignored.
 */
export async function runOnOrders(
  transaction: ShopTransaction,
  { orderIds, workflows, context, event, now, onlyOpen = false, started }: RunRequest,
): Promise<ReadonlyMap<string, OrderRun>> {
  const results = new Map<string, OrderRun>();
  const prepared = prepareWorkflows(workflows, context);
  const splits = bundleSplitters(workflows).length > 0;
  const ids = [...new Set(orderIds)].toSorted((a, b) => Number(a) - Number(b));
  for (let start = 0; start < ids.length; start += ordersAtOnce) {
    const part = ids.slice(start, start + ordersAtOnce);
    const orders = await lockDecidedOrders(transaction, part);
    const done = await ordersWithRuns(transaction, event, [...orders.keys()]);
    const facts = await readWorkflowOrders(transaction, part);
    const withBundles = [...facts].flatMap(([id, { order }]) => ((order.bundles ?? []).length > 0 ? [id] : []));
    const unknownItems = splits ? await readUnknownBundleItems(transaction, withBundles, now) : new Map();
    const decided: (DecidedOrder & { ran: number })[] = [];
    const runs: (WorkflowRun & { orderId: string })[] = [];
    const itemChanges: OrderItemChanges[] = [];
    for (const [orderId, before] of orders) {
      const order = facts.get(orderId)?.order;
      if (order === undefined) continue;
      if (done.has(orderId)) results.set(orderId, { type: 'ranBefore' });
      else if (onlyOpen && before.state.stage !== 'open') results.set(orderId, { type: 'notOpen' });
      else {
        const outcome = prepared.run(
          event.trigger,
          { ...order, unknownBundleItems: unknownItems.get(orderId) ?? [] },
          before.state.stage === 'open',
          started,
        );
        const after = decide(before, outcome, now);
        if (after.ran > 0 || outcome.effects.errors.length > 0) decided.push(after);
        const { items, splitsBundles } = outcome.effects;
        if (splitsBundles || items.length > 0) itemChanges.push({ orderId, items, splitsBundles });
        runs.push(...outcome.runs.map((run) => ({ ...run, orderId })));
        const { errors } = outcome.effects;
        results.set(orderId, { type: 'ran', matched: after.ran, errors: errors.map(({ words }) => words) });
      }
    }
    await saveDecidedOrders(transaction, decided);
    await changeOrderItems(transaction, itemChanges, now);
    await addWorkflowRuns(transaction, event, runs, now);
    await addJobs(transaction, decided.flatMap(holdJobs));
  }
  return results;
}

function decide({ state, kept }: DecidedOrder, outcome: WorkflowOutcome, now: Date): DecidedOrder & { ran: number } {
  const at = now.toISOString();
  return {
    state: afterWorkflows(state, outcome, at),
    kept: keepEffects(kept, outcome.effects, state.stage === 'open', at),
    ran: workflowsDone(outcome),
  };
}

/** The job for the end of a hold, if it has one. */
function holdJobs({ state, kept }: DecidedOrder): NewJob[] {
  const until = kept.holdUntil;
  if (until === null) return [];
  const job: HoldJob = { orderId: state.order.orderId, until };
  return [{ queue: queues.holdEnds, data: job, startAt: new Date(until) }];
}
