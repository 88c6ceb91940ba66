/**
 * A day `YYYY-MM-DD` as the calendar widget wants it: midnight of that day in the browser's own zone. The widget only
 * ever reads year, month and day of it, so the shop's zone plays no part here.
 */
export function calendarDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day `YYYY-MM-DD` that the calendar widget means. */
export function dayOfDate(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
