import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCauses, findCause, hasCauses, orderCauses, stageCauses } from './errorCauses.ts';
import { listedErrors } from './orderErrors.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { anOrder } from '../../testing/anOrder.ts';

const failed = (message: string) => ({ message, sku: '85123A', quantity: 3, type: null });
const counts = (orders: Parameters<typeof errorCauses>[0]) =>
  errorCauses(orders).map(({ key, orders: with_ }) => [key, with_.length]);

test('counts orders per cause, most frequent first', () => {
  const orders = [
    anOrder({ id: '1', shipmentError: 'Timed out', errorType: 1 }),
    anOrder({ id: '2', workflowErrors: [failed('Not enough stock')] }),
    anOrder({ id: '3', shipmentError: 'Timed out', errorType: 2 }),
    anOrder({ id: '4', workflowErrors: [failed('Not enough stock')] }),
  ];
  expect(counts(orders)).toEqual([
    ['Workflows Error: Not enough stock', 2],
    ['3PL API Error: Timed out', 1],
    ['Shipment Error: Timed out', 1],
  ]);
});

test('lists an order once under each of its causes', () => {
  const order = anOrder({
    workflowErrors: [failed('Not enough stock'), failed('No rule matches'), failed('Not enough stock')],
  });
  expect(counts([order])).toEqual([
    ['Workflows Error: Not enough stock', 1],
    ['Workflows Error: No rule matches', 1],
  ]);
});

test("an error without a message has §8's text as its cause", () => {
  expect(counts([anOrder({ errorType: 1 }), anOrder()])).toEqual([
    ['3PL API Error: Internal Server Error!', 1],
    ['Shipment Error: Internal Server Error!', 1],
  ]);
});

test('no orders give no causes', () => {
  expect(errorCauses([])).toEqual([]);
});

test('any order is found under each of its causes and under no other', () => {
  const order = fc
    .record({
      shipmentError: fc.constantFrom(null, 'a', 'b'),
      errorType: fc.constantFrom(null, 1, 2),
      workflowErrors: fc.array(fc.constantFrom('a', 'b', 'c').map(failed), { maxLength: 3 }),
    })
    .map(anOrder);
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const causes = errorCauses(orders);
      expect(new Set(causes.flatMap((cause) => cause.orders))).toEqual(new Set(orders));
      for (const { message, orders: with_ } of causes)
        for (const each of with_) expect(listedErrors(each)).toContain(message);
      expect(causes.map(({ orders: with_ }) => with_.length)).toEqual(
        causes.map(({ orders: with_ }) => with_.length).toSorted((a, b) => b - a),
      );
    }),
  );
});

test('groups orders on hold or in review by reason, most frequent first, and leaves out those without one', () => {
  const orders = [
    anOrder({ stageReason: 'Address check' }),
    anOrder({ stageReason: 'Payment review' }),
    anOrder(),
    anOrder({ stageReason: 'Payment review' }),
  ];
  expect(stageCauses(orders).map(({ message, label, orders: group }) => [message, label, group.length])).toEqual([
    ['Payment review', null, 2],
    ['Address check', null, 1],
  ]);
});

test.each([
  ['an error', (text: string) => errorCauses([anOrder({ shipmentError: text })])],
  ['a reason', (text: string) => stageCauses([anOrder({ stageReason: text })])],
])('the key of %s survives an address, with any text, and stays short', (_kind, causesFor) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 600 }), (text) => {
      const causes = causesFor(text);
      const key = causes[0]?.key ?? '';
      const read = decodeURIComponent(encodeURIComponent(key));
      expect(findCause(causes, read)).toBe(causes[0]);
      expect([...key].length).toBeLessThanOrEqual(200);
    }),
  );
});

test('knows which tabs are listed by cause', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter((tab) => hasCauses(tab as TabNumber))).toEqual(
    [tabs.errors, tabs.hold, tabs.needsReview].toSorted(),
  );
  expect(orderCauses(tabs.all, [anOrder({ stageReason: 'Address check' })])).toBeNull();
});
