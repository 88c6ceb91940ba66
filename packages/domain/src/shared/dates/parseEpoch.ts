import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

/** Milliseconds since 1970 UTC; null for no time or an unreadable one. */
export function parseEpoch(time: IsoTime | null): number | null {
  return time === null ? null : parseInstant(time);
}
