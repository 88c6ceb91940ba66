import { settingsTexts } from './settingsTexts.ts';

/**
 * Why a plan cannot be chosen on the billing tab, or null where it can: only plans above the current one are offered
 * (contract). `chargeType` null is unknown, and then the server decides.
 */
export function planChoiceReason(planId: number, chargeType: number | null): string | null {
  if (chargeType === null || planId > chargeType) return null;
  return planId === chargeType ? settingsTexts.isCurrent : settingsTexts.isIncluded;
}
