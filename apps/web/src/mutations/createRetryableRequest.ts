import { createStore } from 'zustand/vanilla';

/** The person stopped waiting for an answer; what was sent may have been carried out or not. */
export class WaitCancelledError extends Error {
  override readonly name = 'WaitCancelledError';
}

/** One sending of a request. Once the signal is aborted its answer and its progress count for nothing. */
export interface RequestAttempt<P> {
  signal: AbortSignal;
  onProgress(progress: P): void;
}

export interface RequestState<P> {
  isPending: boolean;
  /** ms since 1970 of the sending, or of the last progress: the wait is counted from then. */
  startedAt: number;
  /** How far a long request is; undefined before it says so. */
  progress: P | undefined;
  /** What it failed with; null before, and after a success. */
  error: unknown;
}

/** A request that waits for as long as it takes (§9: no time-out), until somebody sends it again or stops waiting. */
export interface RetryableRequest<T, P = never> {
  /** The answer of the newest attempt. Rejects with WaitCancelledError when it is cancelled. */
  result: Promise<T>;
  getState(): RequestState<P>;
  subscribe(listener: () => void): () => void;
  /** Aborts the call that hangs and sends it again; nothing after it has settled. */
  retry(): void;
  /** Stops waiting; nothing after it has settled. */
  cancel(): void;
}

/** Sends at once. `send` has to carry one idempotency key, since a retry calls it again. */
export function createRetryableRequest<T, P = never>(
  send: (attempt: RequestAttempt<P>) => Promise<T>,
): RetryableRequest<T, P> {
  let resolve: (answer: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const result = new Promise<T>((...settlers) => ([resolve, reject] = settlers));
  const { getState, setState, subscribe } = createStore((): RequestState<P> => ({
    isPending: true,
    startedAt: Date.now(),
    progress: undefined,
    error: null,
  }));
  let current = new AbortController();

  function attempt(): void {
    const controller = current;
    const isCurrent = () => getState().isPending && controller === current;
    const onProgress = (progress: P) => {
      if (isCurrent()) setState({ startedAt: Date.now(), progress });
    };
    // Called inside a promise, so that what `send` throws at once is a rejection too.
    new Promise<T>((settle) => settle(send({ signal: controller.signal, onProgress }))).then(
      (answer) => {
        if (!isCurrent()) return;
        setState({ isPending: false });
        resolve(answer);
      },
      (error: unknown) => isCurrent() && fail(error),
    );
  }

  function fail(error: unknown): void {
    setState({ isPending: false, error });
    reject(error);
  }

  attempt();
  return {
    result,
    getState,
    subscribe,
    retry() {
      if (!getState().isPending) return;
      const hanging = current;
      current = new AbortController();
      setState({ startedAt: Date.now(), progress: undefined });
      attempt();
      hanging.abort();
    },
    cancel() {
      if (!getState().isPending) return;
      fail(new WaitCancelledError());
      current.abort();
    },
  };
}
