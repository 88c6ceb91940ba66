import { message, type Message, type Words } from '@hub/domain/messages';
import {
  listDatedWorkflows,
  listWorkflowRuns,
  readWorkflowOrders,
  type ShopTransaction,
  type StoredRun,
  workflowsRunOn,
} from '@hub/database';
import type { Flow } from '@hub/domain/orders';
import {
  changeOf,
  type DatedWorkflow,
  eligibleWorkflows,
  evaluateWorkflow,
  type RunResult,
  workflowProblem,
  type WorkflowTrace,
} from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { fieldsRead } from './fieldsRead.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';

/** Why workflows ran on an order, and why each would or would not run now. */
export interface Explanation {
  /** Newest first. */
  runs: readonly StoredRun[];
  now: readonly (DatedWorkflow & {
    /** Why it cannot run as it is; null when it can. */
    problem: Words | null;
    trace: WorkflowTrace;
    /** What it would do if it matched. */
    changes: readonly RunResult[];
  })[];
  /** Why nothing more can run on it; null for an open order. */
  closedBecause: Message | null;
}

/** Most runs of an order that are explained. */
const explainedRuns = 500;

/** Null for an unknown order. */
export async function explainOrder(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<Explanation | null> {
  const found = (await readWorkflowOrders(transaction, [orderId])).get(orderId);
  if (found === undefined) return null;
  const [context, workflows, runs] = await Promise.all([
    readWorkflowContext(transaction, store),
    listDatedWorkflows(transaction),
    listWorkflowRuns(transaction, { orderId, before: null, limit: explainedRuns }),
  ]);
  return {
    runs,
    now: workflows.map(({ workflow, runsSince }) => ({
      workflow,
      runsSince,
      problem: workflowProblem(workflow, context),
      trace: evaluateWorkflow(workflow, found.order, context),
      changes: workflow.actions.map((action) => changeOf(action, context)),
    })),
    closedBecause: found.stage === 'open' ? null : message('orders.notOpen'),
  };
}

/** The workflows that an order is newly eligible for (§2); null for one that is not open, whose list is kept with it. */
export async function eligibleFlows(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<readonly Flow[] | null> {
  const [workflows, ran, context] = await Promise.all([
    listDatedWorkflows(transaction),
    workflowsRunOn(transaction, orderId),
    readWorkflowContext(transaction, store),
  ]);
  const active = workflows.filter(({ workflow }) => workflow.isActive);
  const fields = fieldsRead(active.map(({ workflow }) => workflow));
  const found = (await readWorkflowOrders(transaction, [orderId], fields)).get(orderId);
  if (found?.stage !== 'open') return null;
  return eligibleWorkflows(active, found.order, ran, context).map(({ name }) => ({ name }));
}
