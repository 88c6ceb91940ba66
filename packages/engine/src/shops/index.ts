export { cancelPlan, confirmPurchase, type PurchaseStart, startDowngrade, startPurchase } from './planPurchases.ts';
export { readPlanState } from './readPlanState.ts';
