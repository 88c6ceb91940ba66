export type { ComparedOrders, Comparison } from './Comparison.ts';
export { ComparisonScreen, type ComparisonScreenProps } from './ComparisonScreen.tsx';
export { OrderReportScreen, type OrderReportScreenProps } from './OrderReportScreen.tsx';
export type { ListPath, ReportedErrors, ReportedOrders } from './reportTypes.ts';
export { SkuReportScreen, type SkuReportScreenProps } from './SkuReportScreen.tsx';
export type { SkuSample } from './SkuSample.ts';
