import { z } from 'zod';
import { parseLocalTime } from '@hub/domain/shared';

/** The longest id and SKU of a 3PL that is believed; an index of the database holds ten times as many letters. */
const longestId = 200;
/** Names, numbers and links are shorter; what a person reads of a longer text is its beginning. */
const longestText = 2_000;

/** An id that comes as a number or as text, as text. */
export const wireId = z.union([z.int(), z.string().trim().min(1).max(longestId)]).transform(String);

/** A SKU as the 3PL writes it. */
export const wireSku = z.string().max(longestId);

/** Words for people. */
export const wireWords = z.string().transform((text) => text.slice(0, longestText).toWellFormed());

/** Text, a number as text, or nothing: nothing and blanks are null. */
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

/** Units in stock, below 0 where too many were promised; part of a unit cannot be promised. */
export const wireStockUnits = z
  .union([z.number(), z.string().regex(/^-?\d+(?:\.\d+)?$/)])
  .transform((value) => Math.floor(Number(value)))
  .pipe(z.int32());

const earliest = Date.UTC(1970, 0);
const latest = Date.UTC(9999, 11, 31);

/** A time as ISO 8601 UTC; one without an offset is of `timeZone`. Nothing and blanks are null. */
export function wireTime(timeZone: string) {
  return wireText.transform((text, context) => {
    if (text === null) return null;
    const epoch = parseLocalTime(text, timeZone);
    if (epoch !== null && epoch >= earliest && epoch <= latest) return new Date(epoch).toISOString();
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
