/** How late this process's timers are. */
export interface Lateness {
  /** Milliseconds, over the last few timers. */
  now(): number;
}

const everyMs = 20;
/** Decay per on-time timer. */
const kept = 0.7;

/** Measures lateness as long as the process runs; created once in a process. */
export function createLateness(): Lateness & { stop(): void } {
  let lateness = 0;
  let lastAt = performance.now();
  const timer = setInterval(() => {
    const at = performance.now();
    lateness = Math.max(at - lastAt - everyMs, lateness * kept);
    lastAt = at;
  }, everyMs);
  timer.unref();
  return {
    // A timer that has not fired yet may be later than any before it.
    now: () => Math.max(lateness, performance.now() - lastAt - everyMs),
    stop: () => clearInterval(timer),
  };
}
