import type { ImportColumns, ImportPreview, ImportProgress } from '@hub/domain/imports';
import type { Loadable, PendingRequest } from '../data/index.ts';

/** A file is chosen. */
export interface ChooseStep {
  kind: 'choose';
  /** The chosen file is being read. */
  isReading: boolean;
  /** Why the chosen file cannot be imported; null for none. */
  problem: string | null;
}

/** The beginning of the chosen file, and how its columns are read. */
export interface PreviewStep {
  kind: 'preview';
  fileName: string;
  /** `7.6 MB`. */
  fileSize: string;
  header: readonly string[];
  columns: ImportColumns;
  preview: ImportPreview;
  /** The file is being sent; null while it is not. */
  sending: PendingRequest | null;
  /** Why it could not be sent; null for none. */
  failure: { message: string; detail?: string | undefined } | null;
}

/** The import on the server, running or ended. */
export interface ProgressStep {
  kind: 'progress';
  /** Null when it is not known, after a reload. */
  fileName: string | null;
  progress: Loadable<ImportProgress>;
  /** The import is being cancelled. */
  isCancelling: boolean;
  /** Refused rows are being downloaded. */
  isDownloading: boolean;
  /** What went wrong with cancelling or downloading; null for nothing. */
  failure: { message: string; detail?: string | undefined } | null;
}

/** What the screen of imports shows. */
export type ImportStep = ChooseStep | PreviewStep | ProgressStep;
