import { inLanguage } from '../languages/inLanguage.ts';

/** Why a plan is not offered. */
export const planChoiceWords = inLanguage('planChoiceWords', {
  isCurrent: 'This is your current plan.',
  isIncluded: 'Your plan already includes everything in this one. You can only upgrade here.',
});

/**
 * Why a plan can't be chosen on the billing tab; `null` when it can. Only plans above the current one are offered
 * (contract). With `chargeType` `null` it is unknown, so the server decides.
 */
export function planChoiceReason(planId: number, chargeType: number | null): string | null {
  if (chargeType === null || planId > chargeType) return null;
  return planId === chargeType ? planChoiceWords.isCurrent : planChoiceWords.isIncluded;
}
