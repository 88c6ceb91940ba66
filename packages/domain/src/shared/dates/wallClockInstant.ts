import { dayMs } from './durations.ts';
import { zoneOffset } from './zoneOffset.ts';

/**
 * The instant (milliseconds since 1970 UTC) at which a zone's clock shows `wall`, which is that time as if it were UTC.
 * A time that the clock skips in spring is an hour later, at the clock's next time; of one that it shows twice in
 * autumn, the first.
 */
export function wallClockInstant(wall: number, timeZone: string): number {
  const [before, after] = [wall - dayMs, wall + dayMs].map((epoch) => zoneOffset(epoch, timeZone));
  const candidates = [wall - (before ?? 0), wall - (after ?? 0)];
  return candidates.find((at) => at + zoneOffset(at, timeZone) === wall) ?? wall - (before ?? 0);
}
