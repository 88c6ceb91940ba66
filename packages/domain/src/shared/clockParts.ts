import { isIanaTimeZone } from './isIanaTimeZone.ts';

/** What a clock on the wall shows, as text with leading zeros. */
export interface ClockParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  dayPeriod: string;
}

/** Making a formatter costs a thousand times what using it does, and an export formats half a million times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone at an instant (milliseconds since 1970 UTC). A zone that does not exist reads as UTC. */
export function clockParts(epoch: number, timeZone: string): ClockParts {
  const parts: ClockParts = { year: '', month: '', day: '', hour: '', minute: '', second: '', dayPeriod: '' };
  for (const { type, value } of formatter(timeZone).formatToParts(epoch)) {
    if (type in parts) parts[type as keyof ClockParts] = value;
  }
  parts.year = parts.year.padStart(4, '0');
  return parts;
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: isIanaTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h12',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
