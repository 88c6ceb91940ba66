import { statfsSync } from 'node:fs';

/**
 * Kept free on the disk of the embedded database. PostgreSQL cannot go on when the log of its changes, in files of
 * 16 MB, finds no room; before that, writing is refused.
 */
export const reservedMegabytes = 64;

/** Free megabytes of the disk of a directory. */
export function freeMegabytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** Why nothing may be written, or null. */
export function shortOfSpace(directory: string, free = freeMegabytes): string | null {
  const left = free(directory);
  if (left >= reservedMegabytes) return null;
  return (
    `The disk of ${directory} is full: ${left} MB are left, and ${reservedMegabytes} MB have to stay free. ` +
    'Nothing is saved until there is room again.'
  );
}
