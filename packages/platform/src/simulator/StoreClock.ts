/** The store's clock, ms since 1970. */
export interface StoreClock {
  now(): number;
  /** Called when a manual clock was moved. Absent if time passes by itself; the store then polls. */
  onMove?(listener: () => void): void;
}

export const systemClock: StoreClock = { now: () => Date.now() };

export interface ManualStoreClock extends StoreClock {
  /** Milliseconds. */
  advance(ms: number): void;
}

/** A clock that stands still until a test moves it. */
export function createManualClock(startMs: number): ManualStoreClock {
  let now = startMs;
  const listeners: (() => void)[] = [];
  return {
    now: () => now,
    onMove: (listener) => listeners.push(listener),
    advance(ms) {
      now += ms;
      for (const listener of listeners) listener();
    },
  };
}
