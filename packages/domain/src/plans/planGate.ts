import { message, type Words } from '../messages/Message.ts';
import { type PlanId, planIds } from '../shared/shop/planIds.ts';
import { type ChargeType, offeredPlans, type Plan } from './plans.ts';

/**
 * The blocked-save flag: Save opens the upgrade popup instead (contract, "Integrations, plans"). Without a charge
 * type the server decides.
 */
export function isSaveBlocked(chargeType: ChargeType): boolean {
  return chargeType !== null && chargeType < planIds.growth;
}

/** Why a server refuses to save a provider's settings; `null` when the plan includes it. */
export function saveRefusal(chargeType: ChargeType): Words | null {
  return isSaveBlocked(chargeType) ? message('calls.noProviders') : null;
}

/**
 * Why a server refuses the purchase of a plan; `null` when it is above the current one or the current one is unknown.
 */
export function purchaseRefusal(planId: PlanId, chargeType: ChargeType): Words | null {
  return chargeType !== null && planId <= chargeType ? message('calls.samePlan') : null;
}

/** Whether the popup opens on load: below the lowest full plan, once per session. */
export function shouldOpenUpgradeOnLoad(chargeType: ChargeType, wasShownThisSession: boolean): boolean {
  return isSaveBlocked(chargeType) && !wasShownThisSession;
}

/** Content of the upgrade popup. */
export interface UpgradeOffer {
  plans: readonly Plan[];
  /** Large when two plans are offered (§2). */
  isLarge: boolean;
}

/** The plans above the current one; `null` when there is none. */
export function upgradeOffer(chargeType: ChargeType): UpgradeOffer | null {
  const offered = offeredPlans(chargeType);
  return offered.length === 0 ? null : { plans: offered, isLarge: offered.length > 1 };
}
