export { FreezeNotice, type FreezeNoticeProps } from './FreezeNotice.tsx';
export { PlanNotices, type PlanNoticesProps } from './PlanNotices.tsx';
export { SmallerPlan, type SmallerPlanProps } from './SmallerPlan.tsx';
export { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';
export type { PlanPurchase } from './PlanPurchase.ts';
export { UpgradePopup, type UpgradePopupProps } from './UpgradePopup.tsx';
