/** Milliseconds since 1970, in simulator time. */
export interface SimulatorClock {
  now(): number;
  /** Calls the listener when a manual clock moves. Absent for a running clock, which servers poll. */
  onMove?(listener: () => void): void;
}

export const systemClock: SimulatorClock = { now: () => Date.now() };

export interface ManualClock extends SimulatorClock {
  /** Moves by milliseconds. Everything due in between happens, with each order's steps in sequence. */
  advance(ms: number): void;
}

/** A clock that only a test moves. */
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
