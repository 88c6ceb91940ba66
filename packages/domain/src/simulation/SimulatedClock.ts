/** The clock of a simulated store or 3PL, ms since 1970. */
export interface SimulatedClock {
  now(): number;
  /** Calls the listener when a manual clock moves. Absent for a running clock, which simulators poll. */
  onMove?(listener: () => void): void;
}

export const systemClock: SimulatedClock = { now: () => Date.now() };

export interface ManualClock extends SimulatedClock {
  /** Moves by milliseconds; everything due in between happens in sequence. */
  advance(ms: number): void;
}

/** A clock that moves only when a test moves it. */
export function createManualClock(startMs: number): ManualClock {
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
