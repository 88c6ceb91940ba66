import type { ShopTransaction } from '@hub/database';
import { updateShop } from '@hub/database/shops';
import { lockWorkflows, switchWorkflow } from '@hub/database/workflows';
import type { ChargeType } from '@hub/domain/plans';
import { type Workflow, workflowsBeyondPlan } from '@hub/domain/workflows';

/**
 * Changes a shop's plan and switches off active workflows beyond its limit, in one transaction. Resolves to those
 * workflows and keeps their names for the shop's staff. A later, larger plan leaves them off: people switch on the ones
 * they need.
 */
export async function changePlan(
  transaction: ShopTransaction,
  chargeType: NonNullable<ChargeType>,
  now: Date,
): Promise<readonly Workflow[]> {
  const { list } = await lockWorkflows(transaction);
  await updateShop(transaction, { chargeType });
  const beyond = workflowsBeyondPlan(chargeType, list);
  for (const { workflowId } of beyond) await switchWorkflow(transaction, workflowId, false, now);
  if (beyond.length > 0) {
    const workflows = beyond.map(({ workflowId, name }) => ({ workflowId, name }));
    await updateShop(transaction, { pausedByPlan: { at: now.toISOString(), workflows } });
  }
  return beyond;
}
