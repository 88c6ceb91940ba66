import { type PlanId, planIds } from '../../shared/shop/planIds.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** A plan's maximum active workflows (§6, §9); `null` for unlimited. */
export function activeWorkflowLimit(chargeType: number | null): number | null {
  return chargeType === planIds.elite ? null : growthLimit;
}

/** Why a plan can't run another workflow. */
export const activationText = inLanguage(
  'activationText',
  (most: number): string =>
    `Your plan runs ${most} workflows at a time. Switch one off, or upgrade to Elite to run any number.`,
);

/** Why another workflow can't be switched on; `null` when it can. `active` is how many are on. */
export function activationRefusal(chargeType: number | null, active: number): string | null {
  const limit = activeWorkflowLimit(chargeType);
  if (limit === null || active < limit) return null;
  return activationText(limit);
}

/** The plan without the limit. */
export const unlimitedWorkflowsPlan: PlanId = planIds.elite;

/** §6 gives Starter no workflows; a shop that has some runs as many as on Growth. */
const growthLimit = 5;
