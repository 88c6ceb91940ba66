import { message, type Message } from '@hub/domain/messages';
import type { ShopTransaction } from '@hub/database';
import {
  listDatedWorkflows,
  listWorkflowRuns,
  readWorkflowOrders,
  type StoredRun,
  workflowsRunOn,
} from '@hub/database/workflows';
import type { Flow } from '@hub/domain/orders/detail';
import { eligibleWorkflows, type ExplainedWorkflow, explainWorkflow } from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { fieldsRead } from './fieldsRead.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';

/** Why workflows ran on an order, and whether each would run now. */
export interface Explanation {
  /** Newest first. */
  runs: readonly StoredRun[];
  now: readonly ExplainedWorkflow[];
  /** Why nothing more can run on it; null for an open order. */
  closedBecause: Message | null;
}

/** Maximum runs of an order to explain. */
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
    now: workflows.map((dated) => explainWorkflow(dated, found.order, context)),
    closedBecause: found.stage === 'open' ? null : message('orders.notOpen'),
  };
}

/** Workflows an order is newly eligible for (§2); null when the order isn't open, since its list is stored with it. */
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
