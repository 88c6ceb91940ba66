export { AttentionStrip, type AttentionStripProps } from './AttentionStrip.tsx';
export { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx';
export type { DayRange } from './Calendar.tsx';
export { DateRange, type DateRangeProps } from './DateRange.tsx';
export { HiddenStagesCard, type HiddenStagesCardProps } from './HiddenStagesCard.tsx';
export { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';
export { OutsidePeriod, type OutsidePeriodProps } from './OutsidePeriod.tsx';
export { StageCards, type StageCardsProps } from './StageCards.tsx';
export { SummaryCards, type SummaryCardsProps } from './SummaryCards.tsx';
