import { createHash } from 'node:crypto';
import * as fc from 'fast-check';

/** A column from information_schema.columns. */
export interface ColumnType {
  name: string;
  /** `int8`, or `_text` for a text array. */
  type: string;
  isNullable: boolean;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const anyText = fc.oneof(
  fc.constantFrom('', ' ', '\\', `'"`, '\n\t', '{}', 'NULL', '\uFEFF', '👩‍👩‍👧', 'ﷺ', 'e\u0301', '\u202Eabc', '\u{10FFFF}'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // PostgreSQL text cannot contain NUL.
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
  // Long enough to be stored outside its row.
  fc.nat().map((seed) => Array.from({ length: 250 }, (_, index) => hashOf(`${seed} ${index}`)).join('')),
);
const anyJson = fc.oneof(
  fc.constantFrom<unknown>(null, [], {}, 1e308, -0.5, Number.MAX_SAFE_INTEGER, '', { '': { '': [] } }),
  fc.object({ key: anyText, values: [anyText, fc.integer(), fc.constant(null)], maxDepth: 2 }),
);
const wholeNumber = (bits: bigint) => {
  const [least, most] = [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  return fc.oneof(fc.constantFrom(least, -1n, 0n, 1n, most), fc.bigInt(least, most)).map(String);
};
const anyMoment = fc.constantFrom(
  'infinity',
  '-infinity',
  '4714-11-24 00:00:00+00 BC',
  '294276-12-31 23:59:59.999999+00',
  '0001-01-01 00:00:00+00',
  '1970-01-01 00:00:00+00',
  '2026-03-29 02:30:00+01',
  '2024-02-29 23:59:59.999999-12:00',
  '10000-01-01 00:00:00+14',
);

const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: anyText,
  int2: wholeNumber(16n),
  int4: wholeNumber(32n),
  int8: wholeNumber(64n),
  numeric: fc.oneof(
    fc.constantFrom('NaN', '0', '-0.000001', `${'9'.repeat(40)}.${'9'.repeat(20)}`),
    fc.integer().map(String),
  ),
  bool: fc.boolean(),
  timestamptz: anyMoment,
  date: fc.constantFrom('infinity', '-infinity', '4714-11-24 BC', '5874897-12-31', '2024-02-29'),
  uuid: fc.uuid(),
  jsonb: anyJson,
  bytea: fc.uint8Array({ maxLength: 300 }).map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`),
};

/** A row for json_populate_record: odd values of every type, and nulls where allowed. */
export function anyRow(columns: readonly ColumnType[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(
      columns.map(({ name, type, isNullable }) => {
        const one = values[type.replace(/^_/, '')];
        if (one === undefined) throw new Error(`There are no values of ${name}, a column of type ${type}.`);
        const value = type.startsWith('_') ? fc.array(one, { maxLength: 4 }) : one;
        return [name, isNullable ? fc.option(value, { freq: 4 }) : value];
      }),
    ),
  );
}
