import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkReport, type OrderOutcome, outcomeSummary, type ReasonGroup } from './bulkReport.ts';
import { unknownReasons } from './unknownReasons.ts';
import { bulkButtonLabel, preflightChoices, preflightText } from './bulkTexts.ts';
import type { OrderReference } from '../../shared/orders/OrderReference.ts';
import { anOrder } from '../../testing/anOrder.ts';

const sent = ['1', '2', '3', '4', '5'].map((orderId) => anOrder({ id: orderId, orderId, orderName: `#${orderId}` }));
const all = (status: OrderOutcome['status'], message: string | null = null) =>
  sent.map(({ orderId }) => ({ orderId, status, message }));
const said = (...outcomes: readonly [string, OrderOutcome['status'], (string | null)?][]) =>
  outcomes.map(([orderId, status, message = null]) => ({ orderId, status, message }));
const inGroup = ({ orders }: Pick<ReasonGroup, 'orders'>) => orders;
const byId = (a: OrderReference, b: OrderReference) => Number(a.orderId) - Number(b.orderId);
const names = (groups: readonly { reason: string; orders: readonly { orderName: string }[] }[]) =>
  groups.map(({ reason, orders }) => [reason, orders.map(({ orderName }) => orderName)]);

describe('outcome per order (done, failed, skipped, with the reason)', () => {
  test('3 of 5 fail: none of those counts as done, and they are grouped by reason', () => {
    const report = bulkReport('move-to-open', sent, {
      status: 'success',
      message: '2 moved.',
      orders: said(
        ['1', 'success'],
        ['2', 'error', 'The warehouse did not answer.'],
        ['3', 'error', 'It was changed.'],
        ['4', 'success'],
        ['5', 'error', 'The warehouse did not answer.'],
      ),
    });
    expect(report.done.map(({ orderId }) => orderId)).toEqual(['1', '4']);
    expect(names(report.failed)).toEqual([
      ['The warehouse did not answer.', ['#2', '#5']],
      ['It was changed.', ['#3']],
    ]);
    expect([report.text, report.tone, outcomeSummary(report)]).toEqual([
      '2 done, 3 failed.',
      'warning',
      '2 done, 3 failed.',
    ]);
    expect(report.serverMessage).toBe('2 moved.');
  });

  test('an order missing from the reply is unknown, not failed', () => {
    const report = bulkReport('ship-now', sent, { status: 'success', orders: said(['1', 'success']) });
    expect([report.done.length, report.failed]).toEqual([1, []]);
    expect(names(report.unknown)).toEqual([[unknownReasons.notNamed, ['#2', '#3', '#4', '#5']]]);
    expect([report.text, report.tone]).toEqual(['1 done, 4 not known.', 'warning']);
  });

  test('with every outcome unknown it claims neither success nor failure', () => {
    const report = bulkReport('move-to-open', sent, { status: 'success', message: '5 moved.', orders: all('unknown') });
    expect(report).toMatchObject({ text: '5 not known.', serverMessage: '5 moved.', tone: 'warning', failed: [] });
  });

  test('without results all orders share the one status', () => {
    expect(
      bulkReport('move-to-close', sent, { status: 'success', message: null, orders: all('success') }),
    ).toMatchObject({ text: 'Orders successfully moved to open', tone: 'success', failed: [], skipped: [] });
    expect(bulkReport('move-to-close', sent, { status: 'error', message: null, orders: all('error') })).toMatchObject({
      text: 'Something went wrong',
      tone: 'critical',
      done: [],
    });
  });
});

describe("a bulk move shows the server's message, else §8's text when it is true of all orders", () => {
  test('some failed: "Orders successfully moved to open" would be false', () => {
    expect(
      bulkReport('move-to-open', sent, {
        status: 'success',
        orders: said(['1', 'success'], ['2', 'skipped', 'It is open already.']),
      }).text,
    ).toBe('1 done, 1 skipped, 3 not known.');
  });

  test('some were done although the server reports an error: "Something went wrong" would hide them', () => {
    const report = bulkReport('move-to-open', sent, {
      status: 'error',
      orders: said(['1', 'success'], ['2', 'success']),
    });
    expect([report.text, report.tone]).toEqual(['2 done, 3 not known.', 'warning']);
  });

  test.each<[string, OrderOutcome['status'], string]>([
    ['success', 'error', '5 failed.'],
    ['error', 'success', '5 done.'],
    ['success', 'skipped', '5 skipped.'],
  ])('reply status %s with results %s: the counts are the heading', (status, outcome, text) => {
    const report = bulkReport('move-to-close', sent, { status, message: 'Said.', orders: all(outcome) });
    expect([report.text, report.serverMessage]).toEqual([text, 'Said.']);
    expect(report.tone).not.toBe('success');
  });

  test('Ship Now has no text of its own and gives the count', () => {
    expect(bulkReport('ship-now', sent, { status: 'success', orders: all('success') }).text).toBe('5 done.');
  });

  test('a bulk action without a message shows "Internal Server Error.", not in green', () => {
    expect(bulkReport('available', sent, { status: 'success', orders: all('success') })).toMatchObject({
      text: 'Internal Server Error.',
      tone: 'warning',
    });
    expect(bulkReport('available', sent, { status: 'error', orders: all('error') })).toMatchObject({
      text: 'Internal Server Error.',
      tone: 'critical',
    });
  });
});

const anyOutcome = fc.record({
  status: fc.constantFrom<OrderOutcome['status']>('success', 'error', 'skipped', 'unknown'),
  message: fc.constantFrom(null, 'Locked'),
});

test('for any reply, each order is in one group, and the heading gives the counts or is true of all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(anyOutcome), { minLength: 5, maxLength: 5 }),
      fc.constantFrom('success', 'error', null),
      fc.constantFrom(null, '5 moved.'),
      fc.constantFrom('move-to-open', 'ship-now', 'available'),
      (outcomes, status, message, action) => {
        const orders = outcomes.flatMap((outcome, index) =>
          outcome === null ? [] : [{ orderId: String(index + 1), ...outcome }],
        );
        const report = bulkReport(action, sent, { status, message, orders });
        const groups = [
          report.done,
          ...[report.failed, report.skipped, report.unknown].map((one) => one.flatMap(inGroup)),
        ];
        expect(groups.flat().toSorted(byId)).toEqual(sent);
        const counted = outcomeSummary(report);
        if (report.text !== counted) expect(groups.filter((group) => group.length > 0)).toHaveLength(1);
        if (report.tone === 'success') expect(report.done).toHaveLength(sent.length);
        if (message !== null) expect([report.text, report.serverMessage]).toContain(message);
      },
    ),
  );
});

describe('words', () => {
  test('the primary button has the verb and the number', () => {
    expect(bulkButtonLabel('move-to-close', 12)).toBe('Close 12 orders');
    expect(bulkButtonLabel('move-to-open', 1)).toBe('Move 1 order to open');
    expect(bulkButtonLabel('ship-now', 25_900)).toBe('Ship 25,900 orders now');
    expect(bulkButtonLabel('available-partially', 3)).toBe('Send 3 orders to Open Partially');
  });

  test('the preflight says how many can take the action, and offers all or only those', () => {
    expect(preflightText(13, 4)).toBe('13 of the 17 selected orders are eligible. 4 aren’t:');
    expect(preflightText(0, 4)).toBe('None of the selected orders is eligible. 4 aren’t:');
    expect(preflightChoices(13, 4)).toEqual({
      eligible: 'Only the 13 eligible',
      all: 'All 17 anyway, including the 4',
    });
  });
});
