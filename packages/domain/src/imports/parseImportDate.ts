import { dayMs } from '../shared/dates/durations.ts';
import { parseInstant } from '../shared/dates/parseInstant.ts';
import { zoneOffset } from '../shared/dates/zoneOffset.ts';

/** A calendar day with an optional time of day, without a zone. */
const wallClockTime = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * Parses `2024-05-01T10:00:00Z`, `2024-05-01 10:00:00 +0100` or, in the shop's zone, `2010-12-01 08:26:00`,
 * `2010-12-01 08:26` and `2010-12-01` to ms since 1970 UTC. `null` for anything else, including 30 February.
 */
export function parseImportDate(text: string, timeZone: string): number | null {
  const match = wallClockTime.exec(text);
  if (match === null) return parseInstant(text);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wallClock = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(wallClock);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return instantOf(wallClock, timeZone);
}

/** A time that occurs twice in autumn is the first; a skipped one in spring is an hour later. */
function instantOf(wallClock: number, timeZone: string): number {
  const before = wallClock - zoneOffset(wallClock - dayMs, timeZone);
  if (before + zoneOffset(before, timeZone) === wallClock) return before;
  const after = wallClock - zoneOffset(wallClock + dayMs, timeZone);
  return after + zoneOffset(after, timeZone) === wallClock ? after : before;
}
