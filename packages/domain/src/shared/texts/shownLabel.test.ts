import { expect, test } from 'vitest';
import { shownLabel } from './shownLabel.ts';

test('a value has its words, and any other text stays', () => {
  const labels = { 'On hold': 'Zurückgehalten' };
  const values = ['On hold', 'on hold', '', 'constructor', '__proto__', 'toString'];
  expect(values.map((value) => shownLabel(labels, value))).toEqual(['Zurückgehalten', ...values.slice(1)]);
});
