export type * from './CallFailure.ts';
export type * from './IsoTime.ts';
export { type Checkout, type PaymentTerms, withoutPersonalWords } from './Checkout.ts';
export type * from './ReadonlyStore.ts';
export { canEdit, canView, type Access } from './Access.ts';
export { asOfText } from './asOfText.ts';
export { countries, countryCode } from './countries.ts';
export { crashTexts } from './crashTexts.ts';
export { countryLabel } from './countryLabel.ts';
export { countryName } from './countryName.ts';
export { asRecord } from './asRecord.ts';
export { ExactNumber, parseExactJson } from './ExactNumber.ts';
export { brandName } from './brandName.ts';
export { calendarDay } from './calendarDay.ts';
export { type DemoFacts, demoDataText, demoResetText, demoTexts } from './demoTexts.ts';
export { displayTimeZone } from './displayTimeZone.ts';
export { formatAge } from './formatAge.ts';
export { countFormat, formatCount } from './formatCount.ts';
export { formatDate } from './formatDate.ts';
export { formatPercent } from './formatPercent.ts';
export { formatQuantity } from './formatQuantity.ts';
export { formatMoney } from './formatMoney.ts';
export { formatShortTime } from './formatShortTime.ts';
export { formatTime } from './formatTime.ts';
export { formatTimeOfDay } from './formatTimeOfDay.ts';
export { isIanaTimeZone } from './isIanaTimeZone.ts';
export { leftOutText } from './leftOutText.ts';
export { rowsAtATime, showMoreText } from './showMoreText.ts';
export { emptyReportTexts, leftOutOrdersText, noneText, noOrdersText } from './emptyReports.ts';
export { bidiIsolate } from './bidiIsolate.ts';
export { type ReadGap, readAgainLabel, readGapText, sumReadGaps } from './ReadGap.ts';
export type { OrderReference } from './OrderReference.ts';
export { orderDisplayName } from './orderDisplayName.ts';
export { ordersText } from './ordersText.ts';
export { paginationTexts } from './paginationTexts.ts';
export { type CallDeadline, msToBegin } from './msToBegin.ts';
export { provinceCode } from './provinceCode.ts';
export { parseEpoch } from './parseEpoch.ts';
export { parseInstant } from './parseInstant.ts';
export { parseLocalTime } from './parseLocalTime.ts';
export { parseJson } from './parseJson.ts';
export { isChunkLoadError, chunkLoadErrorTexts } from './isChunkLoadError.ts';
export { slowAfterMs } from './slowAfterMs.ts';
export { reorderTexts } from './reorderTexts.ts';
export { sectionMessage, sectionName, sectionList, type Section, type SectionId, sections } from './sections.ts';
export {
  newerVersionText,
  outdatedSave,
  type SaveDecision,
  type SavedBy,
  type SavedVersion,
  savedVersionTexts,
  versionText,
  unsavedVersion,
} from './SavedVersion.ts';
export { sessionExpiredMarker, sessionExpiredText } from './sessionExpired.ts';
export { tabNames, type TabName, tabTitles } from './tabNames.ts';
export { type TabKey, type TabNumber, tabs } from './tabs.ts';
export { timeZoneLabel } from './timeZoneLabel.ts';
export { toKilograms, type WeightUnit, weightIn, weightText, weightUnitNames, weightUnits } from './weightUnits.ts';
export { demoBadgeTexts } from './demoBadgeTexts.ts';
export { type StoreAdminLink, type StoreAdminPage, storeAdminLink } from './storeAdminLink.ts';
export { isSameSku, skuKey } from './SkuQuantity.ts';
export { feedbackTexts } from './feedbackTexts.ts';
export { loadSubjects } from './loadSubjects.ts';
export { errorTexts } from './errorTexts.ts';
export { dataTexts } from './dataTexts.ts';
export { dialogTexts } from './dialogTexts.ts';
export { shortcutGroupTexts } from './shortcutGroupTexts.ts';
export { shortcutTexts } from './shortcutTexts.ts';
export { otherSubjects } from './otherSubjects.ts';
export { withoutUnstorable } from './withoutUnstorable.ts';
export { storeWords } from './storeWords.ts';
export type { StoreTracking } from './StoreTracking.ts';
export { defaultLocation, shippingLocation } from './shippingLocation.ts';
