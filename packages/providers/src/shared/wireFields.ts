import { z } from 'zod';
import { parseLocalTime } from '@hub/domain/shared';

/** Longest accepted id or SKU; the database index allows ten times as many characters. */
const longestId = 200;
/** Maximum length of text. Names, numbers and links are shorter; longer text is truncated for people. */
const longestText = 2_000;

/** An id sent as a number or text, converted to text. */
export const wireId = z.union([z.int(), z.string().trim().min(1).max(longestId)]).transform(String);

/** A SKU as the 3PL spells it. */
export const wireSku = z.string().max(longestId);

/** Text for people. */
export const wireWords = z.string().transform((text) => text.slice(0, longestText).toWellFormed());

/** Text, a number as text, or nothing; nothing and blanks become null. */
export const wireText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const text = value === null || value === undefined ? '' : String(value).trim();
    return text === '' ? null : text.slice(0, longestText).toWellFormed();
  });

/** Whole units, at least 0, also as text: `3`, `"3"`, `"3.0000"`. */
export const wireUnits = z
  .union([z.number(), z.string().regex(/^\d+(?:\.0+)?$/)])
  .transform(Number)
  .pipe(z.int32().nonnegative());

/** Units in stock, negative when oversold. Rounded down, since part of a unit can't be promised. */
export const wireStockUnits = z
  .union([z.number(), z.string().regex(/^-?\d+(?:\.\d+)?$/)])
  .transform((value) => Math.floor(Number(value)))
  .pipe(z.int32());

const earliest = Date.UTC(1970, 0);
const latest = Date.UTC(9999, 11, 31);

/** A time as ISO 8601 UTC. Times without an offset are in `timeZone`; nothing and blanks become null. */
export function wireTime(timeZone: string) {
  return wireText.transform((text, context) => {
    if (text === null) return null;
    const epoch = parseLocalTime(text, timeZone);
    if (epoch !== null && epoch >= earliest && epoch <= latest) return new Date(epoch).toISOString();
    context.addIssue({ code: 'custom', message: 'No time' });
    return z.NEVER;
  });
}

/** A list; nothing becomes an empty list. */
export function wireList<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}
