import { nextTask } from './nextTask.ts';

/** Goes through a long list a slice at a time and lets the page draw and answer in between. A list of one slice takes no turn. Rejects with the signal's reason once it is aborted. */
export async function inSlices<T>(list: readonly T[], size: number, take: (slice: readonly T[], start: number) => void, signal?: AbortSignal): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await nextTask();
    signal?.throwIfAborted();
    take(list.length <= size ? list : list.slice(start, start + size), start);
  }
}
