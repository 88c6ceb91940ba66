export { cutOffProblem, type CutOffs } from '../shared/shipping/cutOffProblem.ts';
export { type Batch, batchAddress, type BatchOrder, batchOrders, type Box } from './batchOrders.ts';
export { sentWithBatch } from './batchEvents.ts';
export { batchSentMessage } from './BatchRecord.ts';
export {
  batchOutcomeLabels,
  batchScreenTexts,
  batchStarterText,
  boxesSavedText,
  combinedBoxesText,
  countdownText,
  cutOffTimeText,
  lateBatchText,
  leftOutReasonText,
  pauseDoneText,
  pausedText,
  sendAgainLabel,
  sendNowTexts,
  sentBatchText,
} from './batchScreenTexts.ts';
export {
  batchesSummary,
  batchProgressText,
  type BatchStatus,
  batchStatus,
  batchStatusLabels,
  batchStatusTexts,
} from './batchStatus.ts';
export type * from './UpcomingBatchSummary.ts';
export type { BatchedOrderRecord, BatchOutcome, BatchRecord } from './BatchRecord.ts';
export { type CutOff, cutOffsBetween, type CutOffSchedule, nextCutOff } from './cutOffs.ts';
export { cutOffScheduleOf } from './cutOffScheduleOf.ts';
export { dueCutOffs, minutesLate } from './dueCutOffs.ts';
export {
  type LeftOutOrders,
  type OpenOrder,
  type PausedSince,
  planBatches,
  type UpcomingBatch,
  upcomingBatches,
} from './planBatches.ts';
