/** Longest that anything may take; what takes longer is not there, ms. */
const patience = 30_000;

/**
 * Milliseconds from `act` until the browser has painted what `isDone` waits for. A frame callback runs before its frame
 * is painted, so the clock stops at the callback after the one that found it.
 */
export function timed(act: () => void, isDone: () => boolean, what: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const look = () => {
      if (isDone()) requestAnimationFrame(() => resolve(performance.now() - started));
      else if (performance.now() - started > patience) reject(new Error(`${what}: not on the screen after ${patience / 1000} s, so it has no time`));
      else requestAnimationFrame(look);
    };
    act();
    requestAnimationFrame(look);
  });
}
