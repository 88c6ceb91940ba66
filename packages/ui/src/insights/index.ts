export type { ComparedOrders, Comparison } from './Comparison.ts';
export { ComparisonScreen, type ComparisonScreenProps } from './ComparisonScreen.tsx';
export type { PageHeaderProps } from './InsightsPage.tsx';
export { OrderReportScreen, type OrderReportScreenProps } from './OrderReportScreen.tsx';
export type { ListPath, ReportedErrors, ReportedOrders } from './reportTypes.ts';
export { SkuReportScreen, type SkuReportScreenProps } from './SkuReportScreen.tsx';
export type { SkuPath, SkuSample } from './SkuSample.ts';
