/** The year is replayed so many times as fast, which is about an order a minute on average. */
const pace = 5;
const shortestMs = 5_000;
/** Nights and Sundays are shortened to this. */
const longestMs = 120_000;

/** Time from one arriving order to the next, by the time between the replayed ones; both in ms. */
export function arrivalGap(replayedGapMs: number, speed: number): number {
  return Math.min(longestMs, Math.max(shortestMs, replayedGapMs / pace)) / speed;
}
