export type * from './calls/CallFailure.ts';
export type * from './dates/IsoTime.ts';
export { type Checkout, noPersonalWords, type PaymentTerms } from './orders/Checkout.ts';
export type * from './ReadonlyStore.ts';
export type * from './screens/HealthItem.ts';
export { canEdit, canView, type Access } from './access/Access.ts';
export { asOfText } from './dates/asOfText.ts';
export { countries, countryCode } from './addresses/countries.ts';
export { crashTexts } from './screens/crashTexts.ts';
export { countryLabel } from './addresses/countryLabel.ts';
export { countryName } from './addresses/countryName.ts';
export { asRecord } from './texts/asRecord.ts';
export { ExactNumber, parseExactJson } from './numbers/ExactNumber.ts';
export { brandName } from './screens/brandName.ts';
export { calendarDay } from './dates/calendarDay.ts';
export { type DemoFacts, demoDataText, demoResetText, demoTexts } from './screens/demoTexts.ts';
export { displayTimeZone } from './dates/displayTimeZone.ts';
export { formatAge } from './dates/formatAge.ts';
export { countFormat, formatCount } from './numbers/formatCount.ts';
export { formatDate } from './dates/formatDate.ts';
export { formatPercent } from './numbers/formatPercent.ts';
export { formatQuantity } from './numbers/formatQuantity.ts';
export { formatMoney } from './numbers/formatMoney.ts';
export { formatShortTime } from './dates/formatShortTime.ts';
export { formatTime } from './dates/formatTime.ts';
export { formatTimeOfDay } from './dates/formatTimeOfDay.ts';
export { isIanaTimeZone } from './dates/isIanaTimeZone.ts';
export { leftOutText } from './lists/leftOutText.ts';
export { rowsAtATime, showMoreText } from './lists/showMoreText.ts';
export { emptyReportTexts, leftOutOrdersText, noneText, noOrdersText } from './lists/emptyReports.ts';
export { bidiIsolate } from './texts/bidiIsolate.ts';
export { type ReadGap, readAgainLabel, readGapText, sumReadGaps } from './lists/ReadGap.ts';
export type { OrderReference } from './orders/OrderReference.ts';
export { orderDisplayName } from './orders/orderDisplayName.ts';
export { ordersText } from './orders/ordersText.ts';
export { paginationTexts } from './lists/paginationTexts.ts';
export { type CallDeadline, msToBegin } from './calls/msToBegin.ts';
export { type AddressPart, addressParts, missingAddressParts } from './addresses/missingAddressParts.ts';
export { provinceCode, provincesOf } from './addresses/provinceCode.ts';
export {
  type Address,
  type AddressField,
  addressFields,
  type AddressProblem,
  addressProblems,
  addressWarnings,
  changedAddressParts,
  longestAddressPart,
  tidyAddress,
} from './addresses/addressProblems.ts';
export { parseEpoch } from './dates/parseEpoch.ts';
export { parseInstant } from './dates/parseInstant.ts';
export { parseLocalTime } from './dates/parseLocalTime.ts';
export { parseJson } from './texts/parseJson.ts';
export { isChunkLoadError, chunkLoadErrorTexts } from './calls/isChunkLoadError.ts';
export { slowAfterMs } from './calls/slowAfterMs.ts';
export { reorderTexts } from './lists/reorderTexts.ts';
export { sectionMessage, sectionName, sectionList, type Section, type SectionId, sections } from './access/sections.ts';
export {
  newerVersionText,
  outdatedSave,
  type SaveDecision,
  type SavedBy,
  type SavedVersion,
  savedVersionTexts,
  versionText,
  unsavedVersion,
} from './calls/SavedVersion.ts';
export { sessionExpiredMarker, sessionExpiredText } from './calls/sessionExpired.ts';
export { tabNames, type TabName, tabTitles } from './orders/tabNames.ts';
export { type TabKey, type TabNumber, tabs } from './orders/tabs.ts';
export { timeZoneLabel } from './dates/timeZoneLabel.ts';
export {
  toKilograms,
  type WeightUnit,
  weightIn,
  weightText,
  weightUnitNames,
  weightUnits,
} from './numbers/weightUnits.ts';
export { demoBadgeTexts } from './screens/demoBadgeTexts.ts';
export {
  type StoreAdminLink,
  type StoreAdminPage,
  type StoreAdminUrl,
  storeAdminLink,
  storeAdminUrl,
} from './shop/storeAdminLink.ts';
export { isSameSku, skuKey } from './orders/SkuQuantity.ts';
export { feedbackTexts } from './screens/feedbackTexts.ts';
export { type Capability, serverCapabilities } from './shop/capabilities.ts';
export { loadSubjects } from './screens/loadSubjects.ts';
export { errorTexts } from './screens/errorTexts.ts';
export { dataTexts } from './screens/dataTexts.ts';
export { dialogTexts } from './screens/dialogTexts.ts';
export { shortcutGroupTexts } from './screens/shortcutGroupTexts.ts';
export { shortcutTexts } from './screens/shortcutTexts.ts';
export { withoutUnstorable } from './texts/withoutUnstorable.ts';
export { storeWords } from './shop/storeWords.ts';
export type { StoreTracking } from './shipping/StoreTracking.ts';
export { defaultLocation, shippingLocation } from './shipping/shippingLocation.ts';
