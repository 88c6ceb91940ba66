import { inLanguage } from '../../languages/inLanguage.ts';

/** Daily times at which orders are handed over. */
export interface CutOffs {
  /** Wall clock times "11:00", earliest first. */
  times: readonly string[];
  /** Days on which they apply, 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
}

/** Possible problems with a location's times. */
export const cutOffProblems = inLanguage('cutOffProblems', {
  time: 'Enter times like 15:00.',
  twice: 'Each time can only be used once.',
  tooMany: (most: number) => `Use ${most} times or fewer.`,
  day: 'Choose days from Monday to Sunday.',
  noDay: 'Choose at least one day.',
});

/** What is wrong with a location's times; `null` when they are fine. */
export function cutOffProblem({ times, weekdays }: CutOffs): string | null {
  if (times.some((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return cutOffProblems.time;
  if (new Set(times).size < times.length) return cutOffProblems.twice;
  if (times.length > maxTimes) return cutOffProblems.tooMany(maxTimes);
  if (weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7)) return cutOffProblems.day;
  return times.length > 0 && weekdays.length === 0 ? cutOffProblems.noDay : null;
}

const maxTimes = 24;
