export type { ComparedOrders, Comparison } from './Comparison.ts';
export { ComparisonScreen } from './ComparisonScreen.tsx';
export { OrderReportScreen } from './OrderReportScreen.tsx';
export type { ListPath, ReportedErrors, ReportedOrders } from './reportTypes.ts';
export { SkuReportScreen } from './SkuReportScreen.tsx';
