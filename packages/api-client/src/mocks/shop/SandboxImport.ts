import type { ImportProgress, RefusedRow } from '@hub/domain/imports';

/** An import that runs, or ran, in the sandbox. */
export interface SandboxImport {
  readonly id: string;
  progress: Omit<ImportProgress, 'problems'>;
  header: readonly string[];
  readonly refused: RefusedRow[];
  isCancelled: boolean;
}
