import type { ExportFacts, ExportOutcome } from '@hub/domain/orders';

/** How far an export has come. */
export type ExportState =
  | { state: 'idle' }
  /** Page after page is asked for; `since` (epoch ms) is when the newest was. */
  | { state: 'loading'; facts: ExportFacts; loaded: number; since: number }
  /** All are here and are written into the file, chunk by chunk. */
  | { state: 'writing'; facts: ExportFacts; written: number; total: number }
  | { state: 'done'; facts: ExportFacts; outcome: ExportOutcome }
  /** There was no order to export; `unreadable` came in a form that cannot be read. */
  | { state: 'empty'; facts: ExportFacts; unreadable: number }
  | { state: 'cancelled'; facts: ExportFacts }
  /** `canRetry` is false where asking again would only be refused again. */
  | { state: 'failed'; facts: ExportFacts; message: string; detail?: string | undefined; canRetry: boolean };

export type RunningExport = Extract<ExportState, { state: 'loading' | 'writing' }>;

/** Whether it still runs: then there is nothing else to start. */
export function isRunningExport(job: ExportState): job is RunningExport {
  return job.state === 'loading' || job.state === 'writing';
}
