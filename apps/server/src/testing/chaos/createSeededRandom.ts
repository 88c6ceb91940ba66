import { createHash } from 'node:crypto';

/** Pseudorandom numbers from 0 up to 1, the same sequence for the same seed. */
export function createSeededRandom(seed: string): () => number {
  let asked = 0;
  return () => createHash('sha256').update(`${seed} ${asked++}`).digest().readUInt32BE() / 2 ** 32;
}
