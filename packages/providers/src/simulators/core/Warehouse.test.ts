import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualPace } from './Pace.ts';
import { createManualClock } from '@hub/domain/simulation';
import { availableUnits } from './StockRoom.ts';
import { Warehouse } from './Warehouse.ts';

const minuteMs = 60_000;
const plans = ['one', 'two', 'partial', 'short', 'withoutLabel'] as const;
const actions = ['wait', 'long', 'void', 'cancel', 'hold', 'release', 'restock', 'replace'] as const;

function aDraft(reference: string, quantities: readonly number[]) {
  const lines = quantities.map((quantity, n) => ({ lineRef: `L-${n}`, sku: `SKU-${n % 2}`, name: 'Goods', quantity }));
  return { account: 'demo', reference, lines, wire: {} };
}

test('loses no unit: stock, shipped and received units add up after any events', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plans),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(...actions), { maxLength: 12 }),
      fc.integer({ min: 0, max: 30 }),
      (plan, quantities, steps, units) => {
        const clock = createManualClock(0);
        const warehouse = new Warehouse({
          name: 'test',
          clock,
          pace: usualPace,
          unitsOfNewSku: units,
          rememberedOrders: 9,
          plan,
        });
        const order = warehouse.receive(aDraft('A', quantities), 201);
        const given = new Map(['SKU-0', 'SKU-1'].map((sku) => [sku, units]));
        for (const step of steps) {
          clock.advance(step === 'long' ? 60 * minuteMs : 4 * minuteMs);
          warehouse.settle();
          const untouched = order.stage === 'received' || order.stage === 'onHold';
          const live = order.parcels.find((parcel) => parcel.state !== 'voided' && parcel.state !== 'planned');
          if (step === 'void' && live && order.stage !== 'cancelled') warehouse.voidParcel(order, live);
          if (step === 'cancel' && untouched) warehouse.cancel(order);
          if (step === 'hold' && order.stage === 'received') warehouse.hold(order, 'Asked to wait');
          if (step === 'release' && order.problem === 'Asked to wait') warehouse.release(order);
          if (step === 'replace' && untouched) warehouse.replace(order, aDraft('A', quantities), 200);
          if (step === 'restock') {
            for (const sku of given.keys()) {
              const { onHand } = warehouse.stock.level('demo', sku);
              given.set(sku, (given.get(sku) ?? 0) + 10);
              warehouse.setStock('demo', sku, onHand + 10);
            }
          }
        }
        for (const [sku, total] of given) {
          const level = warehouse.stock.level('demo', sku);
          const left = order.parcels
            .filter(({ state }) => state === 'shipped' || state === 'inTransit' || state === 'delivered')
            .flatMap(({ lines }) => lines)
            .filter((line) => line.sku === sku)
            .reduce((sum, line) => sum + line.quantity, 0);
          expect(level.onHand + left).toBe(total);
          expect(level.reserved).toBeGreaterThanOrEqual(0);
          expect(availableUnits(level)).toBeGreaterThanOrEqual(0);
        }
        clock.advance(24 * 60 * minuteMs);
        warehouse.settle();
        if (order.stage === 'delivered') {
          const shipped = order.parcels.filter(({ state }) => state === 'delivered').flatMap(({ lines }) => lines);
          const sum = (lines: readonly { quantity: number }[]) =>
            lines.reduce((total, line) => total + line.quantity, 0);
          const all = sum(order.lines);
          expect(sum(shipped)).toBe(plan === 'short' && all > 1 ? Math.ceil(all / 2) : all);
          expect(warehouse.stock.list('demo').map(({ reserved }) => reserved)).toEqual(
            warehouse.stock.list('demo').map(() => 0),
          );
        } else {
          expect(['cancelled', 'onHold']).toContain(order.stage);
        }
      },
    ),
  );
});

test('ships a parcel when it was due, not when it was read', () => {
  const clock = createManualClock(0);
  const warehouse = new Warehouse({
    name: 'test',
    clock,
    pace: usualPace,
    unitsOfNewSku: 9,
    rememberedOrders: 9,
    plan: 'one',
  });
  const order = warehouse.receive(aDraft('A', [1]), 201);
  clock.advance(24 * 60 * minuteMs);
  warehouse.settle();
  expect(order.parcels[0]).toMatchObject({ shippedAt: 15 * minuteMs, deliveredAt: 95 * minuteMs });
});

test('reports events of an order in sequence', () => {
  const clock = createManualClock(0);
  const warehouse = new Warehouse({
    name: 'test',
    clock,
    pace: usualPace,
    unitsOfNewSku: 9,
    rememberedOrders: 9,
    plan: 'partial',
  });
  const events: string[] = [];
  warehouse.onEvent(({ type }) => events.push(type));
  warehouse.receive(aDraft('A', [2]), 201);
  clock.advance(24 * 60 * minuteMs);
  warehouse.settle();
  const each = ['shipped', 'inTransit', 'delivered'];
  expect(events.slice(0, 3)).toEqual(['received', 'packed', 'shipped']);
  expect(events.slice(2).sort()).toEqual([...each, ...each].sort());
});

test('forgets the oldest finished orders, and no unfinished one', () => {
  const clock = createManualClock(0);
  const pace = { ...usualPace };
  const warehouse = new Warehouse({ name: 'test', clock, pace, unitsOfNewSku: 99, rememberedOrders: 2, plan: 'one' });
  for (const reference of ['A', 'B', 'C', 'D']) warehouse.receive(aDraft(reference, [1]), 201);
  const [, , third] = warehouse.all();
  if (third) warehouse.hold(third, 'Asked to wait');
  const known = () => warehouse.ordersOf('demo').map(({ reference }) => reference);
  clock.advance(24 * 60 * minuteMs);
  warehouse.settle();
  expect(known()).toEqual(['B', 'C', 'D']);
  expect(warehouse.findByReference('demo', 'A')).toEqual([]);
  warehouse.receive(aDraft('E', [1]), 201);
  const again = new Warehouse({
    name: 'test',
    clock,
    pace,
    unitsOfNewSku: 99,
    rememberedOrders: 2,
    saved: structuredClone(warehouse.save()),
  });
  clock.advance(24 * 60 * minuteMs);
  again.settle();
  expect(again.ordersOf('demo').map(({ reference }) => reference)).toEqual(['C', 'D', 'E']);
  expect(known()).toEqual(['B', 'C', 'D', 'E']);
});
