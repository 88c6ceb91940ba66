export { FreezeNotice } from './FreezeNotice.tsx';
export { PlanNotices } from './PlanNotices.tsx';
export { SmallerPlan } from './SmallerPlan.tsx';
export { PlanGrid } from './PlanGrid.tsx';
export type { PlanPurchase } from './PlanPurchase.ts';
export { UpgradePopup } from './UpgradePopup.tsx';
