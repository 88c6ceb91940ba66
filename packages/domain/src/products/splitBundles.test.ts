import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BundleLine, splitBundles, splitEvent } from './splitBundles.ts';

const goods = (fields: Partial<BundleLine> & { sku: string }): BundleLine => ({
  lineItemId: '1',
  quantity: 1,
  fulfillableQuantity: 1,
  isCancelled: false,
  virtualItem: 0,
  threePlStatus: null,
  ...fields,
});
const newLine = (
  { sku, quantity }: { sku: string; quantity: number },
  bundle: BundleLine,
  lineItemId: string,
): BundleLine => ({ ...bundle, lineItemId, sku, quantity, fulfillableQuantity: quantity });

const set = { sku: 'SET', components: [{ sku: 'MUG', quantity: 2 }] };
const hamper = {
  sku: 'HAMPER',
  components: [
    { sku: 'SET', quantity: 3 },
    { sku: 'MUG', quantity: 1 },
    { sku: 'TEA', quantity: 1 },
  ],
};

describe('lines that are not split', () => {
  test.each<[string, Partial<BundleLine>]>([
    ['cancelled', { isCancelled: true }],
    ['of a service, or split before', { virtualItem: 2 }],
    ['short', { threePlStatus: 3 }],
    ['with a warehouse', { threePlStatus: 2 }],
    ['removed as a whole', { fulfillableQuantity: 0 }],
  ])('%s', (_, fields) => {
    const lines = [goods({ sku: 'SET', ...fields })];
    expect(splitBundles(lines, [set], newLine)).toEqual({ lines, splits: [] });
  });

  test('shipped ones', () => {
    const lines = [goods({ sku: 'SET', lineItemId: '7' })];
    expect(splitBundles(lines, [set], newLine, new Set(['7'])).splits).toEqual([]);
  });
});

test('a bundle stays as a line that does not ship, and its items follow it', () => {
  const lines = [
    goods({ lineItemId: '4', sku: 'SET', quantity: 5, fulfillableQuantity: 4 }),
    goods({ lineItemId: '9', sku: 'SPOON' }),
  ];
  const { lines: after, splits } = splitBundles(lines, [set, hamper], newLine);
  expect(after).toEqual([
    { ...lines[0], fulfillableQuantity: 0, virtualItem: 2 },
    lines[1],
    goods({
      lineItemId: '10',
      sku: 'MUG',
      quantity: 10,
      fulfillableQuantity: 8,
      replaces: { lineItemId: '4', units: 2 },
    }),
  ]);
  expect(splits.map(splitEvent)).toEqual([
    { kind: 'bundleSplit', values: { sku: 'SET', quantity: 4, items: [{ sku: 'MUG', quantity: 8 }] } },
  ]);
});

test('a bundle in a bundle is split too, and equal items are merged into one line', () => {
  const { splits } = splitBundles(
    [goods({ sku: 'HAMPER', quantity: 2, fulfillableQuantity: 2 })],
    [set, hamper],
    newLine,
  );
  expect(splits[0]?.components).toEqual([
    { sku: 'MUG', quantity: 14 },
    { sku: 'TEA', quantity: 2 },
  ]);
});

test('a loop ends, although no save allows one', () => {
  const loop = [
    { sku: 'A', components: [{ sku: 'B', quantity: 1 }] },
    { sku: 'B', components: [{ sku: 'A', quantity: 2 }] },
  ];
  expect(splitBundles([goods({ sku: 'A' })], loop, newLine).splits[0]?.components).toEqual([{ sku: 'A', quantity: 2 }]);
});

test('for any bundles, a second split changes nothing, and every unit that ships is accounted for', () => {
  const sku = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  // Bundles contain only SKUs after their own, so there is no loop.
  const recipe = (own: string) =>
    fc.record({
      sku: fc.constant(own),
      components: fc.uniqueArray(
        fc.record({
          sku: fc.constantFrom(...['B', 'C', 'D', 'E'].filter((other) => other > own)),
          quantity: fc.integer({ min: 1, max: 5 }),
        }),
        { selector: (component) => component.sku, minLength: 1, maxLength: 3 },
      ),
    });
  const recipes = fc
    .tuple(recipe('A'), recipe('B'), recipe('C'))
    .map((all) => all as { sku: string; components: { sku: string; quantity: number }[] }[]);
  const someLines = fc.array(
    fc.record({
      sku,
      quantity: fc.integer({ min: 1, max: 9 }),
      isCancelled: fc.boolean(),
      virtualItem: fc.constantFrom(0, null, 2),
      threePlStatus: fc.constantFrom(null, 2, 3),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(someLines, recipes, (fields, bundles) => {
      const lines = fields.map((line, index) =>
        goods({ ...line, lineItemId: String(index + 1), fulfillableQuantity: line.quantity }),
      );
      const once = splitBundles(lines, bundles, newLine);
      expect(splitBundles(once.lines, bundles, newLine)).toEqual({ lines: once.lines, splits: [] });
      expect(new Set(once.lines.map(({ lineItemId }) => lineItemId)).size).toBe(once.lines.length);
      const weightOf = (code: string): number => {
        const found = bundles.find((bundle) => bundle.sku === code);
        return found?.components.reduce((sum, part) => sum + part.quantity * weightOf(part.sku), 0) ?? 1;
      };
      const units = (all: readonly BundleLine[]) =>
        all
          .filter((line) => (line.virtualItem ?? 0) === 0)
          .reduce((sum, line) => sum + line.fulfillableQuantity * weightOf(line.sku), 0);
      expect(units(once.lines)).toBe(units(lines));
    }),
  );
});
