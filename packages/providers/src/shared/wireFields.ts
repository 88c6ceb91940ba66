import { z } from 'zod';
import { parseLocalTime } from '@hub/domain/shared';

/** An id that comes as a number or as text, as text. */
export const wireId = z.union([z.int(), z.string().trim().min(1)]).transform(String);

/** Text, a number as text, or nothing: nothing and blanks are null. */
export const wireText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const text = value === null || value === undefined ? '' : String(value).trim();
    return text === '' ? null : text;
  });

/** Whole units, at least 0, also as text: `3`, `"3"`, `"3.0000"`. */
export const wireUnits = z
  .union([z.number(), z.string().regex(/^\d+(?:\.0+)?$/)])
  .transform(Number)
  .pipe(z.int().nonnegative());

/** Units in stock, below 0 where too many were promised; part of a unit cannot be promised. */
export const wireStockUnits = z
  .union([z.number(), z.string().regex(/^-?\d+(?:\.\d+)?$/)])
  .transform((value) => Math.floor(Number(value)));

/** A time as ISO 8601 UTC; one without an offset is of `timeZone`. Nothing and blanks are null. */
export function wireTime(timeZone: string) {
  return wireText.transform((text, context) => {
    if (text === null) return null;
    const epoch = parseLocalTime(text, timeZone);
    if (epoch !== null) return new Date(epoch).toISOString();
    context.addIssue({ code: 'custom', message: 'No time' });
    return z.NEVER;
  });
}

/** A list, or nothing for none. */
export function wireList<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}
