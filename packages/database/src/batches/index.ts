export {
  type BatchSchedule,
  type DueSchedule,
  dueBatchSchedules,
  listBatchSchedules,
  lockBatchSchedule,
  saveBatchSchedule,
} from './batchSchedules.ts';
export {
  addBatch,
  endBatch,
  failSentOrder,
  listBatches,
  listBatchOrders,
  lockBatch,
  type LockedBatch,
  type NewBatch,
  nextWaitingOrders,
  readBatch,
  readBoxMates,
  retryFailedOrders,
  saveBatchOutcomes,
  type SavedOutcome,
  type WaitingOrder,
} from './batchRecords.ts';
export { readOpenOrders } from './openOrders.ts';
