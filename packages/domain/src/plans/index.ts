export { isBillingLocationAllowed, type LocationParts } from './isBillingLocationAllowed.ts';
export { shouldOpenUpgradeOnLoad, isSaveBlocked, type UpgradeOffer, upgradeOffer } from './planGate.ts';
export { type ChargeType, offeredPlans, type Plan, planName, planOf, plans, priceCurrency } from './plans.ts';
export {
  billingErrorText,
  choosePlanLabel,
  planNotes,
  planTexts,
  priceCurrencyNote,
  priceText,
  pricingPath,
} from './planTexts.ts';
export { type PlanId, planIds } from '../shared/planIds.ts';
