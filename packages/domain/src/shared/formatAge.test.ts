import * as fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import { formatAge } from './formatAge.ts';

const now = new Date('2024-03-15T12:00:00Z');

test.each([
  ['2024-03-15T11:59:30Z', 'just now'],
  ['2024-03-15T12:00:40Z', 'just now'],
  ['2024-03-15T11:58:01Z', '1 minute ago'],
  ['2024-03-15T08:01:00Z', '3 hours ago'],
  ['2024-03-14T00:00:00Z', '1 day ago'],
  ['2024-03-12T12:00:00Z', '3 days ago'],
  ['2024-01-01T12:00:00Z', '2 months ago'],
  ['2022-03-01T12:00:00Z', '2 years ago'],
  ['2024-03-15T14:00:00Z', 'in 2 hours'],
])('%s was %s', (iso, age) => {
  expect(formatAge(iso, now)).toBe(age);
});

it('says nothing about a missing or unreadable time', () => {
  expect(formatAge(null, now)).toBe('');
  expect(formatAge('soon', now)).toBe('');
  expect(formatAge('2024-03-15T12:00:00Z', new Date(Number.NaN))).toBe('');
});

it('counts a day over a clock change as a day, wherever the machine stands', () => {
  vi.stubEnv('TZ', 'America/New_York');
  try {
    expect(new Date('2024-03-15T12:00:00Z').getTimezoneOffset()).toBe(240);
    expect(formatAge('2024-03-09T12:00:00Z', new Date('2024-03-10T12:00:00Z'))).toBe('1 day ago');
    expect(formatAge('2024-11-02T12:00:00Z', new Date('2024-11-03T12:00:00Z'))).toBe('1 day ago');
  } finally {
    vi.unstubAllEnvs();
  }
});

it('never says NaN or Invalid Date', () => {
  const instants = fc.date({ min: new Date('1000-01-01Z'), max: new Date('9999-12-31Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, instants, (then, at) => {
      expect(formatAge(then.toISOString(), at)).toMatch(/^(just now|in \d+ \w+|\d+ \w+ ago)$/);
    }),
  );
});
