import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWireOrder } from './isWireOrder.ts';
import { wireOrder } from './wireOrder.ts';

const fields = Object.keys(wireOrder.shape);
/** Our extensions never make a row unreadable. */
const checkedFields = fields.filter((field) => field !== 'stage' && field !== 'reason');

/** Values that fit some fields: near misses find more bugs than noise. */
const value = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    '0',
    '3',
    '-1',
    '1.5',
    '1.',
    '.5',
    '1e3',
    ' 3',
    '+3',
    '٣',
    '0x1',
    'NaN',
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(400),
    `1.${'3'.repeat(40)}`,
    true,
    false,
  ),
  fc.constantFrom(
    0,
    -0,
    1,
    -1,
    1.5,
    NaN,
    Infinity,
    -Infinity,
    2 ** 53 - 1,
    2 ** 53,
    -(2 ** 53),
    1 - 2 ** 53,
    1e308,
    1n,
  ),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.constantFrom([], {}, [1], { a: 1 }, new Date(0), () => 1, Symbol('s')),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const valid = { id: 1, order_id: '2' };
const row = fc.oneof(
  // A valid row with a few fields replaced.
  fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 3 }).map((changes) => ({ ...valid, ...changes })),
  fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), value),
  fc.jsonValue(),
  value,
);

describe('the handwritten row check', () => {
  test('agrees with the schema on any row', { tags: 'hazard:malformed-reply' }, () => {
    fc.assert(
      fc.property(row, (candidate) => {
        expect(isWireOrder(candidate)).toBe(wireOrder.safeParse(candidate).success);
      }),
    );
  });

  test('has every field of the schema', () => {
    for (const field of checkedFields) expect([field, isWireOrder({ ...valid, [field]: {} })]).toEqual([field, false]);
  });
});
