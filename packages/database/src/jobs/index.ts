export {
  createJobQueue,
  type DeadJob,
  type FailedJob,
  type EndedAttempt,
  type JobQueue,
  type JobQueueOptions,
  type QueuedJob,
  type QueueSettings,
} from './jobQueue.ts';
export { GroupFailedError } from './GroupFailedError.ts';
export { countDeadJobs, hasQueueSchema, type QueueDepth, readQueueDepths, readShopQueues } from './queueDepths.ts';
export {
  addJobs,
  countOutboxJobs,
  lockOutboxJobs,
  queuesWhileFrozen,
  removeOutboxJobs,
  type NewJob,
  type OutboxJob,
} from './outbox.ts';
export {
  beatLongJob,
  claimLongJob,
  continueLongJob,
  countStalledJobs,
  endLongJob,
  endLongJobs,
  freeLongJob,
  listLongJobs,
  listStalledJobs,
  type LongJobKey,
  type LongJobProgress,
  type LongJobRecord,
  resumeLongJob,
  startLongJob,
} from './longJobs.ts';
