import { type PlanId, planIds } from '../../shared/shop/planIds.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Most active workflows of a plan (§6, §9); null: unlimited. */
export function activeWorkflowLimit(chargeType: number | null): number | null {
  return chargeType === planIds.elite ? null : growthLimit;
}

/** Why a plan does not run one more workflow. */
export const activationText = inLanguage(
  'activationText',
  (most: number): string =>
    `Your plan runs ${most} workflows at a time. Switch one off, or upgrade to Elite to run any number.`,
);

/** Why one more workflow cannot be switched on; null when it can. `active`: how many are on already. */
export function activationRefusal(chargeType: number | null, active: number): string | null {
  const limit = activeWorkflowLimit(chargeType);
  if (limit === null || active < limit) return null;
  return activationText(limit);
}

/** The plan that lifts the limit. */
export const unlimitedWorkflowsPlan: PlanId = planIds.elite;

/** Starter has no workflows of its own in §6; a shop that has some runs as many as Growth. */
const growthLimit = 5;
