import type { ShopTransaction } from '@hub/database';
import { updateShop } from '@hub/database/shops';
import { lockWorkflows, switchWorkflow } from '@hub/database/workflows';
import type { ChargeType } from '@hub/domain/plans';
import { type Workflow, workflowsBeyondPlan } from '@hub/domain/workflows';

/**
 * Gives a shop its plan, and switches off the active workflows that it does not run, in one transaction. Resolves to
 * those, and keeps their names for the people of the shop. A later, larger plan leaves them off: somebody switches on what is still wanted.
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
