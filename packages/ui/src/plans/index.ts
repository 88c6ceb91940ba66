export { PlanCard, type PlanCardProps } from './PlanCard.tsx';
export { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';
export type { PlanPurchase } from './PlanPurchase.ts';
export { PurchaseNotice, type PurchaseNoticeProps } from './PurchaseNotice.tsx';
export { UpgradePopup, type UpgradePopupProps } from './UpgradePopup.tsx';
