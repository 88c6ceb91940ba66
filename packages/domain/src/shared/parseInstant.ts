import type { IsoTime } from './IsoTime.ts';

/** Date, time, offset. Without an offset a text does not name an instant, so the offset is required (contract, "Timestamps"). */
const isoInstant = /^([1-9]\d{3})-(\d\d)-(\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)$/i;

/** Milliseconds since 1970 UTC of an ISO 8601 time with offset; null when the text is anything else, the 30th of February included. */
export function parseInstant(iso: IsoTime): number | null {
  const match = isoInstant.exec(iso.trim());
  if (!match) return null;
  const [, year = '', month = '', day = '', time = '', offset = ''] = match;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null;
  const epoch = Date.parse(`${year}-${month}-${day}T${time}${withColon(offset)}`);
  return Number.isNaN(epoch) ? null : epoch;
}

/** `Date.parse` rolls an impossible day over into the next month, which would show a date that nobody sent. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  if (day >= 1 && day <= 28) return true;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** `+0530` and `+05` as every engine reads them: `+05:30`, `+05:00`. */
function withColon(offset: string): string {
  if (/^z$/i.test(offset)) return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
