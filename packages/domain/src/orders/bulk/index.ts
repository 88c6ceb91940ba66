export { type BulkFailure, bulkFailure, sendAgainText } from './bulkFailure.ts';
export {
  applyWarehouseFailure,
  applyWarehouseRefusal,
  batchLeftOutReason,
  batchStages,
  sendWaiting,
} from './batchTransitions.ts';
export { bulkChanges } from './bulkChanges.ts';
export type * from './BulkAction.ts';
export {
  bulkActions,
  bulkLabel,
  type BulkOffer,
  bulkOffers,
  bulkSlowText,
  bulkSubject,
  errorOffers,
  isErrorAction,
} from './bulkActions.ts';
export { bulkPrompt } from './bulkPrompt.ts';
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
  bulkTexts,
  bulkButtonLabel,
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
export {
  type LikeOrders,
  type Preflight,
  preflight,
  preflightCounted,
  preflightNameCount,
  refusedGroups,
  type RefusedOrders,
} from './preflight.ts';
export {
  emptySelection,
  isSelected,
  reconcileSelection,
  selectedCount,
  selectedRows,
  type Selection,
  selectionAfterBulk,
  setOrdersSelected,
  type SettledBulk,
  selectionCoverage,
  selectionLabel,
  wholeSelection,
  withoutLeft,
} from './Selection.ts';
export { selectionTexts } from './selectionTexts.ts';
export { type UndoEnd, undoReleaseReport } from './undoReleaseReport.ts';
