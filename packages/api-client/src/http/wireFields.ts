import * as z from 'zod/mini';

/**
 * A content policy without `unsafe-eval` forbids the compiler inside zod; trying it anyway would report a violation on
 * each page load. Off for every schema, since this file is what they are all made of.
 */
z.config({ jitless: true });

/** Beyond it a number has lost its last digits, and a sum of a few could leave the numbers altogether. */
const largest = Number.MAX_SAFE_INTEGER;
const plainNumber = z.number().check(z.gte(-largest), z.lte(largest));

/** A number, or the digits of one: backends of this family send both. Fifteen digits are as many as a number keeps. */
const digits = z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/));

/** An id: a number or a numeric string; in the domain always a string. Beyond 2^53 a number would have lost its end. */
export const wireId = z.union([z.int(), z.string().check(z.regex(/^\d+$/))]);
export type WireId = z.infer<typeof wireId>;

/** A number that has to be there. */
export const wireNumber = z.union([plainNumber, digits]);

/** A number that may be absent, null or empty. */
export const wireOptionalNumber = z.nullish(z.union([plainNumber, digits, z.literal('')]));

/** A text that may be absent or null. */
export const wireOptionalText = z.nullish(z.string());

/** ISO 8601 with offset. Not checked further: a time that cannot be read is shown as it came. */
export const wireOptionalTime = z.nullish(z.string());

/** A flag that some backends send as 0 and 1. */
export const wireOptionalFlag = z.nullish(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
);

/** The reading side of the numbers above. */
export function toNumber(wire: number | string | null | undefined): number | null {
  if (wire === null || wire === undefined || wire === '') return null;
  return Number(wire);
}

/** The reading side of times and other optional texts: empty says as little as null. */
export function toTextOrNull(wire: string | null | undefined): string | null {
  return wire === undefined || wire === '' ? null : wire;
}

/** The reading side of flags. */
export function toFlag(wire: boolean | number | string | null | undefined): boolean {
  return wire === true || wire === 1 || wire === '1';
}
