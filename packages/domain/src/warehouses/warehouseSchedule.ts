import type { CallFailureKind } from './WarehouseOrder.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Waits from one try to the next; after the last an order is an error. */
const retryDelaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 4 * hourMs] as const;

/** Milliseconds from a failed try to the next; null: it was the last. `tries`: from 1. */
export function retryDelayMs(tries: number): number | null {
  return retryDelaysMs[tries - 1] ?? null;
}

/** Failures that do not pass by themselves: a person has to act. */
export const failuresForPerson: readonly CallFailureKind[] = ['credentialsRefused', 'invalidSettings'];

/** Calls in a row that fail before an account is paused because nobody answers. */
export const failuresUntilPaused = 3;

/** From one reading of an order at its warehouse to the next, by its age. */
const readIntervals = [
  { upToAgeMs: 2 * hourMs, everyMs: 5 * minuteMs },
  { upToAgeMs: dayMs, everyMs: 15 * minuteMs },
  { upToAgeMs: 4 * dayMs, everyMs: hourMs },
  { upToAgeMs: 60 * dayMs, everyMs: 6 * hourMs },
] as const;

/**
 * Milliseconds until an order that was sent so long ago is read again; null: it is so old that nothing more is expected.
 * A parcel in transit moves slowly, so it is read at most once an hour.
 */
export function readIntervalMs(ageMs: number, isInTransit = false): number | null {
  const found = readIntervals.find(({ upToAgeMs }) => ageMs < upToAgeMs);
  if (found === undefined) return null;
  return isInTransit ? Math.max(found.everyMs, hourMs) : found.everyMs;
}
