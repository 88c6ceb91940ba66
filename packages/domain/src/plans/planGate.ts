import { type ChargeType, offeredPlans, type Plan } from './plans.ts';

/** Plan check runs when charge_type is below this (§2, §9). */
const lowestFullPlan = 2;

/**
 * The blocked-save flag: saving a provider opens the upgrade popup instead (contract, "Integrations, plans"). A charge
 * type that is absent blocks nothing here: the server decides.
 */
export function isSaveBlocked(chargeType: ChargeType): boolean {
  return chargeType !== null && chargeType < lowestFullPlan;
}

/** Whether the popup opens by itself on load: below the lowest full plan, once per session. */
export function shouldOpenUpgradeOnLoad(chargeType: ChargeType, wasShownThisSession: boolean): boolean {
  return isSaveBlocked(chargeType) && !wasShownThisSession;
}

/** What the upgrade popup shows. */
export interface UpgradeOffer {
  plans: readonly Plan[];
  /** Large when two plans are offered (§2). */
  isLarge: boolean;
}

/** The Growth card, the Elite card, or both: the plans above the current one. Null when there is none to offer. */
export function upgradeOffer(chargeType: ChargeType): UpgradeOffer | null {
  const offered = offeredPlans(chargeType);
  return offered.length === 0 ? null : { plans: offered, isLarge: offered.length > 1 };
}
