export { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';
export type { PlanPurchase } from './PlanPurchase.ts';
export { UpgradePopup, type UpgradePopupProps } from './UpgradePopup.tsx';
