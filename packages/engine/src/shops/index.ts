export { cancelPlan, confirmPurchase, type PurchaseStart, startDowngrade, startPurchase } from './planPurchases.ts';
export { readPlanState } from './readPlanState.ts';
export { readOnboarding, recordTestOrder, skipOnboardingStep } from './onboarding.ts';
