import { expect, test } from 'vitest';
import { planIds } from '../shared/shop/planIds.ts';
import { subscribedPlan } from './subscribedPlan.ts';

test.each([
  ['Growth', 'active', planIds.growth],
  ['Elite', 'active', planIds.elite],
  ['Elite', 'cancelled', 0],
  ['Elite', 'expired', 0],
  ['Elite', 'frozen', null],
  ['Elite', 'pending', null],
  ['Elite', 'declined', null],
  ['Of another app', 'active', null],
] as const)('a charge for %s with status %s gives plan %j', (name, status, plan) => {
  expect(subscribedPlan({ name, status })).toBe(plan);
});

test('has no plan without a charge', () => {
  expect(subscribedPlan(null)).toBe(0);
});
