/** A concurrency limit shared by several keys. */
export interface FairLimit<Key> {
  /** Runs `work` when the key's turn has come. With `timeout`, rejects with `error()` after waiting `ms`. */
  run<T>(key: Key, work: () => Promise<T>, timeout?: WaitTimeout): Promise<T>;
  /** Number of waiting runs. */
  waiting(): number;
  /** Whether a key without runs would start at once. */
  hasRoom(): boolean;
  /** Keys at their limit: none of their runs starts until one ends. */
  fullKeys(): Key[];
}

/** How long a run waits, and its error afterward. */
export interface WaitTimeout {
  ms: number;
  error(): Error;
}

/**
 * Runs at most `most` at once, and at most `mostOfOne` per key, which leaves room for other keys. Next is the waiting
 * key with the fewest runs; among equals, the one that has waited longest.
 */
export function createFairLimit<Key>({ most, mostOfOne }: { most: number; mostOfOne: number }): FairLimit<Key> {
  const running = new Map<Key, number>();
  /** By key, the functions that start each run. */
  const waiting = new Map<Key, (() => void)[]>();
  let free = most;
  const countOf = (key: Key) => running.get(key) ?? 0;
  const hasRoom = (key: Key) => free > 0 && countOf(key) < mostOfOne;

  function begin(key: Key): void {
    free -= 1;
    running.set(key, countOf(key) + 1);
  }

  function end(key: Key): void {
    free += 1;
    const left = countOf(key) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const [next] = [...waiting.keys()].filter(hasRoom).toSorted((a, b) => countOf(a) - countOf(b));
    if (next === undefined) return;
    const entries = waiting.get(next) ?? [];
    const first = entries.shift();
    // Reinserted at the end, so that the key's next turn comes after the others.
    waiting.delete(next);
    if (entries.length > 0) waiting.set(next, entries);
    begin(next);
    first?.();
  }

  async function untilTurn(key: Key, timeout: WaitTimeout | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entries = waiting.get(key) ?? [];
    waiting.set(key, entries);
    entries.push(resolve);
    const leave = () => {
      entries.splice(entries.indexOf(resolve), 1);
      if (entries.length === 0) waiting.delete(key);
      reject(timeout?.error());
    };
    const timer = timeout && setTimeout(leave, timeout.ms);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run: async (key, work, timeout) => {
      if (hasRoom(key)) begin(key);
      else await untilTurn(key, timeout);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
    waiting: () => [...waiting.values()].reduce((sum, entries) => sum + entries.length, 0),
    hasRoom: () => free > 0,
    fullKeys: () => [...running.keys()].filter((key) => countOf(key) >= mostOfOne),
  };
}
