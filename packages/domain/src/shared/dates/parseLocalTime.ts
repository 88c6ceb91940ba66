import { parseInstant } from './parseInstant.ts';
import { wallClockInstant } from './wallClockInstant.ts';

/** `2026-01-31`, `2026-01-31T08:46:27.0000000`, `2026-01-31 08:46`. */
const local = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?$/;

/**
 * Milliseconds since 1970 UTC for a date, or date and time, without offset, on the zone's clock; a date alone is its
 * midnight. `null` for anything else, including 30 February. A text with an offset is that instant.
 */
export function parseLocalTime(text: string, timeZone: string): number | null {
  const [, date, time = '00:00'] = local.exec(text.trim()) ?? [];
  if (date === undefined) return parseInstant(text);
  const wall = parseInstant(`${date}T${time}Z`);
  return wall === null ? null : wallClockInstant(wall, timeZone);
}
