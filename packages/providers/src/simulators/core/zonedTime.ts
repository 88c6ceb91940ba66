const hourMs = 3_600_000;

/** Offsets by zone and hour. Clocks change on the hour, and each lookup is slow. */
const offsets = new Map<string, number>();

/** `2026-01-31T08:46:27` in a time zone. */
export function zonedTime(ms: number, timeZone: string): string {
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 19);
}

/** `2026-01-31` in a time zone. */
export function zonedDay(ms: number, timeZone: string): string {
  return zonedTime(ms, timeZone).slice(0, 10);
}

/** The zone's offset from UTC. */
export function offsetMs(ms: number, timeZone: string): number {
  const hour = Math.floor(ms / hourMs);
  const key = `${timeZone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  // Swedish format is ISO 8601 dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = Date.parse(`${format.format(hour * hourMs).replace(' ', 'T')}Z`) - hour * hourMs;
  offsets.set(key, offset);
  return offset;
}
