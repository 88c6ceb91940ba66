import type { SavedVersion } from '@hub/domain/shared';

/** Columns of the version being saved. Throws for a version that was never saved. */
export function savedVersionColumns({ version, savedAt, savedBy }: SavedVersion) {
  if (savedAt === null || savedBy === null) throw new Error('A saved version has a time and a person.');
  return { version, savedAt: new Date(savedAt), savedBy };
}
