import { tz } from '@date-fns/tz/tz';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

const minute = 60_000;

/** Counted in UTC, so that the machine's own clock change does not make a day out of 23 hours. */
const inUtc = tz('UTC');

/**
 * How long ago, in words and rounded down: "3 days ago", "in 2 hours", "just now" within a minute either way (clocks
 * differ). '' for null and for a text that names no instant.
 */
export function formatAge(iso: IsoTime | null, now: Date): string {
  const epoch = iso === null ? null : parseInstant(iso);
  if (epoch === null || Number.isNaN(now.getTime())) return '';
  if (Math.abs(now.getTime() - epoch) < minute) return 'just now';
  return formatDistanceStrict(epoch, now, { addSuffix: true, roundingMethod: 'floor', in: inUtc });
}
