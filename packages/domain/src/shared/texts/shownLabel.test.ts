import { expect, test } from 'vitest';
import { shownLabel } from './shownLabel.ts';

test("gives a value's words and leaves other text as it is", () => {
  const labels = { 'On hold': 'Zurückgehalten' };
  const values = ['On hold', 'on hold', '', 'constructor', '__proto__', 'toString'];
  expect(values.map((value) => shownLabel(labels, value))).toEqual(['Zurückgehalten', ...values.slice(1)]);
});
