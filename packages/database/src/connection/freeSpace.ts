import { statfsSync } from 'node:fs';

/**
 * Space kept free on the embedded database's disk. PostgreSQL stops when its log, in files of 16 MB, finds no space;
 * writes are refused before that.
 */
export const reservedMegabytes = 64;

/** Free megabytes on a directory's disk. */
export function freeMegabytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** Why writing is refused, or null. */
export function shortOfSpace(directory: string, free = freeMegabytes): string | null {
  const left = free(directory);
  if (left >= reservedMegabytes) return null;
  return (
    `The disk of ${directory} is full: ${left} MB are left, and ${reservedMegabytes} MB have to stay free. ` +
    'Nothing is saved until there is room again.'
  );
}
