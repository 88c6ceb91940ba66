import { isIanaTimeZone } from './isIanaTimeZone.ts';

/** Wall clock parts as text with leading zeros. */
export interface ClockParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  dayPeriod: string;
}

/** Cached data of a zone. */
interface Zone {
  /** Constructing one takes a thousand times as long as using it. */
  formatter: Intl.DateTimeFormat;
  /** UTC offset by day number, ms; null for a day on which the clocks change. */
  offsets: Map<number, number | null>;
}

const zones = new Map<string, Zone>();

const dayLength = 86_400_000;

/** 1970 to 2100: dates outside may use another calendar and are rare. */
const lastRememberedDay = 130 * 366;

/**
 * Wall clock of a zone at an instant (milliseconds since 1970 UTC); an unknown zone reads as UTC. The offset is looked
 * up twice per day instead of per instant: an export formats half a million times.
 */
export function clockParts(epoch: number, timeZone: string): ClockParts {
  const zone = zones.get(timeZone) ?? createZone(timeZone);
  const day = Math.floor(epoch / dayLength);
  const isRemembered = day >= 0 && day < lastRememberedDay;
  const offset = isRemembered ? offsetOn(day, zone) : null;
  return offset === null ? formatParts(epoch, zone) : utcClockParts(epoch + offset);
}

/** Clocks change at most once a day, so a day with equal offsets at both ends has one offset. */
function offsetOn(day: number, zone: Zone): number | null {
  const known = zone.offsets.get(day);
  if (known !== undefined) return known;
  const [atStart, atEnd] = [measureOffset(day * dayLength, zone), measureOffset((day + 1) * dayLength, zone)];
  const offset = atStart === atEnd ? atStart : null;
  zone.offsets.set(day, offset);
  return offset;
}

function measureOffset(epoch: number, zone: Zone): number {
  const { year, month, day, hour, minute, second, dayPeriod } = formatParts(epoch, zone);
  const hours = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), hours, Number(minute), Number(second)) - epoch;
}

function formatParts(epoch: number, { formatter }: Zone): ClockParts {
  const parts: ClockParts = { year: '', month: '', day: '', hour: '', minute: '', second: '', dayPeriod: '' };
  for (const { type, value } of formatter.formatToParts(epoch)) {
    if (type in parts) parts[type as keyof ClockParts] = value;
  }
  parts.year = parts.year.padStart(4, '0');
  return parts;
}

/** Wall clock in UTC. */
function utcClockParts(epoch: number): ClockParts {
  const text = new Date(epoch).toISOString();
  const hours = Number(text.slice(11, 13));
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    day: text.slice(8, 10),
    hour: String(hours % 12 || 12).padStart(2, '0'),
    minute: text.slice(14, 16),
    second: text.slice(17, 19),
    dayPeriod: hours < 12 ? 'AM' : 'PM',
  };
}

function createZone(timeZone: string): Zone {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: isIanaTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h12',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const zone: Zone = { formatter, offsets: new Map() };
  zones.set(timeZone, zone);
  return zone;
}
