import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

/** Milliseconds since 1970 UTC; `null` for a missing or unreadable time. */
export function parseEpoch(time: IsoTime | null): number | null {
  return time === null ? null : parseInstant(time);
}
