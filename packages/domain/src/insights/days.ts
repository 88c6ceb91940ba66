import { dayMs } from '../shared/dates/durations.ts';

/** The `YYYY-MM-DD` day that many days later; negative means earlier. */
export function daysLater(day: string, days: number): string {
  return new Date(numberOf(day) * dayMs + days * dayMs).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return daysLater(day, 1);
}

/** Days from the first to the second. */
export function daysBetween(first: string, second: string): number {
  return numberOf(second) - numberOf(first);
}

/** The Monday on or before the day. */
export function mondayOf(day: string): string {
  // 1970-01-01 was a Thursday, the fourth day of its week.
  const weekday = (((numberOf(day) + 3) % 7) + 7) % 7;
  return daysLater(day, -weekday);
}

/** Days since 1970-01-01. A calendar day has no zone, so it is counted in UTC. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}
