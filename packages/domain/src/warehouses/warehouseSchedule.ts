import type { CallFailureKind } from './WarehouseOrder.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Delays between attempts to send an order to its 3PL; after the last one the order is in error. */
const retryDelaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 4 * hourMs] as const;

/** Milliseconds from a failed attempt to the next; `null` after the last. `tries` starts at 1. */
export function retryDelayMs(tries: number): number | null {
  return retryDelaysMs[tries - 1] ?? null;
}

/** Failures that do not resolve by themselves: a person has to act. */
export const failuresForPerson: readonly CallFailureKind[] = ['credentialsRefused', 'invalidSettings'];

/** Consecutive unanswered calls before an account is paused. */
export const failuresUntilPaused = 3;

/** Interval between reads of an order at its warehouse, by its age. */
const readIntervals = [
  { upToAgeMs: 2 * hourMs, everyMs: 5 * minuteMs },
  { upToAgeMs: dayMs, everyMs: 15 * minuteMs },
  { upToAgeMs: 4 * dayMs, everyMs: hourMs },
  { upToAgeMs: 60 * dayMs, everyMs: 6 * hourMs },
] as const;

/**
 * Milliseconds until the next read of an order sent that long ago; `null` when it is too old to change. A parcel in
 * transit moves slowly, so it is read at most once an hour.
 */
export function readIntervalMs(ageMs: number, isInTransit = false): number | null {
  const found = readIntervals.find(({ upToAgeMs }) => ageMs < upToAgeMs);
  if (found === undefined) return null;
  return isInTransit ? Math.max(found.everyMs, hourMs) : found.everyMs;
}
