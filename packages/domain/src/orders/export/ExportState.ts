import type { ReadGap } from '../../shared/lists/ReadGap.ts';
import type { ExportFacts, ExportOutcome } from './exportTexts.ts';

/** State of an export. */
export type ExportState =
  | { state: 'idle' }
  /** Pages are being fetched; `since` (epoch ms): when the current one was requested. */
  | { state: 'loading'; facts: ExportFacts; loaded: number; since: number }
  /** All are here and are written into the file, chunk by chunk. */
  | { state: 'writing'; facts: ExportFacts; written: number; total: number }
  | { state: 'done'; facts: ExportFacts; outcome: ExportOutcome }
  /** No rows; `unreadable` ones could not be read, and `gap` is set where others may have been missed. */
  | { state: 'empty'; facts: ExportFacts; unreadable: number; gap: ReadGap | null }
  | { state: 'cancelled'; facts: ExportFacts }
  /** `canRetry` is false where a retry would fail again. */
  | { state: 'failed'; facts: ExportFacts; message: string; detail?: string | undefined; canRetry: boolean };

export type RunningExport = Extract<ExportState, { state: 'loading' | 'writing' }>;

/** Whether an export is running; only one runs at a time. */
export function isRunningExport(job: ExportState): job is RunningExport {
  return job.state === 'loading' || job.state === 'writing';
}
