import { eachOfFew } from '../shared/eachOfFew.ts';

export interface SampleReading<T> {
  /** `stopped`: somebody stopped it; `failed`: the server, not one order, is the trouble. */
  phase: 'reading' | 'done' | 'stopped' | 'failed';
  /** What was read, by id. */
  read: ReadonlyMap<string, T>;
  /** Ids that could not be read. */
  failed: ReadonlySet<string>;
  /** Why it failed. */
  trouble: unknown;
  /** Nothing came since then, epoch milliseconds. */
  since: number;
}

/** Reads a few at a time until all are read, with what is there so far; the shape that `useSyncExternalStore` wants. */
export interface SampleReader<T> {
  snapshot(): SampleReading<T>;
  subscribe(listener: () => void): () => void;
  /** Reads what was not read yet, what failed before included. */
  start(): void;
  /** Gives up what is under way, and asks it again with the rest. */
  startAgain(): void;
  /** What is under way is given up; what was read stays. */
  stop(): void;
}

export interface SampleReaderOptions<T> {
  ids: readonly string[];
  atATime: number;
  read(id: string, signal: AbortSignal): Promise<T>;
  /** An error that the next order would meet as well, such as no connection: no use in going on. */
  isGeneral(error: unknown): boolean;
}

export function createSampleReader<T>({
  ids,
  atATime,
  read: readOne,
  isGeneral,
}: SampleReaderOptions<T>): SampleReader<T> {
  const listeners = new Set<() => void>();
  const read = new Map<string, T>();
  const failed = new Set<string>();
  let reading: SampleReading<T> = {
    phase: ids.length === 0 ? 'done' : 'reading',
    read,
    failed,
    trouble: null,
    since: Date.now(),
  };
  let running: AbortController | null = null;

  function show(phase: SampleReading<T>['phase'], trouble: unknown = null): void {
    reading = { phase, read, failed, trouble, since: Date.now() };
    for (const listener of listeners) listener();
  }

  function halt(phase: 'stopped' | 'failed', trouble?: unknown): void {
    if (!running) return;
    running.abort();
    running = null;
    show(phase, trouble);
  }

  async function run(wanted: readonly string[]): Promise<void> {
    const own = new AbortController();
    running = own;
    let failedInARow = 0;
    show('reading');
    await eachOfFew(wanted, atATime, async (id) => {
      if (own.signal.aborted) return;
      try {
        const value = await readOne(id, own.signal);
        if (own.signal.aborted) return;
        read.set(id, value);
        failedInARow = 0;
      } catch (error) {
        if (own.signal.aborted) return;
        failed.add(id);
        failedInARow += 1;
        // As many in a row as are asked at a time: not these orders, the server.
        if (isGeneral(error) || failedInARow >= atATime) return halt('failed', error);
      }
      show('reading');
    });
    if (running !== own) return;
    running = null;
    show('done');
  }

  function start(): void {
    if (running) return;
    failed.clear();
    const wanted = ids.filter((id) => !read.has(id));
    if (wanted.length === 0) show('done');
    else void run(wanted);
  }

  return {
    snapshot: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    startAgain() {
      running?.abort();
      running = null;
      start();
    },
    stop: () => halt('stopped'),
  };
}
