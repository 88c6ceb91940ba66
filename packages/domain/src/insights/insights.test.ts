import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type TabNumber, tabs } from '../shared/orders/tabs.ts';
import { causeFigures } from './causeFigures.ts';
import { comparedDays } from './comparedDays.ts';
import { comparisonRows } from './comparisonRows.ts';
import { daysLater } from './days.ts';
import { disagreements } from './disagreements.ts';
import { formatDuration } from './formatDuration.ts';
import { otherCausesText, shippingText, surplusText } from './insightsTexts.ts';
import { outsideText, undatedText, unreadableText } from './missingTexts.ts';
import { pairedDays } from './pairedDays.ts';
import { reportTexts } from './reportTexts.ts';
import { itemsToCount } from './itemsToCount.ts';
import { skuFigures } from './skuFigures.ts';
import { stageFigures } from './stageFigures.ts';

const count = fc.nat(5_000);
const inPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

describe('by stage = stats', () => {
  const counts = fc.record({
    1: count,
    2: count,
    3: count,
    4: count,
    5: count,
    6: count,
    7: count,
    8: count,
  }) as fc.Arbitrary<Record<TabNumber, number>>;

  it('shows each stage as in stats, and they sum to Total Orders or the surplus is stated', () => {
    fc.assert(
      fc.property(counts, (stats) => {
        const { total, rows, surplus } = stageFigures(stats);
        expect(total).toBe(stats[tabs.all]);
        for (const { tab, orders } of rows) expect(orders).toBe(tab === null ? orders : stats[tab]);
        expect(rows.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(Number(total) + surplus);
        expect(rows.every(({ orders }) => orders !== null && orders >= 0)).toBe(true);
      }),
    );
  });

  it('a count that the server did not send is unknown, and so is the rest; the others stay', () => {
    const stats = { 1: 10, 2: 3, 3: null, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0 } satisfies Record<TabNumber, number | null>;
    const { total, rows, surplus } = stageFigures(stats);
    expect([total, surplus]).toEqual([10, 0]);
    expect(rows.map(({ orders }) => orders)).toEqual([3, null, 2, 0, 0, 0, 0, null]);
  });

  it('closed and canceled orders that never shipped are in All and in no stage (contract)', () => {
    const { rows } = stageFigures({
      [tabs.all]: 100,
      [tabs.open]: 40,
      [tabs.inFulfillment]: 20,
      [tabs.shipped]: 10,
      [tabs.errors]: 8,
      [tabs.hold]: 7,
      [tabs.backOrders]: 5,
      [tabs.needsReview]: 4,
    });
    expect(rows.map(({ title, orders }) => [title, orders])).toEqual([
      ['Open Orders', 40],
      ['Orders In Fulfillment', 20],
      ['Shipped Orders', 10],
      ['Errors', 8],
      ['Hold Orders', 7],
      ['Back Orders', 5],
      ['Needs User Review', 4],
      ['Closed or canceled, not shipped', 6],
    ]);
  });

  it('reports a server that counts an order twice', () => {
    expect(
      surplusText(
        stageFigures({
          [tabs.all]: 1,
          [tabs.open]: 1,
          [tabs.inFulfillment]: 1,
          [tabs.shipped]: 0,
          [tabs.errors]: 0,
          [tabs.hold]: 0,
          [tabs.backOrders]: 0,
          [tabs.needsReview]: 0,
        }).surplus,
      ),
    ).toMatch(/1 order more than Total Orders/);
    expect(surplusText(0)).toBeNull();
  });
});

test('the SKU table has all SKUs, or the first ones', () => {
  expect(reportTexts.skusShown(66, 10, 66)).toBe('66 SKUs; the first 10 as bars, all in the table.');
  expect(reportTexts.skusShown(400, 10, 100)).toBe('400 SKUs; the first 10 as bars, the first 100 in the table.');
});

describe('errors by cause', () => {
  const cause = fc.record({
    label: fc.constantFrom('Workflows Error', 'Shipment Error', '3PL API Error'),
    message: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f'),
  });

  it('the causes sum to the error tab', () => {
    fc.assert(
      fc.property(fc.array(cause, { maxLength: 80, size: 'max' }), (orders) => {
        const { rows, others, orders: listed } = causeFigures(orders, (order) => order);
        expect(rows.reduce((sum, row) => sum + row.orders, 0) + (others?.orders ?? 0)).toBe(orders.length);
        expect(listed).toBe(orders.length);
        expect(rows.length).toBeLessThanOrEqual(9);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect(rows.map((row) => row.orders)).toEqual(rows.map((row) => row.orders).toSorted((a, b) => b - a));
      }),
    );
  });

  it('the same message under another label is another cause, and rare causes share a line', () => {
    const orders = [...Array.from({ length: 12 }, (_, number) => `Order ${number} refused`), 'Late', 'Late'].map(
      (message) => ({ label: 'Shipment Error', message }),
    );
    const { rows, others } = causeFigures([...orders, { label: '3PL API Error', message: 'Late' }], (order) => order);
    expect(rows[0]).toMatchObject({ label: 'Shipment Error', message: 'Late', orders: 2 });
    expect(others).toEqual({ causes: 6, orders: 6 });
    expect(otherCausesText(6)).toBe('6 other causes');
  });
});

describe('stats and lists disagree (orders arrived in between): the screen says so', () => {
  test.each([
    [134, 133, 0, ['Total Orders says 134, the list has 133.']],
    [133, 133, 0, []],
    [133, 131, 2, []],
    [0, 0, 0, []],
    [1_200, 1_300, 1, ['Total Orders says 1,200, the list has 1,301.']],
  ])('figure %i, listed %i, unreadable %i', (figure, listed, unreadable, said) => {
    expect(disagreements([{ title: 'Total Orders', figure, listed, unreadable }])).toEqual(said);
  });
});

test.each([
  [null, '–'],
  [Number.NaN, '–'],
  [0, 'under a minute'],
  [29_999, 'under a minute'],
  [35 * 60_000, '35 min'],
  [59.6 * 60_000, '1 h'],
  [5.5 * 3_600_000, '5 h 30 min'],
  [24 * 3_600_000, '1 day'],
  [28 * 3_600_000, '1 day 4 h'],
  [72 * 3_600_000, '3 days'],
])('formats %s milliseconds as %s', (span, words) => {
  expect(inPlainSpaces(formatDuration(span))).toBe(words);
});

test('a line breaks between the parts of a duration, never between a number and its unit', () => {
  expect([formatDuration(67_800_000), formatDuration(111_600_000)]).toEqual([
    '18\u00A0h 50\u00A0min',
    '1\u00A0day 7\u00A0h',
  ]);
});

test('says which orders are not in the histogram', () => {
  const none = { measured: 0, notShipped: 0, unmeasurable: 0, median: null, ninetieth: null, buckets: [] };
  expect(
    inPlainSpaces(
      shippingText({
        ...none,
        measured: 2_310,
        median: 28 * 3_600_000,
        ninetieth: 51 * 3_600_000,
        notShipped: 603,
        unmeasurable: 1,
      }),
    ),
  ).toBe(
    'Half of the 2,310 orders that shipped at least in part left within 1 day 4 h, nine in ten within 2 days 3 h. Not in the ' +
      'chart: 603 orders without a ship date, 1 order with dates that can’t be right.',
  );
  expect(inPlainSpaces(shippingText({ ...none, measured: 1, median: 3_600_000, ninetieth: 3_600_000 }))).toBe(
    'The 1 order that shipped at least in part left within 1 h.',
  );
  expect(inPlainSpaces(shippingText({ ...none, notShipped: 4 }))).toBe(
    'No orders in this period have shipped yet. Not in the chart: 4 orders without a ship date.',
  );
});

test('counts and mentions unreadable orders', () => {
  expect([unreadableText(0), unreadableText(1), unreadableText(1_200)]).toEqual([
    null,
    '1 order couldn’t be read and isn’t in the charts.',
    '1,200 orders couldn’t be read and aren’t in the charts.',
  ]);
  expect([undatedText(0), undatedText(1), undatedText(2)]).toEqual([
    null,
    '1 order has no creation date and isn’t shown.',
    '2 orders have no creation date and aren’t shown.',
  ]);
});

describe('this period against the one before', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((number) => new Date(number * 864e5).toISOString().slice(0, 10));
  const daysOf = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 864e5 + 1;

  it(
    'both have the same length, and the earlier one ends the day before the later one begins',
    { tags: '§2.35' },
    () => {
      fc.assert(
        fc.property(
          day,
          fc.nat(400),
          day,
          fc.constantFrom('last_24h', 'last_7d', 'last_30d', 'custom'),
          (first, more, today, period) => {
            const found = comparedDays(period, { first, last: daysLater(first, more) }, today);
            expect(found).not.toBeNull();
            if (!found) return;
            const { current, previous } = found;
            expect(daysOf(previous.first, previous.last)).toBe(daysOf(current.first, current.last));
            expect(daysLater(previous.last, 1)).toBe(current.first);
            expect(found.isUnfinished).toBe(current.last >= today);
          },
        ),
      );
    },
  );

  test.each([
    ['last_24h', '2026-11-19', '2026-11-19', '2026-11-18', '2026-11-18'],
    ['last_7d', '2026-11-13', '2026-11-19', '2026-11-06', '2026-11-12'],
    ['last_30d', '2026-10-21', '2026-11-19', '2026-09-21', '2026-10-20'],
    ['custom', '2026-11-02', '2026-11-03', '2026-10-31', '2026-11-01'],
  ] as const)('%s on 2026-11-20: %s to %s against %s to %s', (period, first, last, beforeFirst, beforeLast) => {
    expect(comparedDays(period, { first: '2026-11-02', last: '2026-11-03' }, '2026-11-20')).toEqual({
      current: { first, last },
      previous: { first: beforeFirst, last: beforeLast },
      isUnfinished: false,
    });
  });

  it('custom waits for its days', () => expect(comparedDays('custom', null, '2026-11-20')).toBeNull());

  const figures = { orders: 109, shipped: 60, errors: 4, median: 20 * 3_600_000, ninetieth: 51 * 3_600_000 };
  const before = { orders: 100, shipped: 50, errors: 0, median: 22 * 3_600_000, ninetieth: 51 * 3_600_000 };

  it('puts each difference and its direction into words', () => {
    expect(
      comparisonRows(figures, before).map(({ title, currentText, previousText, change }) =>
        [title, currentText, previousText, change].map(inPlainSpaces),
      ),
    ).toEqual([
      ['Orders', '109', '100', '9 more (+9%)'],
      ['Shipped share', '55%', '50%', '+5 percentage points'],
      ['Orders in error', '4', '0', '4 more, none before'],
      ['Half shipped within', '20 h', '22 h', '2 h shorter'],
      ['Nine in ten shipped within', '2 days 3 h', '2 days 3 h', 'No change'],
    ]);
    expect(comparisonRows(before, figures).map(({ change }) => inPlainSpaces(change))).toEqual([
      '9 fewer (−8%)',
      '−5 percentage points',
      '4 fewer (−100%)',
      '2 h longer',
      'No change',
    ]);
  });

  it('a period without orders has no share, no times and no NaN', () => {
    const nothing = { orders: 0, shipped: 0, errors: 0, median: null, ninetieth: null };
    const rows = comparisonRows(nothing, before);
    expect(rows.map(({ change }) => change)).toEqual([
      '100 fewer (−100%)',
      'Nothing to compare',
      'No change',
      'Nothing to compare',
      'Nothing to compare',
    ]);
    expect(JSON.stringify(comparisonRows(nothing, nothing))).not.toMatch(/NaN|Infinity/);
  });

  it('pairs the days, and both sides sum to their periods', () => {
    fc.assert(
      fc.property(
        day,
        fc.nat(400),
        fc.array(fc.record({ offset: fc.integer({ min: -5, max: 500 }), orders: fc.integer({ min: 1, max: 9 }) }), {
          maxLength: 20,
        }),
        (first, more, counts) => {
          const compared = comparedDays('custom', { first, last: daysLater(first, more) }, first);
          if (!compared) throw new Error('days were chosen');
          const listOf = (start: string) =>
            counts.map(({ offset, orders }) => ({ day: daysLater(start, offset), orders }));
          const inside = counts
            .filter(({ offset }) => offset >= 0 && offset <= more)
            .reduce((sum, { orders }) => sum + orders, 0);
          const all = counts.reduce((sum, { orders }) => sum + orders, 0);
          const { pairs, outside } = pairedDays(
            compared,
            listOf(compared.current.first),
            listOf(compared.previous.first),
          );
          expect(pairs.reduce((sum, { orders }) => sum + orders, 0)).toBe(inside);
          expect(pairs.reduce((sum, { ordersBefore }) => sum + ordersBefore, 0)).toBe(inside);
          expect(outside).toBe(2 * (all - inside));
          expect(pairs.length).toBeLessThanOrEqual(31);
          expect([pairs[0]?.days.first, pairs.at(-1)?.days.last]).toEqual([
            compared.current.first,
            compared.current.last,
          ]);
          expect([pairs[0]?.daysBefore.first, pairs.at(-1)?.daysBefore.last]).toEqual([
            compared.previous.first,
            compared.previous.last,
          ]);
        },
      ),
    );
    expect(outsideText(3)).toBe('3 orders fall outside both periods and aren’t shown.');
    expect([outsideText(1), outsideText(0)]).toEqual(['1 order falls outside both periods and isn’t shown.', null]);
  });
});

describe('SKUs short and most ordered from line items', () => {
  const line = fc.record({
    sku: fc.constantFrom('', '85123A', '22423'),
    name: fc.constantFrom('', 'HANGING HEART', 'CAKESTAND'),
    quantity: fc.integer({ min: 1, max: 99 }),
  });

  it('units per SKU sum to the units of the orders', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ ordered: fc.array(line), short: fc.array(line), leftOut: fc.nat(3) }), { maxLength: 12 }),
        (orders) => {
          const figures = skuFigures(orders);
          for (const side of ['ordered', 'short'] as const) {
            const units = orders.flatMap((order) => order[side]).reduce((sum, { quantity }) => sum + quantity, 0);
            expect(figures[side].reduce((sum, row) => sum + row.units, 0)).toBe(units);
            expect(figures[side].every((row) => row.orders >= 1 && row.orders <= orders.length)).toBe(true);
            expect(figures[side].map((row) => row.units)).toEqual(
              figures[side].map((row) => row.units).toSorted((a, b) => b - a),
            );
          }
        },
      ),
    );
  });

  it('counts an order once per SKU, even with several lines, and names the SKU by the first line with a name', () => {
    const two = {
      ordered: [
        { sku: 'A', name: '', quantity: 2 },
        { sku: 'A', name: 'HEART', quantity: 3 },
      ],
      short: [],
      leftOut: 0,
    };
    expect(skuFigures([two, two]).ordered).toEqual([{ key: 'sku A', sku: 'A', name: 'HEART', units: 10, orders: 2 }]);
  });

  it('does not count canceled and non-shippable lines as goods', () => {
    const items = [
      { sku: 'A', name: 'HEART', quantity: 2, group: 'nonShipped' },
      { sku: 'POST', name: 'POSTAGE', quantity: 1, group: 'nonShippable' },
      { sku: 'B', name: 'CAKESTAND', quantity: 1, group: 'cancelled' },
    ];
    const order = itemsToCount(items, ({ group }) => group, []);
    expect([order.ordered.map(({ sku }) => sku), order.leftOut]).toEqual([['A'], 2]);
  });
});
