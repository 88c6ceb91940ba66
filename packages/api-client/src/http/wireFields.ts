import * as z from 'zod/mini';

/**
 * Zod's compiler needs `unsafe-eval`, which our content policy forbids, and even probing for it reports a violation.
 * Off for all schemas, which all use this file.
 */
z.config({ jitless: true });

/** Numbers beyond it lose digits. */
const largest = Number.MAX_SAFE_INTEGER;
const plainNumber = z.number().check(z.gte(-largest), z.lte(largest));

/** A number, or its digits as text; fifteen digits are exact. */
const digits = z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/));

/** An id: a number or a numeric string, in the domain a string. Beyond 2^53 a number is not exact. */
export const wireId = z.union([z.int(), z.string().check(z.regex(/^\d+$/))]);
export type WireId = z.infer<typeof wireId>;

/** A required number. */
export const wireNumber = z.union([plainNumber, digits]);

/** A number that may be absent, null or empty. */
export const wireOptionalNumber = z.nullish(z.union([plainNumber, digits, z.literal('')]));

/** A text that may be absent or null. */
export const wireOptionalText = z.nullish(z.string());

/** ISO 8601 with offset. Not checked further: an unreadable time is shown as sent. */
export const wireOptionalTime = z.nullish(z.string());

/** A flag, also as 0, 1, "true" and "false". */
export const wireOptionalFlag = z.nullish(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.enum(['true', 'false'])]),
);

/** Wire number to domain. */
export function toNumber(wire: number | string | null | undefined): number | null {
  if (wire === null || wire === undefined || wire === '') return null;
  return Number(wire);
}

/** The digits of an id as a number; `null` and `undefined` are unchanged. */
export function toWireNumber(id: string | null | undefined): number | null | undefined {
  return id === null || id === undefined ? id : Number(id);
}

/** Wire text to domain: empty is null. */
export function toTextOrNull(wire: string | null | undefined): string | null {
  return wire === undefined || wire === '' ? null : wire;
}

const zeroDate = /^\s*0000-00-00/;

/** Wire time to domain: `null` for empty, and for `0000-00-00 00:00:00`, which MySQL writes for no date. */
export function toTimeOrNull(wire: string | null | undefined): string | null {
  return wire === null || wire === undefined || wire === '' || zeroDate.test(wire) ? null : wire;
}

/** Wire flag to domain. */
export function toFlag(wire: boolean | number | string | null | undefined): boolean {
  return wire === true || wire === 1 || wire === '1' || wire === 'true';
}
