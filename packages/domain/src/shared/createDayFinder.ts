import { calendarDay } from './calendarDay.ts';

/** Tells the calendar day `YYYY-MM-DD` that an instant (milliseconds since 1970 UTC) falls on. */
export type DayFinder = (epoch: number) => string;

interface Day {
  name: string;
  /** First instant of the day. */
  from: number;
  /** First instant of the next one. */
  to: number;
}

const hour = 3_600_000;
const utcDay = 24 * hour;

/** Longer than any day lasts, and short enough that no day in between is skipped over. */
const beyond = 36 * hour;

/**
 * The same answer as `calendarDay`, for asking 100,000 times: the ends of each day are looked up once, so that most answers
 * are a comparison of numbers and not a formatted date.
 */
export function createDayFinder(timeZone: string): DayFinder {
  const daysByUtcDay = new Map<number, Day[]>();
  let last: Day = { name: '', from: 0, to: 0 };

  return (epoch) => {
    if (epoch < last.from || epoch >= last.to) last = known(epoch) ?? remembered(measured(epoch, timeZone));
    return last.name;
  };

  function known(epoch: number): Day | undefined {
    return daysByUtcDay.get(Math.floor(epoch / utcDay))?.find(({ from, to }) => epoch >= from && epoch < to);
  }

  function remembered(day: Day): Day {
    for (let number = Math.floor(day.from / utcDay); number * utcDay < day.to; number += 1) {
      daysByUtcDay.set(number, [...(daysByUtcDay.get(number) ?? []), day]);
    }
    return day;
  }
}

function measured(epoch: number, timeZone: string): Day {
  const name = calendarDay(epoch, timeZone);
  return {
    name,
    from: firstInstant(epoch - beyond, epoch, (instant) => calendarDay(instant, timeZone) >= name),
    to: firstInstant(epoch, epoch + beyond, (instant) => calendarDay(instant, timeZone) > name),
  };
}

/** The first instant that is so, searched by halves: `before` is not, `reached` is. */
function firstInstant(before: number, reached: number, isSo: (instant: number) => boolean): number {
  let [low, high] = [before, reached];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle;
  }
  return high;
}
