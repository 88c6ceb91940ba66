import { settingsTexts } from './settingsTexts.ts';

/**
 * Why a plan cannot be chosen on the billing tab; null when it can: only plans above the current one are offered
 * (contract). `chargeType` null: unknown, so the server decides.
 */
export function planChoiceReason(planId: number, chargeType: number | null): string | null {
  if (chargeType === null || planId > chargeType) return null;
  return planId === chargeType ? settingsTexts.isCurrent : settingsTexts.isIncluded;
}
