import type { ImportColumns, ImportPreview, ImportProgress } from '@hub/domain/imports';
import type { Loadable, PendingRequest } from '../data/index.ts';

/** The step to choose a file. */
export interface ChooseStep {
  kind: 'choose';
  /** The chosen file is being read. */
  isReading: boolean;
  /** Why the chosen file cannot be imported; null: it can. */
  problem: string | null;
}

/** The start of the chosen file, and how its columns are mapped. */
export interface PreviewStep {
  kind: 'preview';
  fileName: string;
  /** `7.6 MB`. */
  fileSize: string;
  header: readonly string[];
  columns: ImportColumns;
  preview: ImportPreview;
  /** The file is being sent; null: it is not. */
  sending: PendingRequest | null;
  /** Why it could not be sent; null: no failure. */
  failure: { message: string; detail?: string | undefined } | null;
}

/** The import on the server, running or ended. */
export interface ProgressStep {
  kind: 'progress';
  /** null when unknown, after a reload. */
  fileName: string | null;
  progress: Loadable<ImportProgress>;
  /** The import is being canceled. */
  isCancelling: boolean;
  /** Refused rows are being downloaded. */
  isDownloading: boolean;
  /** What went wrong with canceling or downloading; null: nothing. */
  failure: { message: string; detail?: string | undefined } | null;
}

/** A step of the import screen. */
export type ImportStep = ChooseStep | PreviewStep | ProgressStep;
