import type { ReadGap } from '../../shared/lists/ReadGap.ts';
import type { ExportFacts, ExportOutcome } from './exportTexts.ts';

/** State of an export. */
export type ExportState =
  | { state: 'idle' }
  /** Fetching pages; `since` (epoch ms) is when the current one was requested. */
  | { state: 'loading'; facts: ExportFacts; loaded: number; since: number }
  /** All are fetched and being written to the file in chunks. */
  | { state: 'writing'; facts: ExportFacts; written: number; total: number }
  | { state: 'done'; facts: ExportFacts; outcome: ExportOutcome }
  /** No rows; `unreadable` counts unreadable ones, and `gap` is set when others may have been missed. */
  | { state: 'empty'; facts: ExportFacts; unreadable: number; gap: ReadGap | null }
  | { state: 'cancelled'; facts: ExportFacts }
  /** `canRetry` is false when a retry would fail again. */
  | { state: 'failed'; facts: ExportFacts; message: string; detail?: string | undefined; canRetry: boolean };

export type RunningExport = Extract<ExportState, { state: 'loading' | 'writing' }>;

/** Whether an export is running; there is at most one. */
export function isRunningExport(job: ExportState): job is RunningExport {
  return job.state === 'loading' || job.state === 'writing';
}
