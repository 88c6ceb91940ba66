import { expect, test } from 'vitest';
import { bidiIsolate } from './bidiIsolate.ts';

test.each(['מתנות ירושלים', 'متجر 26 يوليو', 'Gifts & متجر'])('%s is kept from moving its neighbours', (text) => {
  expect(bidiIsolate(text)).toBe(`\u2068${text}\u2069`);
});

test.each(['', '85123A', 'Customer 17850', '🎁', 'Ленина 5', '贈り物'])('"%s" stays as it is', (text) =>
  expect(bidiIsolate(text)).toBe(text),
);
