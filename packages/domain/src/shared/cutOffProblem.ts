/** Times of a day at which orders are handed over. */
export interface CutOffs {
  /** Wall clock times "11:00", earliest first. */
  times: readonly string[];
  /** Days on which they apply, 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
}

/** What is wrong with the times of a location; null when they are fine. */
export function cutOffProblem({ times, weekdays }: CutOffs): string | null {
  if (times.some((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return 'Enter times like 15:00.';
  if (new Set(times).size < times.length) return 'Each time can only be used once.';
  if (times.length > maxTimes) return `Use ${maxTimes} times or fewer.`;
  if (weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7)) return 'Choose days from Monday to Sunday.';
  return times.length > 0 && weekdays.length === 0 ? 'Choose at least one day.' : null;
}

const maxTimes = 24;
