/**
 * A day `YYYY-MM-DD` for the calendar widget: local midnight in the browser's zone. The widget reads year, month and
 * day only, so the shop's zone does not matter.
 */
export function calendarDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day `YYYY-MM-DD` of the calendar widget's date. */
export function dayOfDate(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
