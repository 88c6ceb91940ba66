/** Periodically checks for what is due. */
export interface Watch {
  begin(): void;
  /** Resolves when no check is running. */
  stop(): Promise<void>;
}

type Look = (signal: AbortSignal) => Promise<unknown>;

interface WatchOptions {
  everyMs: number;
  /** The first check runs at once instead of after an interval. */
  isImmediate?: boolean;
  /** Called for errors; the next check still runs. */
  onError(error: unknown): void;
}

/** A watch whose checks never overlap; `signal` aborts when it stops. */
export function createWatch(look: Look, { everyMs, isImmediate = false, onError }: WatchOptions): Watch {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | null = null;
  const lookOnce = () => {
    looking ??= look(stopping.signal)
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  };
  return {
    begin: () => {
      if (isImmediate) lookOnce();
      timer = setInterval(lookOnce, everyMs);
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}

/** A check of several steps; `onError` is called for one that fails, and the next ones still run. */
export function inTurn(steps: readonly Look[], onError: (error: unknown) => void): Look {
  return async (signal) => {
    for (const step of steps) if (!signal.aborted) await step(signal).catch(onError);
  };
}
