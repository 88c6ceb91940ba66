import { createHash } from 'node:crypto';

/** The same numbers from 0 up to 1 for the same seed, in the order in which they are asked for. */
export function createSeededRandom(seed: string): () => number {
  let asked = 0;
  return () => createHash('sha256').update(`${seed} ${asked++}`).digest().readUInt32BE() / 2 ** 32;
}
