import type { Words } from '../../messages/Message.ts';
import { changeOf } from '../actions/WorkflowChange.ts';
import type { RunResult } from '../evaluation/runResult.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import type { DatedWorkflow } from '../evaluation/eligibleWorkflows.ts';
import { evaluateWorkflow, type WorkflowTrace } from '../evaluation/evaluateWorkflow.ts';
import { workflowProblem } from './changeWorkflowList.ts';

/** Why a workflow would or would not run on an order now. */
export interface ExplainedWorkflow extends DatedWorkflow {
  /** Why it can't run as it is; `null` when it can. */
  problem: Words | null;
  trace: WorkflowTrace;
  /** What it would do on a match. */
  changes: readonly RunResult[];
}

export function explainWorkflow(
  { workflow, runsSince }: DatedWorkflow,
  order: WorkflowOrder,
  context: WorkflowContext,
): ExplainedWorkflow {
  return {
    workflow,
    runsSince,
    problem: workflowProblem(workflow, context),
    trace: evaluateWorkflow(workflow, order, context),
    changes: workflow.actions.map((action) => changeOf(action, context)),
  };
}
