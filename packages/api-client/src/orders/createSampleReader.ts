import type { ReadonlyStore } from '@hub/domain/shared';
import pMap from 'p-map';
import { createStore } from 'zustand/vanilla';

export interface SampleReaderState<T> {
  /** `stopped`: by the person; `failed`: by an error that concerns more than one order. */
  phase: 'reading' | 'done' | 'stopped' | 'failed';
  /** What was read, by id. */
  read: ReadonlyMap<string, T>;
  /** Ids that failed. */
  failed: ReadonlySet<string>;
  /** The error. */
  error: unknown;
  /** Time of the last reply, epoch ms. */
  since: number;
}

/** Reads a few at a time until all are read, and publishes the progress. */
export interface SampleReader<T> extends ReadonlyStore<SampleReaderState<T>> {
  /** Reads the rest, failed ones included. */
  start(): void;
  /** Aborts requests in flight and restarts them. */
  restart(): void;
  /** Aborts requests in flight; keeps what was read. */
  stop(): void;
}

export interface SampleReaderOptions<T> {
  ids: readonly string[];
  concurrency: number;
  read(id: string, signal: AbortSignal): Promise<T>;
  /** An error that every order would meet, such as no connection. */
  isFatal(error: unknown): boolean;
}

/** Starts idle; a failed one among others is skipped. */
export function createSampleReader<T>({
  ids,
  concurrency,
  read: readOne,
  isFatal,
}: SampleReaderOptions<T>): SampleReader<T> {
  const read = new Map<string, T>();
  const failed = new Set<string>();
  const store = createStore<SampleReaderState<T>>(() => ({
    phase: ids.length === 0 ? 'done' : 'reading',
    read,
    failed,
    error: null,
    since: Date.now(),
  }));
  let activeController: AbortController | null = null;

  function emit(phase: SampleReaderState<T>['phase'], error: unknown = null): void {
    store.setState({ phase, error, since: Date.now() });
  }

  function halt(phase: 'stopped' | 'failed', error?: unknown): void {
    if (!activeController) return;
    activeController.abort();
    activeController = null;
    emit(phase, error);
  }

  async function run(pendingIds: readonly string[]): Promise<void> {
    const controller = new AbortController();
    activeController = controller;
    let failedInARow = 0;
    const inFlight = new Set<Promise<T>>();
    emit('reading');
    const readNext = async (id: string) => {
      if (controller.signal.aborted) return;
      const reading = readOne(id, controller.signal);
      inFlight.add(reading);
      try {
        const value = await reading;
        if (controller.signal.aborted) return;
        read.set(id, value);
        failedInARow = 0;
      } catch (error) {
        if (controller.signal.aborted) return;
        failed.add(id);
        failedInARow += 1;
        // As many failures in a row as requests run concurrently: the server has a problem.
        if (isFatal(error) || failedInARow >= concurrency) return halt('failed', error);
        emit('reading');
        // Nothing more is asked before it is known whether the others fail as well.
        inFlight.delete(reading);
        await Promise.allSettled(inFlight);
        return;
      } finally {
        inFlight.delete(reading);
      }
      emit('reading');
    };
    await pMap(pendingIds, readNext, { concurrency });
    if (activeController !== controller) return;
    activeController = null;
    emit('done');
  }

  function start(): void {
    if (activeController) return;
    failed.clear();
    const pendingIds = ids.filter((id) => !read.has(id));
    if (pendingIds.length === 0) emit('done');
    else void run(pendingIds);
  }

  return {
    ...store,
    start,
    restart() {
      activeController?.abort();
      activeController = null;
      start();
    },
    stop: () => halt('stopped'),
  };
}
