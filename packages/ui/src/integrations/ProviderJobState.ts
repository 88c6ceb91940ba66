import type { Job, JobResult } from '@hub/domain/integrations';
import type { PendingRequest } from '../data/index.ts';

/** The running job of a provider and the last result. */
export interface ProviderJobState {
  running: (Job & PendingRequest) | null;
  result: JobResult | null;
}
