export type * from './Order.ts';
export type * from './OrderDetail.ts';
export { type WorkflowError, workflowErrorWords } from './WorkflowError.ts';
export { actionPrompt, asksWarehouse, canBeUndone, removalPrompt } from './actionPrompt.ts';
export {
  actionDestination,
  clearedTodayText,
  destinationLabel,
  type HandledOrders,
  openNextLabel,
} from './actionDestination.ts';
export { actionConsequence } from './actionConsequence.ts';
export { addressChangeEvent } from './addressChangeEvent.ts';
export { actionKey, actionKeysNote, actionKeysOf } from './actionKeys.ts';
export {
  type ActionReply,
  type ActionResult,
  actionResult,
  bulkResult,
  resultTexts,
  runWorkflowResult,
} from './actionResults.ts';
export { rowStatusMeaning, statusMeaning } from './statusMeaning.ts';
export { actionFailureReport, type ActionReport, actionSuccessReport } from './actionReports.ts';
export { type BulkFailure, bulkFailure, sendAgainText } from './bulkFailure.ts';
export { actionDoneText, actionMessages, actionSlowText, timelineUndo, undoLabel } from './actionMessages.ts';
export { afterAction, changesDetail, type OrderRowState, type OrderState, rowAfterAction } from './afterAction.ts';
export { applyAction, applyRemoval, type OrderChange, withTimelineEntry } from './applyAction.ts';
export { applyShipment, itemsToShip, shipmentId, shipmentName } from './applyShipment.ts';
export { applyTracking, type TrackingReport } from './applyTracking.ts';
export { applyVoid } from './applyVoid.ts';
export {
  applyWarehouseHold,
  applyWarehouseRemoval,
  warehouseHoldRefusal,
  warehouseRemovalRefusal,
} from './applyWarehouseAnswer.ts';
export {
  applyBatch,
  applyWarehouseFailure,
  applyWarehouseRefusal,
  batchLeftOutReason,
  batchStages,
} from './batchTransitions.ts';
export { packParcels, type ReportedParcel } from './packParcels.ts';
export { replacedShipment } from './replacedShipment.ts';
export {
  type BackOrderChoice,
  backOrderChoices,
  backOrderSelectLabel,
  invalidAction,
  parseBackOrderChoice,
} from './backOrderChoices.ts';
export { type BackOrderFacts, backOrderFacts, hasShortItems } from './backOrderFacts.ts';
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
export { bulkActions, bulkLabel, type BulkOffer, bulkOffers, errorOffers, isErrorAction } from './bulkActions.ts';
export { bulkConfirmation } from './bulkConfirmation.ts';
export {
  type BulkReply,
  type BulkReport,
  bulkReport,
  countOrders,
  type OrderOutcome,
  outcomeSummary,
  type ReasonGroup,
} from './bulkReport.ts';
export { bulkResend, outcomesAfterResend, type StageReading } from './bulkResend.ts';
export {
  bulkCheckingText,
  bulkRunningText,
  bulkSlowText,
  bulkSubject,
  bulkTexts,
  bulkButtonLabel,
  selectingMatchesText,
  leftOutOfSelectionText,
  moreOrdersText,
  preflightChoices,
  preflightText,
  bulkUndoneText,
  noneLeftText,
  timelineFailedText,
  undoProgressText,
  undoStoppingText,
} from './bulkTexts.ts';
export { unknownReasons, unknownStatusText } from './unknownReasons.ts';
export { csvCell } from '../shared/csvCell.ts';
export { orderTotals, orderTotalTexts, totalItems, totalShipments } from './detailTotals.ts';
export {
  causeText,
  describeCause,
  errorCauses,
  errorCauseTexts,
  findCause,
  hasCauses,
  type OrderCause,
  orderCauses,
} from './errorCauses.ts';
export {
  type ErrorCure,
  errorCure,
  type ErrorCureKind,
  errorCureTexts,
  requiredUnits,
  shipToText,
  runForAllLabel,
} from './errorCures.ts';
export { type ExportState, isRunningExport, type RunningExport } from './ExportState.ts';
export { type ExportColumn, exportColumns, type ExportField, type TimeWriter } from './exportColumns.ts';
export {
  type ExportFacts,
  exportNote,
  exportNoteName,
  type ExportOutcome,
  exportSummary,
  exportTexts,
  exportTypeLabel,
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
  viewCode,
  viewExportType,
} from './exportTypes.ts';
export {
  type FoundCustomer,
  type FoundInShop,
  type FoundOrder,
  type FoundOrderFields,
  type FoundPart,
  type FoundProduct,
  maxCountedOrders,
  maxFoundEntities,
  maxSearchTextLength,
} from './FoundInShop.ts';
export {
  allFoundLabel,
  exactMatchesFirst,
  foundOrdersText,
  searchCountText,
  minSearchLength,
  newestForShortText,
  orderSearchTexts,
  maxSearchResults,
  mostSpecificTab,
  tabsBySpecificity,
} from './orderSearch.ts';
export { fulfillmentLabel, fulfillmentStatuses } from './fulfillmentLabel.ts';
export { hasMovedUp } from './hasMovedUp.ts';
export {
  groupLineItems,
  lineItemGroup,
  type Shipment,
  shippedQuantity,
  type ShippedItem,
  type Tracking,
} from './groupLineItems.ts';
export {
  defaultRemoveQuantity,
  itemRemoval,
  type ItemRemoval,
  removableQuantity,
  removeQuantity,
} from './itemRemoval.ts';
export { allOrdersTitle, emptyListHint, emptyPageHint, listCountText, missingOrdersText } from './listTexts.ts';
export { type OrderAccess, disabledReasonFor, disabledReasons } from './OrderAccess.ts';
export { type ActionOffer, canCancelPartialShipment, errorAction, orderActions } from './orderActions.ts';
export {
  cannotBeUndone,
  defaultConfirmation,
  type OrderAction,
  orderActionNames,
  orderActionTexts,
  timelineButton,
} from './orderActionTexts.ts';
export {
  type Blockage,
  blockage,
  errorLabelText,
  errorMessages,
  errorMessageText,
  isOrderInError,
  type OrderErrorLabel,
  orderErrorLabel,
  requiredQuantityLabel,
  shipmentErrorText,
  unreadableError,
  workflowErrorParts,
} from './orderErrors.ts';
export {
  isFinal,
  isInTab,
  listedTab,
  isOrderStage,
  type OrderStage,
  orderStages,
  stageOfTab,
  waitingStages,
} from './OrderStage.ts';
export { defaultSort, isOrderSort, type OrderSort, orderSorts, pagedSortNote, sortOrders } from './orderSorts.ts';
export { ordersBetween } from './ordersBetween.ts';
export { afterStoreChange } from './afterStoreChange.ts';
export { fromStoreOrder } from './fromStoreOrder.ts';
export type { StoreOrder, StoreOrderFulfillment, StoreOrderLine } from './StoreOrder.ts';
export { eventEntry, eventText } from './eventText.ts';
export { doneStepText, haveShipmentWorkflowsRun, orderStep, type OrderStep, orderSteps } from './orderStep.ts';
export { isTabNumber, type OrderTab, orderTab, orderTabs, type OrderTabStatsField, tabBySlug } from './orderTabs.ts';
export { type TabNumber, tabs } from '../shared/tabs.ts';
export {
  accountsWaitedFor,
  flowTriggeredText,
  shippingText,
  voidedShipmentText,
  warehousePartText,
  warehouseRequestText,
  tagsText,
  isEmptyDetail,
  locationName,
  locationNames,
  orderDates,
  orderTexts,
  weightText,
  workflowReasonsText,
} from './orderTexts.ts';
export {
  createOrderWindow,
  keepWindowPages,
  type OrderWindow,
  outdatedWindowPages,
  type RowGap,
  rowGapTexts,
  type RowRange,
  type WindowPage,
  windowPageOf,
  windowPageSize,
  windowPagesOfRow,
  windowPagesToRead,
  windowTotal,
} from './orderWindow.ts';
export { csvHeader, csvLines, ordersToCsv } from './ordersToCsv.ts';
export { type PackedBox, type PackedItem, packBoxes } from './packBoxes.ts';
export { parseShipmentError } from './parseShipmentError.ts';
export { shipmentErrorJson } from './shipmentErrorJson.ts';
export { workflowErrorsJson } from './workflowErrorsJson.ts';
export { parseWorkflowErrors } from './parseWorkflowErrors.ts';
export {
  type LikeOrders,
  type Preflight,
  preflight,
  preflightCounted,
  preflightNameCount,
  type RefusedOrders,
} from './preflight.ts';
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
export { selectionCoverage } from './selectionCoverage.ts';
export { selectionLabel } from './selectionLabel.ts';
export { actionListReply, actionReply, requestedReply, bulkActionReply, removalReply } from './serverReplies.ts';
export { shipmentFacts } from './shipmentFacts.ts';
export { shipmentStatuses, shipmentStatusLabel, shipmentTone, trackingAdded } from './shipmentStatus.ts';
export { skuSuggestion, skuSuggestionLabel } from './skuSuggestion.ts';
export { sortNewestFirst } from './sortNewestFirst.ts';
export { newestReason, stageLabel, stageReason } from './stageReason.ts';
export { stageAfter } from './stageAfter.ts';
export { shipmentStatusMeaning } from './shipmentStatusMeaning.ts';
export { storeAdminOrderLink } from './storeAdminOrderLink.ts';
export { suggestedAction } from './suggestedAction.ts';
export {
  backOrderStates,
  errorTypes,
  lineItemThreePlStatus,
  orderThreePlStatus,
  virtualItems,
} from './threePlStatus.ts';
export {
  bulkSuffix,
  isPostedSentence,
  removalTimelineMessage,
  timelineMessage,
  timelineNewestFirst,
} from './timelineMessage.ts';
export { stoppedRefusal, triggerAfter } from './triggerAfter.ts';
export { undoOf } from './undoOf.ts';
export { type UndoEnd, undoReleaseReport } from './undoReleaseReport.ts';
export {
  emptyWindowSelection,
  isSelectedInWindow,
  loadedOrders,
  markedRows,
  onlyInWindow,
  reconcileWindowSelection,
  refusedGroups,
  selectedCountInWindow,
  selectInWindow,
  wholeWindowSelection,
  type WindowSelection,
  windowSelectionCoverage,
  windowSelectionTexts,
  withoutLeft,
} from './windowSelection.ts';
export { withoutUnits } from './withoutUnits.ts';
export { maxViewNameLength, maxSavedViews, unreadableViewsText, viewName, viewNameProblem } from './viewName.ts';
export {
  isListInUse,
  type ListUse,
  leftOrderText,
  mergeFetched,
  showAll,
  showChangesLabel,
  type LiveOrders,
  waitingChangesText,
} from './liveOrders.ts';
export { tabsOfStages } from './tabsOfStages.ts';
export { exportButtonTexts } from './exportButtonTexts.ts';
export { allocationNote } from './allocationNote.ts';
export { afterRouting, type RoutingStops } from './afterRouting.ts';
export { linesToRoute } from './linesToRoute.ts';
export { afterWorkflows } from './afterWorkflows.ts';
export { s10CheckDigit } from './s10CheckDigit.ts';
export { trackingLink, type TrackingLink } from './trackingLink.ts';
export {
  trackedOrder,
  type TrackedItem,
  type TrackedOrder,
  type TrackedParcel,
  type TrackedStep,
  trackedSteps,
} from './trackedOrder.ts';
export { orderScreenTexts } from './orderScreenTexts.ts';
export { savedViewTexts } from './savedViewTexts.ts';
export { exportProgressTexts } from './exportProgressTexts.ts';
export { searchScreenTexts } from './searchScreenTexts.ts';
