export {
  discountedPrice,
  discountedPriceText,
  discountProblem,
  isDiscountActive,
  type PlanDiscount,
} from './planDiscount.ts';
export {
  pausedText,
  reductionRefusal,
  reductionTexts,
  type SmallerPlan,
  trialDaysOf,
  trialText,
} from './planReduction.ts';
export { planFeatures, planWords, priceCurrencyNote, priceText } from './planWords.ts';
export type { PlanState } from './PlanState.ts';
export type { PausedByPlan } from './PausedByPlan.ts';
export { isBillingLocationAllowed, type LocationParts } from './isBillingLocationAllowed.ts';
export {
  shouldOpenUpgradeOnLoad,
  isSaveBlocked,
  purchaseRefusal,
  saveRefusal,
  type UpgradeOffer,
  upgradeOffer,
} from './planGate.ts';
export { type ChargeType, offeredPlans, type Plan, planName, planOf, plans, priceCurrency } from './plans.ts';
export { billingErrorText, choosePlanLabel, planNotes, planThanksText, planTexts, pricingPath } from './planTexts.ts';
export {
  frozenText,
  freezeOverText,
  freezeTexts,
  type PastFreeze,
  type FreezeCause,
  type ShopFreeze,
  shownFreeze,
  type WaitingWork,
} from './shopFreeze.ts';
export { isUnpaid, type PlanSubscription, subscribedPlan } from './subscribedPlan.ts';
export { type PlanId, planIds } from '../shared/shop/planIds.ts';
