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
  /** When the answer that is awaited was asked for, ms since 1970: when it was sent, or the last progress. */
  startedAt: number;
  /** How far a long request is; undefined before it says so. */
  progress: P | undefined;
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
  const listeners = new Set<() => void>();
  let resolve: (answer: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const result = new Promise<T>((...settlers) => ([resolve, reject] = settlers));
  let state: RequestState<P> = { isPending: true, startedAt: Date.now(), progress: undefined };
  let current = new AbortController();

  function update(next: RequestState<P>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function attempt(): void {
    const controller = current;
    const isCurrent = () => state.isPending && controller === current;
    const onProgress = (progress: P) => {
      if (isCurrent()) update({ isPending: true, startedAt: Date.now(), progress });
    };
    // Called inside a promise, so that what `send` throws at once is a rejection too.
    new Promise<T>((settle) => settle(send({ signal: controller.signal, onProgress }))).then(
      (answer) => isCurrent() && finish(() => resolve(answer)),
      (error: unknown) => isCurrent() && finish(() => reject(error)),
    );
  }

  function finish(settle: () => void): void {
    update({ ...state, isPending: false });
    settle();
  }

  attempt();
  return {
    result,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (!state.isPending) return;
      const hanging = current;
      current = new AbortController();
      update({ isPending: true, startedAt: Date.now(), progress: undefined });
      attempt();
      hanging.abort();
    },
    cancel() {
      if (!state.isPending) return;
      finish(() => reject(new WaitCancelledError()));
      current.abort();
    },
  };
}
