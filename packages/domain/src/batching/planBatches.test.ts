import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLocation } from '../shared/shipping/shippingLocation.ts';
import { type BatchLocation, type OpenOrder, planBatches, upcomingBatches } from './planBatches.ts';
import { dueCutOffs, minutesLate } from './dueCutOffs.ts';

const locations: readonly BatchLocation[] = [
  { locationId: '1', name: 'London', isActive: false },
  { locationId: '2', name: 'Leeds', isActive: true },
  { locationId: '3', name: 'Rotterdam', isActive: true },
];

const anOrder = (orderId: string, changes: Partial<OpenOrder> = {}): OpenOrder => ({
  orderId,
  orderName: `#${orderId}`,
  customerName: `Customer ${orderId}`,
  address: 'LS1 4DY, United Kingdom',
  createdAt: '2026-11-20T09:00:00.000Z',
  locationId: null,
  refusal: null,
  ...changes,
});

const idsOf = (orders: readonly OpenOrder[]) => orders.map(({ orderId }) => orderId);

test('orders without a location, or with a deleted one, go with the first active location', () => {
  const orders = [anOrder('1'), anOrder('2', { locationId: '404' }), anOrder('3', { locationId: '1' })];
  const [london, leeds, rotterdam] = planBatches(orders, locations);
  expect(london?.batch.boxes.flatMap((box) => idsOf(box.orders))).toEqual(['3']);
  expect(leeds?.batch.boxes.flatMap((box) => idsOf(box.orders))).toEqual(['1', '2']);
  expect(rotterdam?.batch.boxes).toEqual([]);
  expect(defaultLocation([])).toBeNull();
  expect(planBatches(orders, [])).toEqual([]);
});

test('orders that cannot be sent are left out with a reason, oldest first', () => {
  const refusal = 'It has items waiting for stock; restock them to ship it.';
  const orders = [
    anOrder('10', { refusal }),
    anOrder('9', { refusal }),
    anOrder('8', { refusal: 'There is nothing left to ship.', createdAt: '2026-11-20T08:00:00.000Z' }),
  ];
  expect(planBatches(orders, locations)[1]?.leftOut.map(({ reason, orders: left }) => [reason, idsOf(left)])).toEqual([
    ['There is nothing left to ship.', ['8']],
    [refusal, ['9', '10']],
  ]);
});

test('boxes are not combined when the shop turns that off', () => {
  const orders = [anOrder('1', { customerName: 'A' }), anOrder('2', { customerName: 'A' })];
  expect(planBatches(orders, locations)[1]?.batch.boxes).toHaveLength(1);
  expect(planBatches(orders, locations, { combine: false })[1]?.batch.boxes).toHaveLength(2);
});

test('each order is in one batch or left out once, in any list order', () => {
  const anyOrder = fc.record({
    customerName: fc.constantFrom('A', 'B', ''),
    address: fc.constantFrom('x', 'y', ''),
    locationId: fc.constantFrom(null, '1', '2', '3', '404'),
    refusal: fc.constantFrom(null, null, 'no'),
    createdAt: fc.constantFrom('2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'),
  });
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 30 }), (fields) => {
      const orders = fields.map((one, index) => anOrder(String(index), one));
      const plans = planBatches(orders, locations);
      const sent = plans.flatMap(({ batch }) => batch.boxes.flatMap((box) => idsOf(box.orders)));
      const left = plans.flatMap(({ leftOut }) => leftOut.flatMap((group) => idsOf(group.orders)));
      expect([...sent, ...left].toSorted()).toEqual(idsOf(orders).toSorted());
      expect(left.toSorted()).toEqual(idsOf(orders.filter(({ refusal }) => refusal !== null)).toSorted());
      expect(planBatches(orders.toReversed(), locations)).toEqual(plans);
    }),
  );
});

test('only the newest passed cutoff is due, and it says how many it covers', () => {
  const schedule = { locationId: '2', times: ['11:00', '15:00'], weekdays: [1, 2, 3, 4, 5], timeZone: 'Europe/London' };
  const [monday, wednesday] = ['2026-11-16T12:00:00Z', '2026-11-18T12:00:00Z'].map(Date.parse);
  expect(dueCutOffs(schedule, monday ?? 0, wednesday ?? 0)).toMatchObject({
    cutOff: { key: '2 2026-11-18 11:00' },
    missed: 3,
    next: { key: '2 2026-11-18 15:00' },
  });
  expect(dueCutOffs(schedule, wednesday ?? 0, wednesday ?? 0)).toMatchObject({ cutOff: null, missed: 0 });
  // A clock that was set back fires no cutoff twice.
  expect(dueCutOffs(schedule, wednesday ?? 0, monday ?? 0)).toMatchObject({
    cutOff: null,
    next: { key: '2 2026-11-18 15:00' },
  });
});

test('a batch is late after five minutes', () => {
  expect([0, 300_000, 300_001, 7_800_000].map((delay) => minutesLate(1_000, 1_000 + delay))).toEqual([0, 0, 5, 130]);
});

test("each location's next batch gives its time in the shop's zone, any pause, and the default location", () => {
  const cutOffs = { times: ['15:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const paused = new Map([['3', { at: '2026-11-29T08:00:00.000Z', by: 'Robin Carter' }]]);
  const upcoming = upcomingBatches(
    [anOrder('1'), anOrder('2', { locationId: '3' })],
    locations.map((location) => ({ ...location, cutOffs })),
    { combine: true, timeZone: 'Europe/Amsterdam', paused },
    new Date('2026-11-29T12:00:00Z'),
  );
  const at = '2026-11-29T14:00:00.000Z';
  expect(upcoming).toMatchObject([
    { locationId: '1', name: 'London', isActive: false, isDefault: false, nextCutOffAt: null, paused: null },
    { locationId: '2', isDefault: true, nextCutOffAt: at, paused: null },
    { locationId: '3', isDefault: false, nextCutOffAt: at, paused: { by: 'Robin Carter' } },
  ]);
  expect(upcoming.map(({ batch }) => batch.boxes.length)).toEqual([0, 1, 1]);
});
