import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

/** Milliseconds since 1970 UTC; null without a time, and when the text names no instant. */
export function parseEpoch(time: IsoTime | null): number | null {
  return time === null ? null : parseInstant(time);
}
