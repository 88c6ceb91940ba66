import { createHash } from 'node:crypto';

/** A number from 0 up to 1, always the same for the same text. */
export function seededShare(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
