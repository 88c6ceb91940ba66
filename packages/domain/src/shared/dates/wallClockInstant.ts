import { dayMs } from './durations.ts';
import { zoneOffset } from './zoneOffset.ts';

/**
 * The instant (ms since 1970 UTC) at which a zone's clock shows `wall`, given as if it were UTC. A time that the
 * clock skips in spring becomes an hour later; of a repeated time in autumn it is the first.
 */
export function wallClockInstant(wall: number, timeZone: string): number {
  const [before, after] = [wall - dayMs, wall + dayMs].map((epoch) => zoneOffset(epoch, timeZone));
  const candidates = [wall - (before ?? 0), wall - (after ?? 0)];
  return candidates.find((at) => at + zoneOffset(at, timeZone) === wall) ?? wall - (before ?? 0);
}
