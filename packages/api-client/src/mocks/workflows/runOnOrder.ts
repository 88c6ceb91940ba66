import type { Message } from '@hub/domain/messages';
import {
  afterWorkflows,
  type OrderAction,
  type OrderRun,
  triggerAfter,
  workflowsDone,
} from '@hub/domain/orders/actions';
import { prepareWorkflows, type TriggerName, type Workflow } from '@hub/domain/workflows';
import { changeItems } from '../products/changeItems.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { setState } from '../shop/changeOrder.ts';
import { stateOf } from '../shop/stateOf.ts';
import { workflowContextOf, workflowOrder } from './workflowFacts.ts';

/** Runs the workflows that follow a person's action on an order. Returns why workflows failed; empty on success. */
export function runAfterAction(
  shop: SandboxShop,
  order: SandboxOrder,
  action: OrderAction,
  now: Date,
): readonly Message[] {
  // An error is retried with the trigger that caused it.
  const failed = action === 'run-workflow' ? lastTriggerOf(shop, order) : null;
  const trigger = failed ?? triggerAfter(action);
  return trigger === null ? [] : runOnOrder(shop, order, shop.workflows.list, trigger, now).errors;
}

function lastTriggerOf({ workflows }: SandboxShop, { orderId }: SandboxOrder): TriggerName | null {
  const last = workflows.runs.find((run) => run.orderId === String(orderId));
  return workflows.list.find(({ workflowId }) => workflowId === last?.workflowId)?.trigger ?? null;
}

/** Runs workflows on an order and records them. */
export function runOnOrder(
  shop: SandboxShop,
  order: SandboxOrder,
  workflows: readonly Workflow[],
  trigger: TriggerName,
  now: Date,
): Extract<OrderRun, { type: 'ran' }> {
  const outcome = prepareWorkflows(workflows, workflowContextOf(shop)).run(
    trigger,
    workflowOrder(shop, order),
    order.stage === 'open',
  );
  const at = now.toISOString();
  const { effects } = outcome;
  setState(shop, order, afterWorkflows(stateOf(order), outcome, at), now);
  changeItems(shop, order, effects, now);
  shop.workflows.tags.set(order.orderId, effects.tags);
  const runs = outcome.runs.map(({ workflow, trace, changes, problems, replaced }) => ({
    runId: crypto.randomUUID(),
    at,
    workflowId: workflow.workflowId,
    version: workflow.version,
    workflowName: workflow.name,
    orderId: String(order.orderId),
    orderName: order.name,
    trace,
    changes: [...changes, ...problems],
    replaced,
  }));
  shop.workflows.runs = [...runs.toReversed(), ...shop.workflows.runs];
  return { type: 'ran', matched: workflowsDone(outcome), errors: effects.errors.map(({ words }) => words) };
}
