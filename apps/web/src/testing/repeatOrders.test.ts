import { smallSeed } from '@hub/api-client/mocks';
import { expect, test } from 'vitest';
import { repeatOrders } from './repeatOrders.ts';

test('returns as many orders as requested, newest first, each with its own number', () => {
  const orders = repeatOrders(smallSeed, 25_900);
  expect(orders).toHaveLength(25_900);
  expect(new Set(orders.map(({ invoice }) => invoice)).size).toBe(25_900);
  expect(orders.map(({ at }) => at)).toEqual(orders.map(({ at }) => at).toSorted((first, second) => second - first));
});

test('letters before a number stay, and the newest order keeps its lines', () => {
  const orders = repeatOrders(smallSeed, 1_000);
  expect(orders[0]?.lines).toEqual(smallSeed[0]?.lines);
  expect(orders.filter(({ invoice }) => invoice.startsWith('C')).length).toBeGreaterThan(1);
});
