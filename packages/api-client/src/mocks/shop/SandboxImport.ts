import type { ImportProgress, RefusedRow } from '@hub/domain/imports';

/** An import in the sandbox, running or ended. */
export interface SandboxImport {
  readonly id: string;
  progress: Omit<ImportProgress, 'problems'>;
  header: readonly string[];
  readonly refused: RefusedRow[];
  isCancelled: boolean;
}
