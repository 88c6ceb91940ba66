export { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx';
export type { DayRange } from './Calendar.tsx';
export { DateRange, type DateRangeProps } from './DateRange.tsx';
export { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';
export { StageCards, type StageCardsProps } from './StageCards.tsx';
export { SummaryCards, type SummaryCardsProps } from './SummaryCards.tsx';
