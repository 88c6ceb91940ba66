import { randomUUID } from 'node:crypto';
import type { ShopTransaction } from '@hub/database';
import { readStoreConnection } from '@hub/database/store';
import { listWorkflows } from '@hub/database/workflows';
import { message } from '@hub/domain/messages';
import { appliedResult } from '@hub/domain/orders/actions';
import { type ApplyOutcome, runRefusal } from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';
import { runOnOrders } from './runOnOrders.ts';

/** Runs a workflow, active or not, on existing open orders in this transaction. Does not run in a frozen shop. */
export async function applyWorkflow(
  transaction: ShopTransaction,
  store: ProviderStore,
  { workflowId, orderIds }: { workflowId: string; orderIds: readonly string[] },
  now: Date,
): Promise<ApplyOutcome> {
  const [workflows, connection, context] = await Promise.all([
    listWorkflows(transaction),
    readStoreConnection(transaction),
    readWorkflowContext(transaction, store),
  ]);
  const workflow = workflows.find((other) => other.workflowId === workflowId);
  if (workflow === undefined) return 'unknown';
  if (connection !== null && connection.frozenAt !== null) return { refusal: message('calls.frozen') };
  const refusal = runRefusal(workflow, context);
  if (refusal !== null) return { refusal };
  const runs = await runOnOrders(transaction, {
    orderIds,
    workflows: [{ ...workflow, isActive: true }],
    context,
    event: { trigger: workflow.trigger, event: `applied ${randomUUID()}` },
    now,
    onlyOpen: true,
  });
  return { refusal: null, results: orderIds.map((orderId) => appliedResult(runs.get(orderId))) };
}
