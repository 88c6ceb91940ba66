export type { ComparedOrders, Comparison } from './Comparison.ts';
export { ComparisonScreen, type ComparisonScreenProps } from './ComparisonScreen.tsx';
export type { InsightsPlace } from './InsightsPage.tsx';
export { OrderReportScreen, type OrderReportScreenProps } from './OrderReportScreen.tsx';
export { PeriodBar, type PeriodBarProps } from './PeriodBar.tsx';
export type { ListPath, ReportedErrors, ReportedOrders } from './ReportAnswers.ts';
export type { SampleState, SkuPath } from './SampleState.ts';
export { SkuReportScreen, type SkuReportScreenProps } from './SkuReportScreen.tsx';
