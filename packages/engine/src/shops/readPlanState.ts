import type { ShopTransaction } from '@hub/database';
import { readPlanDiscount, readShop } from '@hub/database/shops';
import { readStoreConnection } from '@hub/database/store';
import { listWorkflows } from '@hub/database/workflows';
import { isDiscountActive, type PlanState } from '@hub/domain/plans';

/** The shop's plan status. Workflows that were switched on again or deleted no longer count as paused. */
export async function readPlanState(transaction: ShopTransaction, now: Date): Promise<PlanState> {
  const { trialEndsAt, pausedByPlan } = await readShop(transaction);
  const discount = await readPlanDiscount(transaction);
  const connection = await readStoreConnection(transaction);
  const off = new Map(
    (await listWorkflows(transaction))
      .filter(({ isActive }) => !isActive)
      .map((workflow) => [workflow.workflowId, workflow.name]),
  );
  const workflows = (pausedByPlan?.workflows ?? []).flatMap(({ workflowId }) => {
    const name = off.get(workflowId);
    return name === undefined ? [] : [{ workflowId, name }];
  });
  return {
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    isFrozen: connection !== null && connection.frozenAt !== null,
    discount: discount !== null && isDiscountActive(discount, now.getTime()) ? discount : null,
    paused: pausedByPlan === null || workflows.length === 0 ? null : { at: pausedByPlan.at, workflows },
  };
}
