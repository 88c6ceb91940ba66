import { hourMs } from '../shared/dates/durations.ts';

/** Wrong guesses that are free, per hour: of one order number, and of one visitor's network address. */
export const guessLimits = { order: 5, visitor: 30 } as const;

/** The wrong guesses that still count, newest last. Times are milliseconds. */
export function recentGuesses(times: readonly number[], now: number): number[] {
  return times.filter((time) => time > now - hourMs && time <= now);
}

/** Whether another guess is allowed after these wrong ones. */
export function mayGuess(times: readonly number[], now: number, limit: number): boolean {
  return recentGuesses(times, now).length < limit;
}
