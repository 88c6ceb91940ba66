export { actionPrompt, removalPrompt } from './actionPrompt.ts';
export { actionDestination, clearedTodayText, destinationLabel, type HandledOrders } from './actionDestination.ts';
export { actionConsequence } from './actionConsequence.ts';
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
export { actionDoneText, actionMessages, actionSlowText, timelineUndo, undoLabel } from './actionMessages.ts';
export {
  afterAction,
  changesDetail,
  detailAfterAction,
  isAllSent,
  type OrderRowState,
  type OrderState,
  rowAfterAction,
} from './afterAction.ts';
export { applyAction, applyRemoval, type OrderChange, rowRefusal, withTimelineEntry } from './applyAction.ts';
export { type OrderAccess, disabledReasonFor, disabledReasons } from './OrderAccess.ts';
export { type ActionOffer, canCancelPartialShipment, errorAction, orderActions } from './orderActions.ts';
export {
  actionControlTexts,
  asksWarehouse,
  canBeUndone,
  cannotBeUndone,
  defaultConfirmation,
  type OrderAction,
  openNextLabel,
  orderActionNames,
  orderActionTexts,
  promptWords,
  releaseHoldTexts,
  timelineButton,
} from './orderActionTexts.ts';
export { type LastAction, lastActionOf, mayBeRepeated, repeatedRefusal, shipsAgain } from './repeatedAction.ts';
export { refusalOf, type TransitionFacts } from './refusalOf.ts';
export {
  actionListReply,
  actionReply,
  type BulkChange,
  bulkActionReply,
  type ChangeOutcome,
  removalReply,
  requestedReply,
  type WholeOrderAction,
} from './serverReplies.ts';
export { stageAfter } from './stageAfter.ts';
export { suggestedAction } from './suggestedAction.ts';
export { appliedResult, type OrderRun } from './appliedResult.ts';
export { stoppedRefusal, triggerAfter } from './triggerAfter.ts';
export { undoOf } from './undoOf.ts';
export { afterRouting, type RoutingStops } from './afterRouting.ts';
export { linesToRoute } from './linesToRoute.ts';
export { afterWorkflows, workflowsDone } from './afterWorkflows.ts';
