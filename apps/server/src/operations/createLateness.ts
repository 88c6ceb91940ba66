/** How late the timers of this process are. */
export interface Lateness {
  /** Milliseconds, of the last few timers. */
  now(): number;
  stop(): void;
}

const everyMs = 20;
/** What is left of a lateness with each timer that is on time. */
const kept = 0.7;

/** Measures it all the time. */
export function createLateness(): Lateness {
  let lateness = 0;
  let lastAt = performance.now();
  const timer = setInterval(() => {
    const at = performance.now();
    lateness = Math.max(at - lastAt - everyMs, lateness * kept);
    lastAt = at;
  }, everyMs);
  timer.unref();
  return {
    // A timer that has not come yet may be later than any before it.
    now: () => Math.max(lateness, performance.now() - lastAt - everyMs),
    stop: () => clearInterval(timer),
  };
}
