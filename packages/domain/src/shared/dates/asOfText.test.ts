import { expect, test } from 'vitest';
import { asOfText } from './asOfText.ts';

const at = Date.parse('2026-11-22T10:42:07.900Z');

test.each([
  ['Europe/London', '2026-11-22T10:50:00Z', 'As of 10:42:07 AM'],
  ['America/New_York', '2026-11-22T10:50:00Z', 'As of 05:42:07 AM'],
  ['Asia/Tokyo', '2026-11-22T14:59:59Z', 'As of 07:42:07 PM'],
  ['Asia/Tokyo', '2026-11-22T15:00:00Z', 'As of 2026-11-22 07:42:07 PM'],
  ['Europe/London', '2026-11-23T00:00:00Z', 'As of 2026-11-22 10:42:07 AM'],
])('in %s at %s: %s', (timeZone, now, text) => {
  expect(asOfText(at, Date.parse(now), timeZone)).toBe(text);
});
