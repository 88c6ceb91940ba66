import { hourMs } from '../shared/dates/durations.ts';

/** Wrong guesses allowed per hour, for one order number and for one visitor's network address. */
export const guessLimits = { order: 5, visitor: 30 } as const;

/** The wrong guesses that still count, newest last. Times are in ms. */
export function recentGuesses(times: readonly number[], now: number): number[] {
  return times.filter((time) => time > now - hourMs && time <= now);
}

/** Whether another guess is allowed after these wrong ones. */
export function mayGuess(times: readonly number[], now: number, limit: number): boolean {
  return recentGuesses(times, now).length < limit;
}
