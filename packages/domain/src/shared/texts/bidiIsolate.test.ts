import { expect, test } from 'vitest';
import { bidiIsolate } from './bidiIsolate.ts';

test.each(['מתנות ירושלים', 'متجر 26 يوليو', 'Gifts & متجر'])('isolates %s from its neighbors', (text) => {
  expect(bidiIsolate(text)).toBe(`\u2068${text}\u2069`);
});

test.each(['', '85123A', 'Customer 17850', '🎁', 'Ленина 5', '贈り物'])('leaves "%s" as it is', (text) =>
  expect(bidiIsolate(text)).toBe(text),
);
