import type { PendingRequest } from '../data/index.ts';

/**
 * What a provider's form does: saves everything, or tests its connection; of ShipStation, one account by its place from
 * 0.
 */
export interface Job {
  kind: 'save' | 'test';
  /** Null for a save, and where there is only one account. */
  account: number | null;
}

/** How the last job ended, until something is changed. */
export interface JobResult extends Job {
  tone: 'success' | 'critical' | 'info';
  message: string;
  /** What support needs: the call, the request id. */
  detail?: string;
}

/** What is being done with a provider, and how the last of it ended. */
export interface ProviderJobState {
  running: (Job & PendingRequest) | null;
  result: JobResult | null;
}
