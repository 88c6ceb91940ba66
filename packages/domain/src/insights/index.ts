export type * from './ReportedOrder.ts';
export { calendarBuckets, type CalendarBucket, type CalendarBuckets, type CalendarUnit } from './calendarBuckets.ts';
export { type Cause, causeFigures, type CauseFigures, type CauseRow } from './causeFigures.ts';
export {
  comparedDays,
  type ComparedDays,
  type ComparedPeriod,
  comparedPeriods,
  type DaySpan,
  formatDaySpan,
  defaultComparedPeriod,
  isComparedPeriod,
} from './comparedDays.ts';
export { type ComparisonId, type ComparisonRow, comparisonRows, type PeriodFigures } from './comparisonRows.ts';
export { createOrderTally, type DayCount, type OrderReport, type OrderTally } from './createOrderTally.ts';
export { type CountedList, disagreements, disagreementTitle } from './disagreements.ts';
export { formatDuration } from './formatDuration.ts';
export {
  calendarTitle,
  partialDayText,
  insightsTexts,
  otherCausesText,
  shippingText,
  surplusText,
} from './insightsTexts.ts';
export { outsideText, undatedText, unreadableText } from './missingTexts.ts';
export { type DayPair, pairedDays, type PairedDays } from './pairedDays.ts';
export { reportedSpan, type ReportedSpan } from './reportedSpan.ts';
export { sampledItems, type SampledItems } from './sampledItems.ts';
export type { ShippingBucket, ShippingTimes } from './shippingTimes.ts';
export { maxSkuRows, skuFigures, type SkuFigures, type SkuReport, skuReport, type SkuRow } from './skuFigures.ts';
export { stageFigures, type StageFigures, type StageRow, type StageTab } from './stageFigures.ts';
export { reportTexts } from './reportTexts.ts';
export { defaultReportPeriod } from './defaultReportPeriod.ts';
