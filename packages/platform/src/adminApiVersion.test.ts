import { expect, test } from 'vitest';
import { apiVersionEnd } from './adminApiVersion.ts';

test('a version ends a year after the month that it is named after', () => {
  expect(apiVersionEnd('2026-10')).toEqual(new Date('2027-10-01T00:00:00Z'));
  expect(apiVersionEnd('2027-01')).toEqual(new Date('2028-01-01T00:00:00Z'));
});
