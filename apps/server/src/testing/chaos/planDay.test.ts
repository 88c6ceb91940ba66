import { orderStories } from '@hub/platform/simulator';
import { expect, test } from 'vitest';
import { sum } from './compareLedgers.ts';
import { demoStories, locationsAfter, planDay, planLocations } from './planDay.ts';

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

test('an order’s parts are what is ordered, at two 3PLs when it is split, with stock in place or arriving', () => {
  for (const { order, route, parts, stock, arriving } of day) {
    const ordered = sum(order.lines.map(({ sku, quantity }) => ({ [sku]: quantity })));
    const isAdded = order.story === 'extended' || order.story === 'exchanged';
    const most = Object.entries(ordered).map(([sku, quantity]) => ({ [sku]: quantity + Number(isAdded) }));
    // While a location is closed, any of the three may ship what no stock ties to one of them.
    if (route === 'routed') expect(Object.values(parts)).toEqual([sum(most), sum(most), sum(most)]);
    else expect(sum(Object.values(parts))).toEqual(sum(most));
    const places = { routed: 3, splitByLine: 2, splitLine: 2, backOrder: 1, tagged: 1 };
    expect(Object.keys(parts)).toHaveLength(places[route]);
    const counted = sum([...stock, ...arriving].map(({ sku, onHand }) => ({ [sku]: onHand })));
    if (route === 'tagged' || route === 'routed') expect(counted).toEqual({});
    else expect(counted).toEqual(ordered);
  }
});

test('a usual day has each story in the demo’s share, at least once, and nothing goes wrong at warehouses', () => {
  const stories = demoStories(past.length);
  const usual = planDay(past, 'a seed', stories);
  expect(usual.map(({ order }) => order.story ?? null)).toEqual(stories);
  // Includes orders without a story and leaves out test orders.
  for (const spread of [stories, demoStories(50)]) expect(new Set(spread).size).toBe(Object.keys(orderStories).length);
  expect(stories.filter((story) => story === 'cancelled')).toHaveLength(
    Math.round((orderStories.cancelled.perThousand * past.length) / 1_000),
  );
  for (const { trouble, order } of usual) expect([trouble, order.checkout === undefined]).toEqual([null, false]);
});

test('each location of a 3PL closes and opens again, one after the other, and others open and close', () => {
  const changes = planLocations('a seed', 100);
  expect(changes.map(({ before }) => before)).toEqual(changes.map(({ before }) => before).toSorted((a, b) => a - b));
  const closed = new Set<number>();
  for (const { type, locationId } of changes) {
    if (type === 'close') closed.add(locationId);
    if (type === 'reopen') closed.delete(locationId);
    // An open location can't be deleted, and one 3PL can always ship.
    if (type === 'delete') expect(closed.has(locationId)).toBe(true);
    expect([...closed].filter((id) => id < 71_100).length).toBeLessThan(2);
  }
  const after = locationsAfter(changes);
  expect(after).toHaveLength(4);
  expect(after.map(({ name }) => name)).not.toContain('Leeds');
});

test('some consecutive orders have the same person and address', () => {
  const pairs = day.filter(({ order }, index) => order.customer === day[index - 1]?.order.customer);
  expect(pairs.length).toBeGreaterThan(10);
  for (const { order } of pairs)
    expect(day.filter((other) => other.order.recipient === order.recipient).length).toBeGreaterThan(1);
});
