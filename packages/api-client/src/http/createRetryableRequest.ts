import { createStore } from 'zustand/vanilla';

/** The person canceled the wait; the request may have been performed. */
export class WaitCancelledError extends Error {
  override readonly name = 'WaitCancelledError';
}

/** One attempt. Once its signal is aborted, its reply and progress are ignored. */
export interface RequestAttempt<P> {
  signal: AbortSignal;
  onProgress(progress: P): void;
}

export interface RequestState<P> {
  isPending: boolean;
  /** Time of sending or of the last progress, ms since 1970: the wait counts from then. */
  startedAt: number;
  /** Progress of a long request; `undefined` before the first report. */
  progress: P | undefined;
  /** The error of the last attempt; `null` before, and after a success. */
  error: unknown;
}

/** A request without a time limit (§9) that can be retried and canceled. */
export interface RetryableRequest<T, P = never> {
  /** The reply of the newest attempt. Rejects with WaitCancelledError on cancel. */
  result: Promise<T>;
  getState(): RequestState<P>;
  subscribe(listener: () => void): () => void;
  /** Aborts the pending attempt and sends again; no effect once settled. */
  retry(): void;
  /** Stops waiting; no effect once settled. */
  cancel(): void;
}

/** Sends at once. `send` must use one idempotency key, because a retry calls it again. */
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
    // In a promise, so that a synchronous throw rejects too.
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
