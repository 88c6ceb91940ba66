export type * from './CallFailure.ts';
export type * from './IsoTime.ts';
export { canEdit, canView, type Access } from './Access.ts';
export { asRecord } from './asRecord.ts';
export { type BatchDay, batchDays, type BatchDays, type BatchedOrder } from './batchDays.ts';
export { brandName } from './brandName.ts';
export { calendarDay } from './calendarDay.ts';
export { displayTimeZone } from './displayTimeZone.ts';
export { formatAge } from './formatAge.ts';
export { formatCount } from './formatCount.ts';
export { formatDate } from './formatDate.ts';
export { formatQuantity } from './formatQuantity.ts';
export { formatMoney, type MoneyFormat } from './formatMoney.ts';
export { formatTime } from './formatTime.ts';
export { isIanaTimeZone } from './isIanaTimeZone.ts';
export { rowsAtATime, showMoreText } from './showMoreText.ts';
export {
  sampleConcurrency,
  type SampleFacts,
  sampleProgressText,
  sampleSize,
  sampleText,
  sampleTexts,
} from './orderSample.ts';
export { bidiIsolate } from './bidiIsolate.ts';
export type { OrderReference } from './OrderReference.ts';
export { ordersText } from './ordersText.ts';
export { paginationTexts } from './paginationTexts.ts';
export { parseEpoch } from './parseEpoch.ts';
export { parseInstant } from './parseInstant.ts';
export { parseJson } from './parseJson.ts';
export { isChunkLoadError, chunkLoadErrorTexts } from './isChunkLoadError.ts';
export { slowAfterMs } from './slowAfterMs.ts';
export { sectionName, sectionList, type Section, type SectionId, sections } from './sections.ts';
export { sessionExpiredMarker, sessionExpiredText } from './sessionExpired.ts';
export { tabNames, type TabName } from './tabNames.ts';
export { type TabKey, type TabNumber, tabs } from './tabs.ts';
export { timeZoneLabel } from './timeZoneLabel.ts';
