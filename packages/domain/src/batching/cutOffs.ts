import { calendarDay } from '../shared/dates/calendarDay.ts';
import type { CutOffs } from '../shared/shipping/cutOffProblem.ts';
import { dayMs, minuteMs } from '../shared/dates/durations.ts';
import { wallClockInstant } from '../shared/dates/wallClockInstant.ts';

/** When a location's open orders are combined and handed over. */
export interface CutOffSchedule extends CutOffs {
  locationId: string;
  /** The location's IANA time zone. */
  timeZone: string;
}

/** One cutoff. Its key is stable, so it fires once. */
export interface CutOff {
  /** `72001 2026-11-22 15:00`. */
  key: string;
  locationId: string;
  /** Milliseconds since 1970 UTC. */
  at: number;
}

/** Longest gap between two cutoffs: a schedule repeats weekly. */
const searchDays = 8;

/** The first cutoff after an instant; `null` when the schedule has none. */
export function nextCutOff(schedule: CutOffSchedule, after: number): CutOff | null {
  return cutOffsOfDays(schedule, after, searchDays).find(({ at }) => at > after) ?? null;
}

/** All cutoffs after `from` and up to `to`, earliest first, including those a stopped server missed. */
export function cutOffsBetween(schedule: CutOffSchedule, from: number, to: number): readonly CutOff[] {
  const days = Math.ceil((to - from) / dayMs) + 1;
  return cutOffsOfDays(schedule, from, days).filter(({ at }) => at > from && at <= to);
}

function cutOffsOfDays(
  { locationId, times, weekdays, timeZone }: CutOffSchedule,
  from: number,
  days: number,
): readonly CutOff[] {
  const start = Date.parse(calendarDay(from, timeZone));
  const found = Array.from({ length: days + 1 }, (_, index) => start + index * dayMs)
    .filter((day) => weekdays.includes(new Date(day).getUTCDay() || 7))
    .flatMap((day) =>
      times.map((time): CutOff => ({
        key: `${locationId} ${new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length)} ${time}`,
        locationId,
        at: instantOf(day, time, timeZone),
      })),
    );
  return found.toSorted((a, b) => a.at - b.at);
}

/** The instant of `HH:MM` on a day. */
function instantOf(day: number, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return wallClockInstant(day + (hours * 60 + minutes) * minuteMs, timeZone);
}
