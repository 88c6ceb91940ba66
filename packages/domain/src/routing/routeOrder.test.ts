import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords } from '../testing/index.ts';
import { aRoutingRule } from '../testing/aRoutingRule.ts';
import type { RoutingLocation, RoutingOrder, RoutingRule, StockLevels } from './Routing.ts';
import { routeOrder } from './routeOrder.ts';
import { simulateRouting } from './simulateRouting.ts';

const leeds: RoutingLocation = {
  locationId: 'leeds',
  name: 'Leeds',
  country: 'GB',
  isActive: true,
  zones: [],
  dailyCapacity: null,
};
const rotterdam: RoutingLocation = { ...leeds, locationId: 'rotterdam', name: 'Rotterdam', country: 'NL' };
const locations = [leeds, rotterdam];

const rule = aRoutingRule();

const order: RoutingOrder = {
  orderId: '1',
  country: 'Germany',
  postcode: '10115',
  chosenLocationId: null,
  lines: [
    { lineItemId: 'a', sku: 'MUG', quantity: 6 },
    { lineItemId: 'b', sku: 'TRAY', quantity: 2 },
  ],
};

const stockOf = (levels: Record<string, Record<string, number>>): StockLevels =>
  new Map(Object.entries(levels).map(([sku, units]) => [sku, new Map(Object.entries(units))]));
const plenty = stockOf({ MUG: { leeds: 99, rotterdam: 99 }, TRAY: { leeds: 99, rotterdam: 99 } });

const route = (
  fields: Partial<RoutingOrder> = {},
  rules: readonly RoutingRule[] = [rule],
  stock = plenty,
  all = locations,
) => routeOrder({ ...order, ...fields }, { rules, locations: all, stock });

describe('locations that can ship', () => {
  test("without a rule, the first location in the merchant's order ships", () => {
    expect(route({}, [])).toMatchObject({ outcome: 'routed', rule: null, shipsFrom: ['leeds'] });
  });

  test('inactive, unserved, full and excluded locations are left out with the reason', () => {
    const all: RoutingLocation[] = [
      { ...leeds, isActive: false },
      { ...leeds, locationId: 'uk', name: 'UK', zones: [{ countries: ['GB'], postcodes: [] }] },
      { ...leeds, locationId: 'full', name: 'Full', dailyCapacity: 40 },
      { ...leeds, locationId: 'other', name: 'Other' },
      rotterdam,
    ];
    const chosen = { ...rule, locationIds: ['leeds', 'uk', 'full', 'rotterdam'] };
    const takenToday = new Map([['full', 40]]);
    const decision = routeOrder(order, { rules: [chosen], locations: all, stock: plenty, takenToday });
    expect(decision.shipsFrom).toEqual(['rotterdam']);
    expect(decision.locations.map(({ leftOut }) => leftOut)).toEqual([
      { type: 'switchedOff' },
      { type: 'outsideZones', country: order.country, postcode: '10115' },
      { type: 'full', orders: 40 },
      { type: 'notInRule', rule: 'All orders' },
      null,
    ]);
  });

  test.each([
    [[{ countries: ['DE'], postcodes: [] }], true],
    [[{ countries: ['Germany'], postcodes: ['10', '20'] }], true],
    [[{ countries: [], postcodes: ['1 01'] }], true],
    [[{ countries: ['Germany'], postcodes: ['20'] }], false],
    [[{ countries: ['France'], postcodes: ['10'] }], false],
  ])('zones %j: %s', (zones, isShipped) => {
    expect(route({}, [], plenty, [{ ...leeds, zones }]).outcome).toBe(isShipped ? 'routed' : 'review');
  });

  test('an order that no location ships waits for review with all its units', () => {
    const decision = route({}, [], plenty, []);
    expect(decision.outcome).toBe('review');
    expect(inWords(decision.allocations)).toMatchObject([
      { locationId: null, quantity: 6, reason: 'No location ships to this address' },
      { locationId: null, quantity: 2 },
    ]);
  });

  test('a location set by a workflow is the only one, despite the rules', () => {
    const decision = route({ chosenLocationId: 'rotterdam' }, [{ ...rule, locationIds: ['leeds'] }]);
    expect(decision.shipsFrom).toEqual(['rotterdam']);
  });
});

describe('the preferred location', () => {
  test('the first active rule for the country decides', () => {
    const toRotterdam = { ...rule, name: 'EU', countries: ['DE', 'FR'], locationIds: ['rotterdam'] };
    expect(route({}, [toRotterdam, rule])).toMatchObject({ rule: 'EU', shipsFrom: ['rotterdam'] });
    expect(route({ country: 'GB' }, [toRotterdam, rule])).toMatchObject({ rule: 'All orders', shipsFrom: ['leeds'] });
    expect(route({}, [{ ...toRotterdam, isActive: false }, rule]).shipsFrom).toEqual(['leeds']);
  });

  test('ranking and same country apply in turn, and the first difference decides', () => {
    const ranking = { type: 'ranked', locationIds: ['rotterdam', 'leeds'] } as const;
    expect(route({}, [{ ...rule, preferences: [ranking] }]).shipsFrom).toEqual(['rotterdam']);
    const both = [{ type: 'sameCountry' } as const, ranking];
    expect(route({ country: 'GB' }, [{ ...rule, preferences: both }]).shipsFrom).toEqual(['leeds']);
    expect(route({ country: 'NL' }, [{ ...rule, preferences: [{ type: 'sameCountry' }] }]).shipsFrom).toEqual([
      'rotterdam',
    ]);
  });

  test('fewest splits prefers the location that has everything', () => {
    const stock = stockOf({ MUG: { leeds: 6, rotterdam: 6 }, TRAY: { rotterdam: 2 } });
    expect(route({}, [rule], stock).shipsFrom).toEqual(['leeds', 'rotterdam']);
    expect(route({}, [{ ...rule, preferences: [{ type: 'fewestSplits' }] }], stock).shipsFrom).toEqual(['rotterdam']);
  });

  test('most stock prefers the location that can ship more units', () => {
    const stock = stockOf({ MUG: { leeds: 1, rotterdam: 4 } });
    expect(route({}, [{ ...rule, preferences: [{ type: 'mostStock' }], maySplit: false }], stock).shipsFrom).toEqual([
      'rotterdam',
    ]);
  });
});

describe('stock', () => {
  test('a line is split when no location has all of it, and the rest is short, each with its reason', () => {
    const stock = stockOf({ MUG: { leeds: 3, rotterdam: 2 }, TRAY: { leeds: 5 } });
    const decision = route({}, [rule], stock);
    expect(decision.outcome).toBe('partlyShort');
    expect(inWords(decision.allocations)).toEqual([
      { lineItemId: 'a', sku: 'MUG', locationId: 'leeds', quantity: 3, reason: 'Leeds has 3 of 6' },
      { lineItemId: 'a', sku: 'MUG', locationId: 'rotterdam', quantity: 2, reason: 'Rotterdam has 2 of 6' },
      { lineItemId: 'a', sku: 'MUG', locationId: null, quantity: 1, reason: 'Not in stock' },
      { lineItemId: 'b', sku: 'TRAY', locationId: 'leeds', quantity: 2, reason: 'Leeds has all 2' },
    ]);
  });

  test('without splitting, one location ships what it has', () => {
    const stock = stockOf({ MUG: { leeds: 3, rotterdam: 6 }, TRAY: { leeds: 2 } });
    const decision = route({}, [{ ...rule, maySplit: false }], stock);
    expect(decision.shipsFrom).toEqual(['rotterdam']);
    expect(decision.outcome).toBe('partlyShort');
  });

  test('nothing in stock is short, an uncounted SKU is always available, and a negative count is none', () => {
    expect(route({}, [rule], stockOf({ MUG: {}, TRAY: { leeds: -4 } })).outcome).toBe('short');
    expect(route({}, [rule], new Map()).outcome).toBe('routed');
  });
});

const skus = fc.constantFrom('MUG', 'TRAY', 'CUP');
const anyOrder = fc.record({
  orderId: fc.uuid(),
  country: fc.constantFrom('DE', 'GB', 'NL', ''),
  postcode: fc.constantFrom('10115', 'LS1 4AP', ''),
  chosenLocationId: fc.constantFrom(null, null, 'leeds', 'gone'),
  lines: fc
    .array(fc.record({ sku: skus, quantity: fc.integer({ min: 1, max: 20 }) }), { maxLength: 4 })
    .map((lines) => lines.map((line, index) => ({ ...line, lineItemId: String(index) }))),
});
const anyStock = fc
  .dictionary(skus, fc.dictionary(fc.constantFrom('leeds', 'rotterdam'), fc.integer({ min: -2, max: 30 })))
  .map(stockOf);
const anyRule = fc
  .record({
    countries: fc.subarray(['DE', 'GB']),
    locationIds: fc.subarray(['leeds', 'rotterdam']),
    maySplit: fc.boolean(),
    preferences: fc.subarray([
      { type: 'ranked' as const, locationIds: ['rotterdam'] },
      { type: 'fewestSplits' as const },
      { type: 'mostStock' as const },
    ]),
  })
  .map((fields) => ({ ...rule, ...fields }));

test('every unit is allocated once, never beyond the stock, and the same input gives the same result', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyRule, { maxLength: 2 }), anyStock, (one, rules, stock) => {
      const decision = routeOrder(one, { rules, locations, stock });
      expect(routeOrder(one, { rules, locations, stock })).toEqual(decision);
      for (const line of one.lines) {
        const parts = decision.allocations.filter(({ lineItemId }) => lineItemId === line.lineItemId);
        expect(parts.reduce((total, { quantity }) => total + quantity, 0)).toBe(line.quantity);
      }
      for (const [sku, levels] of stock)
        for (const { locationId } of locations) {
          const taken = decision.allocations.filter((part) => part.sku === sku && part.locationId === locationId);
          const units = taken.reduce((total, { quantity }) => total + quantity, 0);
          expect(units).toBeLessThanOrEqual(Math.max(0, levels.get(locationId) ?? 0));
        }
    }),
  );
});

test('over many orders the figures add up, and stock and rules stay unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(
        anyOrder.map((one) => ({ ...one, day: '2026-11-22' })),
        { maxLength: 20 },
      ),
      fc.array(anyRule, { maxLength: 2 }),
      anyStock,
      (orders, rules, stock) => {
        const before = JSON.stringify([...stock].map(([sku, levels]) => [sku, [...levels]]));
        const simulation = simulateRouting(orders, { rules, locations, stock });
        expect(JSON.stringify([...stock].map(([sku, levels]) => [sku, [...levels]]))).toBe(before);
        expect(simulation.orders).toBe(orders.length);
        expect([...simulation.share.values()].reduce((sum, share) => sum + share, 0)).toBe(simulation.boxes);
      },
    ),
  );
});

test('a simulated order has all current stock, without earlier sales', () => {
  const stock = stockOf({ MUG: { leeds: 6 } });
  const one = { ...order, lines: [{ lineItemId: 'a', sku: 'MUG', quantity: 4 }], day: '2026-11-22' };
  const many = { ...one, lines: [{ lineItemId: 'a', sku: 'MUG', quantity: 7 }] };
  expect(simulateRouting([one, one, many], { rules: [rule], locations, stock })).toMatchObject({ orders: 3, short: 1 });
});

test('two lines with one SKU share its stock', () => {
  const stock = stockOf({ MUG: { leeds: 6 } });
  const lines = [
    { lineItemId: 'a', sku: 'MUG', quantity: 4 },
    { lineItemId: 'b', sku: 'MUG', quantity: 4 },
  ];
  const taken = route({ lines }, [rule], stock).allocations.filter(({ locationId }) => locationId !== null);
  expect(taken.reduce((total, { quantity }) => total + quantity, 0)).toBe(6);
});
