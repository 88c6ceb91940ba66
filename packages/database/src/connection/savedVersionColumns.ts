import type { SavedVersion } from '@hub/domain/shared';

/** The columns of a version that is saved now. Throws for one that nobody has saved. */
export function savedVersionColumns({ version, savedAt, savedBy }: SavedVersion) {
  if (savedAt === null || savedBy === null) throw new Error('A saved version has a time and a person.');
  return { version, savedAt: new Date(savedAt), savedBy };
}
