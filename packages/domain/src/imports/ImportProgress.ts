import type { Words } from '../messages/Message.ts';
/** An import's status. `interrupted`: the server stopped partway. */
export type ImportStatus = 'running' | 'done' | 'cancelled' | 'failed' | 'interrupted';

export const importStatuses = [
  'running',
  'done',
  'cancelled',
  'failed',
  'interrupted',
] as const satisfies readonly ImportStatus[];

/** An import as the server reports it. */
export interface ImportProgress {
  readonly status: ImportStatus;
  /** For people; '' when there is nothing to add. */
  readonly message: Words;
  /** Rows after the header. */
  readonly linesRead: number;
  readonly ordersAdded: number;
  /** Orders that the shop already had. */
  readonly ordersKnown: number;
  readonly linesRefused: number;
  readonly bytesRead: number;
  /** Size of the uploaded file; `null` when unknown. */
  readonly bytesTotal: number | null;
  /** The first 50 refused rows. */
  readonly problems: readonly ImportedRowProblem[];
}

export interface ImportedRowProblem {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly reason: Words;
}

/** Number of refused rows that a report lists. */
export const listedProblems = 50;

/** Most refused rows that the download holds. */
export const keptProblems = 10_000;

export function isImportRunning({ status }: Pick<ImportProgress, 'status'>): boolean {
  return status === 'running';
}
