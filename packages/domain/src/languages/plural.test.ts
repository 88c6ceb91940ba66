import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test("uses a number's form, or the last one when the language has more forms than given", () => {
  const forms = { one: 'Bestellung', other: 'Bestellungen' };
  expect([0, 1, 2, 1.5].map((count) => plural(count, forms))).toEqual([
    'Bestellungen',
    'Bestellung',
    'Bestellungen',
    'Bestellungen',
  ]);
  expect(plural(1, { other: 'orders' })).toBe('orders');
});
