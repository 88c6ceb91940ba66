export type * from './Order.ts';
export type * from './OrderDetail.ts';
export type * from './WorkflowError.ts';
export { type ActionPrompt, actionPrompt, canBeUndone, removalPrompt } from './actionPrompt.ts';
export { actionKey, actionKeysNote, actionKeysOf } from './actionKeys.ts';
export {
  type ActionReply,
  type ActionResult,
  actionResult,
  bulkResult,
  isRefused,
  resultTexts,
  runWorkflowResult,
} from './actionResults.ts';
export { actionFailureReport, type ActionReport, actionSuccessReport } from './actionReports.ts';
export { type BulkFailure, bulkFailure } from './bulkFailure.ts';
export { actionDoneText, actionMessages, actionSlowText, undoLabel } from './actionMessages.ts';
export { afterAction, type OrderState } from './afterAction.ts';
export {
  type BackOrderChoice,
  backOrderChoices,
  type BackOrderChoiceValue,
  backOrderSelectLabel,
  invalidAction,
  parseBackOrderChoice,
} from './backOrderChoices.ts';
export { type BackOrderFacts, backOrderFacts } from './backOrderFacts.ts';
export type { SkuQuantity } from '../shared/SkuQuantity.ts';
export {
  backOrderTexts,
  canReleasePartially,
  countedUnits,
  partialReleaseText,
  readingText,
  releasableText,
  shortText,
  unitsText,
} from './backOrderTexts.ts';
export type * from './BulkAction.ts';
export { bulkActions, bulkLabel, type BulkOffer, bulkOffers } from './bulkActions.ts';
export { type BulkConfirmation, bulkConfirmation } from './bulkConfirmation.ts';
export {
  type BulkReply,
  type BulkReport,
  bulkReport,
  countOrders,
  type OrderOutcome,
  outcomeSummary,
  type ReasonGroup,
} from './bulkReport.ts';
export {
  bulkRunningText,
  bulkSlowText,
  bulkSubject,
  bulkTexts,
  bulkButtonLabel,
  selectingMatchesText,
  notSelectableText,
  preflightChoices,
  preflightText,
  retryFailedLabel,
  bulkUndoneText,
  undoProgressText,
} from './bulkTexts.ts';
export { csvCell } from './csvCell.ts';
export { totalItems, totalShipments } from './detailTotals.ts';
export { type ErrorCause, errorCauses, errorCauseTexts } from './errorCauses.ts';
export { type ExportColumn, exportColumns, type ExportField, type TimeWriter } from './exportColumns.ts';
export {
  type ExportFacts,
  exportNote,
  exportNoteName,
  type ExportOutcome,
  exportSummary,
  exportTexts,
  unreadableInExport,
} from './exportTexts.ts';
export {
  customSearchCode,
  type ExportCode,
  exportEmpty,
  exportFileName,
  type ExportType,
  exportType,
  exportTypes,
} from './exportTypes.ts';
export {
  exactMatchesFirst,
  minSearchLength,
  orderSearchTexts,
  maxSearchResults,
  mostSpecificTab,
  tabsBySpecificity,
} from './orderSearch.ts';
export { fulfillmentLabel, fulfillmentStatuses } from './fulfillmentLabel.ts';
export {
  groupLineItems,
  lineItemGroup,
  type LineItemGroup,
  type LineItemGroups,
  type Shipment,
  shippedQuantity,
  type ShippedItem,
} from './groupLineItems.ts';
export {
  defaultRemoveQuantity,
  itemRemoval,
  type ItemRemoval,
  removableQuantity,
  removeQuantity,
} from './itemRemoval.ts';
export { emptyListHint, listCountText, missingOrdersText } from './listTexts.ts';
export { type OrderAccess, disabledReasonFor, disabledReasons } from './OrderAccess.ts';
export { type ActionOffer, canCancelPartialShipment, orderActions } from './orderActions.ts';
export {
  cannotBeUndone,
  defaultConfirmation,
  type OrderAction,
  orderActionNames,
  orderActionTexts,
} from './orderActionTexts.ts';
export {
  type Blockage,
  blockage,
  errorMessages,
  isOrderInError,
  type OrderErrorLabel,
  orderErrorLabel,
  requiredQuantityLabel,
  shipmentErrorText,
  unreadableError,
  workflowErrorParts,
} from './orderErrors.ts';
export { isFinal, isInTab, type OrderStage, orderStages } from './OrderStage.ts';
export {
  defaultSort,
  isOrderSort,
  type OrderSort,
  type OrderSortOption,
  orderSorts,
  pagedSortNote,
  sortOrders,
} from './orderSorts.ts';
export { ordersBetween } from './ordersBetween.ts';
export { nothingLeftToShip, orderStep, type OrderStep, orderSteps } from './orderStep.ts';
export { isTabNumber, type OrderTab, orderTab, orderTabs, type OrderTabStatsField, tabBySlug } from './orderTabs.ts';
export { type TabNumber, tabs } from '../shared/tabs.ts';
export {
  flowTriggeredText,
  isEmptyDetail,
  locationName,
  locationNames,
  orderDates,
  orderTexts,
  weightText,
} from './orderTexts.ts';
export { csvHeader, csvLines, ordersToCsv } from './ordersToCsv.ts';
export { parseShipmentError } from './parseShipmentError.ts';
export { parseWorkflowErrors } from './parseWorkflowErrors.ts';
export { type Preflight, preflight } from './preflight.ts';
export { refusalOf, type TransitionFacts } from './refusalOf.ts';
export {
  reconcileSelection,
  isSelected,
  emptySelection,
  selectedCountIn,
  selectedCount,
  selectedOrders,
  type Selection,
  setOrdersSelected,
  selectList,
  deselectOrders,
} from './Selection.ts';
export { selectionCoverage, type ShownOrders } from './selectionCoverage.ts';
export { selectionLabel } from './selectionLabel.ts';
export { type ShipmentFacts, shipmentFacts } from './shipmentFacts.ts';
export {
  shipmentStatuses,
  shipmentStatusLabel,
  type ShipmentTone,
  shipmentTone,
  trackingAdded,
} from './shipmentStatus.ts';
export { sortNewestFirst } from './sortNewestFirst.ts';
export { stageAfter } from './stageAfter.ts';
export { type StoreAdminOrderLink, storeAdminOrderLink } from './storeAdminOrderLink.ts';
export { suggestedAction } from './suggestedAction.ts';
export {
  backOrderStates,
  errorTypes,
  lineItemThreePlStatus,
  orderThreePlStatus,
  virtualItems,
} from './threePlStatus.ts';
export { clickedButton, timelineMessage, timelineNewestFirst } from './timelineMessage.ts';
export { undoOf } from './undoOf.ts';
export { undoReleaseReport } from './undoReleaseReport.ts';
export { withoutUnits } from './withoutUnits.ts';
export { maxViewNameLength, maxSavedViews, unreadableViewsText, viewName, viewNameProblem } from './viewName.ts';
