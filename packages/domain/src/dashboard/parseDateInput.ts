import { inLanguage } from '../languages/inLanguage.ts';

/** Shown by the picker for an invalid date (§5). */
export const invalidDateText = inLanguage('invalidDateText', 'Date input not valid');

/** Year first, as on the wire; leading zeros are optional; slashes and dots are allowed. */
const typedDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;

/** Native date pickers report 0002-01-01 while "2024" is still being typed. */
const firstYear = 1970;

/** A typed date as `YYYY-MM-DD` (§9); `null` for a day that does not exist. */
export function parseDateInput(text: string): string | null {
  const match = typedDate.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (year < firstYear) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
