import { zoneOffset } from './zoneOffset.ts';

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

/** A zone's wall clock at an instant (ms since 1970 UTC); an unknown zone reads as UTC. */
export function clockParts(epoch: number, timeZone: string): ClockParts {
  const wallClock = new Date(epoch + zoneOffset(epoch, timeZone));
  const text = wallClock.toISOString().slice(-'11-22T03:52:55.000Z'.length);
  const hours = wallClock.getUTCHours();
  return {
    year: String(wallClock.getUTCFullYear()).padStart(4, '0'),
    month: text.slice(0, 2),
    day: text.slice(3, 5),
    hour: String(hours % 12 || 12).padStart(2, '0'),
    minute: text.slice(9, 11),
    second: text.slice(12, 14),
    dayPeriod: hours < 12 ? 'AM' : 'PM',
  };
}
