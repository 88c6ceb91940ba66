import { tz } from '@date-fns/tz/tz';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
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

it('is empty for a missing or unreadable time', () => {
  expect(formatAge(null, now)).toBe('');
  expect(formatAge('soon', now)).toBe('');
  expect(formatAge('2024-03-15T12:00:00Z', new Date(Number.NaN))).toBe('');
});

it('counts a day across a clock change as one day, in any machine zone', () => {
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

it('matches date-fns, which takes twenty times as long', () => {
  const present = fc.date({ min: new Date('1990-01-01Z'), max: new Date('2050-01-01Z'), noInvalidDate: true });
  const minutesApart = fc.oneof(
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.constantFrom(59, 60, 1439, 1440, 43_199, 43_200, 518_399, 518_400, 525_599, 525_600, 1_051_199, 1_051_200),
  );
  fc.assert(
    fc.property(present, minutesApart, fc.boolean(), (at, minutes, isPast) => {
      const then = new Date(at.getTime() + minutes * (isPast ? -60_000 : 60_000));
      expect(formatAge(then.toISOString(), at)).toBe(
        formatDistanceStrict(then, at, { addSuffix: true, roundingMethod: 'floor', in: tz('UTC') }),
      );
    }),
  );
});
