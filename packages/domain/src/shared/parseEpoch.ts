import type { Moment } from './Moment.ts';
import { parseInstant } from './parseInstant.ts';

/** Milliseconds since 1970 UTC; null without a time, and when the text names no instant. */
export function parseEpoch(moment: Moment | null): number | null {
  return typeof moment === 'string' ? parseInstant(moment) : moment;
}
