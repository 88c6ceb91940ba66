import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each(['מתנות ירושלים', 'متجر 26 يوليو', 'Gifts & متجر'])('%s is kept from moving its neighbours', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
});

test.each(['', '85123A', 'Customer 17850', '🎁', 'Ленина 5', '贈り物'])('"%s" stays as it is', (text) =>
  expect(isolated(text)).toBe(text),
);
