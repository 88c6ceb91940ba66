export type * from './ReportedOrder.ts';
export { calendarBuckets, type CalendarUnit } from './calendarBuckets.ts';
export { type Cause, causeFigures, type CauseFigures } from './causeFigures.ts';
export {
  comparedDays,
  type ComparedDays,
  comparedPeriods,
  type DaySpan,
  formatDaySpan,
  defaultComparedPeriod,
  isComparedPeriod,
} from './comparedDays.ts';
export { type ComparisonId, type ComparisonRow, comparisonRows, type PeriodFigures } from './comparisonRows.ts';
export { createOrderTally, type DayCount, type OrderReport } from './createOrderTally.ts';
export { disagreements, disagreementTitle } from './disagreements.ts';
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
export { pairedDays, type PairedDays } from './pairedDays.ts';
export { reportedSpan, type ReportedSpan } from './reportedSpan.ts';
export { itemsToCount, type ItemsToCount } from './itemsToCount.ts';
export type { ShippingBucket, ShippingTimes } from './shippingTimes.ts';
export {
  maxSkuRows,
  mostUnitsFirst,
  type ReshipCount,
  skuFigures,
  type SkuFigures,
  type SkuReport,
  skuReport,
  type SkuRow,
} from './skuFigures.ts';
export { stageFigures, type StageFigures } from './stageFigures.ts';
export { reportTexts } from './reportTexts.ts';
export { defaultReportPeriod } from './reportedSpan.ts';
