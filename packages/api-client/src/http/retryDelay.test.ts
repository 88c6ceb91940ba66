import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from './retryDelay.ts';

const now = Date.parse('2026-11-20T08:00:00Z');

describe('Retry-After', () => {
  test('in seconds', () => expect(parseRetryAfter('120', now)).toBe(120_000));
  test('as a date', () => expect(parseRetryAfter('Fri, 20 Nov 2026 08:00:05 GMT', now)).toBe(5_000));
  test('a past date means at once', () => expect(parseRetryAfter('Fri, 20 Nov 2026 07:00:00 GMT', now)).toBe(0));
  test.each([null, '', 'soon'])('%j is ignored', (header) => expect(parseRetryAfter(header, now)).toBeNull());
});
