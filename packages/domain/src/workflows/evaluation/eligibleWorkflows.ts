import type { Workflow } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { prepareWorkflows } from './runWorkflows.ts';

/** A workflow and when its current form took effect: the later of its save and its activation, ms since 1970. */
export interface DatedWorkflow {
  workflow: Workflow;
  runsSince: number;
}

/**
 * The workflows that an order is newly eligible for (§2): active ones for arriving orders that were saved or switched
 * on after it arrived, match it and did not run on it. `ran` has the ids of those that did.
 */
export function eligibleWorkflows(
  workflows: readonly DatedWorkflow[],
  order: WorkflowOrder,
  ran: ReadonlySet<string>,
  context: WorkflowContext,
): readonly Workflow[] {
  return workflows
    .filter(({ workflow, runsSince }) => {
      if (ran.has(workflow.workflowId) || workflow.trigger !== 'orderArrives') return false;
      if (order.createdAt !== null && runsSince <= order.createdAt) return false;
      const { runs } = prepareWorkflows([workflow], context).run('orderArrives', order);
      return runs.some(({ trace }) => trace.isMatch);
    })
    .map(({ workflow }) => workflow);
}
