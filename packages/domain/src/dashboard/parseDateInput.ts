/** What the picker says to anything that is no date (§5). */
export const invalidDateText = 'Date input not valid';

/** Year first, as the wire writes it; a person may leave out leading zeros and use slashes. */
const typedDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;

/** Before this no shop took an order; native pickers report 0002-01-01 while "2024" is still being typed. */
const firstYear = 1970;

/** A typed date as `YYYY-MM-DD` (§9), or null for what is not a day of the calendar. */
export function parseDateInput(text: string): string | null {
  const match = typedDate.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (year < firstYear) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
