import { describe, expect, test } from 'vitest';
import { discountedPrice, discountedPriceText, discountProblem } from './planDiscount.ts';
import { plans } from './plans.ts';

const [growth, elite] = plans;
if (growth === undefined || elite === undefined) throw new Error('There are two plans.');
const now = Date.UTC(2026, 10, 1);

describe('a discount', () => {
  test.each([-1, 101, 12.5, Number.NaN, Infinity])('is refused at %s percent', (percent) => {
    expect(discountProblem({ percent, endsAt: null }, now)).toMatch(/whole number from 0 to 100/);
  });

  test.each([now, now - 1, Number.NaN])('is refused when it ends at %s', (endsAt) => {
    expect(discountProblem({ percent: 10, endsAt }, now)).toMatch(/in the future/);
  });

  test('is refused when it starts after its end, or never', () => {
    expect(discountProblem({ percent: 10, startsAt: now + 2, endsAt: now + 2 }, now)).toMatch(/before the last/);
    expect(discountProblem({ percent: 10, startsAt: Number.NaN, endsAt: null }, now)).toMatch(/no date/);
    expect(discountProblem({ percent: 10, startsAt: now + 1, endsAt: now + 2 }, now)).toBeNull();
  });
});

test.each([
  [0, 500],
  [10, 450],
  [33, 335],
  [100, 0],
])('%s percent off Growth is %s a month', (percent, price) => {
  expect(discountedPrice(growth, { percent, endsAt: null }, now)).toBe(price);
  expect(discountProblem({ percent, endsAt: null }, now)).toBeNull();
});

test('a discount applies until its last moment, then the old price returns', () => {
  const discount = { percent: 20, endsAt: now + 1 };
  expect(discountedPrice(elite, discount, now)).toBe(1_000);
  expect(discountedPrice(elite, discount, now + 1)).toBe(1_250);
  expect(discountedPrice(elite, null, now)).toBe(1_250);
});

test('a discount applies from its first moment', () => {
  const discount = { percent: 20, startsAt: now, endsAt: null };
  expect(discountedPrice(elite, discount, now - 1)).toBe(1_250);
  expect(discountedPrice(elite, discount, now)).toBe(1_000);
});

test('puts the price into words', () => {
  const day = () => '1 March';
  expect(discountedPriceText(growth, { percent: 10, endsAt: now + 1 }, now, day)).toBe('$450 per month until 1 March');
  expect(discountedPriceText(growth, null, now, day)).toBe('$500 per month');
});
