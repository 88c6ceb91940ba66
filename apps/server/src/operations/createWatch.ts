/** Looks for what is due, again and again. */
export interface Watch {
  begin(): void;
  /** Resolves when no look is under way. */
  stop(): Promise<void>;
}

type Look = (signal: AbortSignal) => Promise<unknown>;

interface WatchOptions {
  everyMs: number;
  /** The first look comes as it begins, not one interval later. */
  isImmediate?: boolean;
  /** Called for errors; the next look comes nevertheless. */
  onError(error: unknown): void;
}

/** A watch whose looks do not overtake each other; `signal` aborts when it stops. */
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

/** A look of several steps; `onError` is called for one that fails, and the next are taken nevertheless. */
export function inTurn(steps: readonly Look[], onError: (error: unknown) => void): Look {
  return async (signal) => {
    for (const step of steps) if (!signal.aborted) await step(signal).catch(onError);
  };
}
