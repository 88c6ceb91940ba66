export type * from './IsoTime.ts';
export { hasMoment, lightMoment, type Moment, momentText } from './Moment.ts';
export { canEdit, canView, type Access } from './Access.ts';
export { asRecord } from './asRecord.ts';
export { type BatchDay, batchDays, type BatchDays, type BatchedOrder } from './batchDays.ts';
export { brandName } from './brandName.ts';
export { calendarDay } from './calendarDay.ts';
export { displayTimeZone } from './displayTimeZone.ts';
export { formatAge } from './formatAge.ts';
export { formatCount } from './formatCount.ts';
export { formatDate } from './formatDate.ts';
export { formatMoney, type MoneyFormat } from './formatMoney.ts';
export { formatTime } from './formatTime.ts';
export { isIanaTimeZone } from './isIanaTimeZone.ts';
export { rowsAtATime, showMoreText } from './moreRows.ts';
export {
  sampleAtATime,
  type SampleFacts,
  sampleProgressText,
  sampleSize,
  sampleText,
  sampleTexts,
} from './orderSample.ts';
export { isolated } from './isolated.ts';
export { ordersText } from './ordersText.ts';
export { pageTexts } from './pageTexts.ts';
export { parseEpoch } from './parseEpoch.ts';
export { parseInstant } from './parseInstant.ts';
export { parseJson } from './parseJson.ts';
export { isPartNotLoaded, partNotLoaded } from './partNotLoaded.ts';
export { patienceMs } from './patience.ts';
export { product } from './product.ts';
export { sectionName, sections, type Section, type SectionId } from './sections.ts';
export { sessionExpiredMarker, sessionExpiredText } from './sessionExpired.ts';
export { tabNames, type TabName, type TabNumber } from './tabNames.ts';
export { timeZoneLabel } from './timeZoneLabel.ts';
