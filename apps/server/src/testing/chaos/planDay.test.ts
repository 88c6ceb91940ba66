import { expect, test } from 'vitest';
import { sum } from './compareLedgers.ts';
import { planDay } from './planDay.ts';

const past = Array.from({ length: 400 }, () => [{ sku: '22086', name: 'Paper chain', quantity: 3, price: 2.95 }]);
const day = planDay(past, 'a seed');

test('a day is the same for the same seed, and has orders of every route and trouble', () => {
  expect(planDay(past, 'a seed')).toEqual(day);
  expect(planDay(past, 'another')).not.toEqual(day);
  const routes = new Set(day.map(({ route }) => route));
  expect([...routes].toSorted()).toEqual(['backOrder', 'routed', 'splitByLine', 'splitLine', 'tagged']);
  const troubles = new Set(day.map(({ trouble }) => trouble?.kind ?? 'none'));
  expect([...troubles].toSorted()).toEqual(['canceledThere', 'none', 'refused', 'short', 'voided']);
});

test('the parts of an order are what is ordered, at two 3PLs where it is split, and stock is there or arrives for it', () => {
  for (const { order, route, parts, stock, arriving } of day) {
    const ordered = sum(order.lines.map(({ sku, quantity }) => ({ [sku]: quantity })));
    const isAdded = order.story === 'extended' || order.story === 'exchanged';
    const most = Object.entries(ordered).map(([sku, quantity]) => ({ [sku]: quantity + Number(isAdded) }));
    expect(sum(Object.values(parts))).toEqual(sum(most));
    expect(Object.keys(parts)).toHaveLength(route === 'splitByLine' || route === 'splitLine' ? 2 : 1);
    const counted = sum([...stock, ...arriving].map(({ sku, onHand }) => ({ [sku]: onHand })));
    if (route === 'tagged' || route === 'routed') expect(counted).toEqual({});
    else expect(counted).toEqual(ordered);
  }
});

test('some orders are of one person to one address, one after the other', () => {
  const pairs = day.filter(({ order }, index) => order.customer === day[index - 1]?.order.customer);
  expect(pairs.length).toBeGreaterThan(10);
  for (const { order } of pairs)
    expect(day.filter((other) => other.order.recipient === order.recipient).length).toBeGreaterThan(1);
});
