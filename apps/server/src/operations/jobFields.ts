import type { FailedJob } from '@hub/database';
import type { LogFields } from './ServerLog.ts';

/** What the log says of a job that failed. */
export function jobFields(job: FailedJob | undefined): LogFields {
  return job === undefined ? {} : { queue: job.queue, jobId: job.id, shopId: job.shopId, attempt: job.attempt };
}
