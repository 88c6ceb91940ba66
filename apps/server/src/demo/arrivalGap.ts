/** The sample data is replayed this many times as fast, about one order a minute on average. */
const pace = 5;
const shortestMs = 5_000;
/** Longest gap; shortens nights and Sundays. */
const longestMs = 120_000;

/** Time until the next arriving order, from the gap between the replayed ones; both in ms. */
export function arrivalGap(replayedGapMs: number, speed: number): number {
  return Math.min(longestMs, Math.max(shortestMs, replayedGapMs / pace)) / speed;
}
