import { createTurns } from './createTurns.ts';

/**
 * Goes through a long list a slice at a time and lets the page draw and answer in between: as soon as the slices before
 * have taken `longest` ms together, which by itself is after each one. A list of one slice takes no turn. Rejects with
 * the signal's reason once it is aborted.
 */
export async function inSlices<T>(
  list: readonly T[],
  size: number,
  take: (slice: readonly T[], start: number) => void,
  signal?: AbortSignal,
  longest = 0,
): Promise<void> {
  const turn = createTurns(longest, signal);
  signal?.throwIfAborted();
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await turn();
    take(list.length <= size ? list : list.slice(start, start + size), start);
  }
}
