export { AttentionStrip } from './AttentionStrip.tsx';
export { DashboardScreen } from './DashboardScreen.tsx';
export type { DayRange } from './Calendar.tsx';
export { DateRange } from './DateRange.tsx';
export { HiddenStagesCard } from './HiddenStagesCard.tsx';
export { OrderFilterBar } from './OrderFilterBar.tsx';
export { OutsidePeriod } from './OutsidePeriod.tsx';
export { StageCards } from './StageCards.tsx';
export { SummaryCards } from './SummaryCards.tsx';
