/** Milliseconds since 1970, as the simulators see them. */
export interface SimulatorClock {
  now(): number;
  /** Called when a hand-driven clock was moved. Absent: time passes by itself, and the servers look each few moments. */
  onMove?(listener: () => void): void;
}

export const systemClock: SimulatorClock = { now: () => Date.now() };

export interface ManualClock extends SimulatorClock {
  /** Milliseconds. Everything that was due in between happens, each order's steps in their order. */
  advance(ms: number): void;
}

/** A clock that stands still until a test moves it. */
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
