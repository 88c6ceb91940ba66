import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeItems, changeLines, type ItemChange } from './changeItems.ts';
import type { BundleLine } from './splitBundles.ts';

const goods = (changes: Partial<BundleLine> = {}): BundleLine => ({
  lineItemId: '7',
  sku: 'MUG',
  quantity: 3,
  fulfillableQuantity: 3,
  isCancelled: false,
  virtualItem: 0,
  threePlStatus: null,
  ...changes,
});
const newLine = ({ sku, quantity }: { sku: string; quantity: number }, _: BundleLine, lineItemId: string) =>
  goods({ lineItemId, sku, quantity, fulfillableQuantity: quantity });
const change = (lines: readonly BundleLine[], ...changes: ItemChange[]) => changeItems(lines, changes, newLine);
const sample: ItemChange = { type: 'addItem', sku: ' SAMPLE ', quantity: 2 };
const swap: ItemChange = { type: 'swapItem', sku: 'mug', newSku: 'CUP' };

describe('an item added by a workflow', () => {
  test('comes last, with its own id', () => {
    expect(change([goods()], sample)).toEqual({
      lines: [goods(), goods({ lineItemId: '8', sku: 'SAMPLE', quantity: 2, fulfillableQuantity: 2 })],
      events: [{ kind: 'itemAdded', values: { sku: 'SAMPLE', quantity: 2 } }],
    });
  });

  test('is skipped when the order has it, but not when it was removed', () => {
    expect(change([goods({ sku: 'sample' })], sample).events).toEqual([]);
    expect(change([goods({ sku: 'SAMPLE', isCancelled: true })], sample).events).toHaveLength(1);
  });
});

describe('an item swapped by a workflow', () => {
  test('stays with its price as a line that does not ship, and a new line has its units and refers to it', () => {
    const { lines, events } = change([goods(), goods({ lineItemId: '9', fulfillableQuantity: 1 })], swap);
    expect(lines).toEqual([
      goods({ fulfillableQuantity: 0, virtualItem: 2 }),
      goods({ lineItemId: '9', fulfillableQuantity: 0, virtualItem: 2 }),
      goods({ lineItemId: '10', sku: 'CUP', replaces: { lineItemId: '7', units: 1 } }),
      goods({ lineItemId: '11', sku: 'CUP', fulfillableQuantity: 1, replaces: { lineItemId: '9', units: 1 } }),
    ]);
    expect(events).toEqual([{ kind: 'itemSwapped', values: { sku: 'mug', newSku: 'CUP', quantity: 4 } }]);
  });

  test("still replaces the store's line when swapped again or for a bundle", () => {
    const once = change([goods()], swap);
    const toSet = changeLines(
      once.lines,
      {
        items: [{ type: 'swapItem', sku: 'CUP', newSku: 'SET' }],
        bundles: [{ sku: 'SET', components: [{ sku: 'TEA', quantity: 2 }] }],
      },
      newLine,
      new Set(),
    );
    expect(toSet.lines.at(-1)).toMatchObject({ sku: 'TEA', quantity: 6, replaces: { lineItemId: '7', units: 2 } });
  });

  test.each([
    ['cancelled', { isCancelled: true }],
    ['short or with a warehouse', { threePlStatus: 1 }],
    ['a service', { virtualItem: 2 }],
    ['gone', { fulfillableQuantity: 0 }],
    ['another', { sku: 'PLATE' }],
  ])('is left alone when it is %s', (_, changes) => {
    const lines = [goods(changes)];
    expect(change(lines, swap)).toEqual({ lines, events: [] });
  });

  test('is left alone once it has shipped', () => {
    expect(changeItems([goods()], [swap], newLine, new Set(['7'])).events).toEqual([]);
  });
});

test('changes nothing the second time; swaps preserve the units to ship, and ids stay unique', () => {
  const line = fc.record({
    sku: fc.constantFrom('MUG', 'CUP', 'PLATE'),
    fulfillableQuantity: fc.nat(9),
    isCancelled: fc.boolean(),
  });
  const anyChange = fc.constantFrom<ItemChange>(sample, swap, { type: 'swapItem', sku: 'PLATE', newSku: 'BOWL' });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.array(anyChange, { maxLength: 4 }), (some, changes) => {
      const lines = some.map((each, index) => goods({ ...each, lineItemId: String(index + 1) }));
      const once = change(lines, ...changes);
      expect(change(once.lines, ...changes)).toEqual({ lines: once.lines, events: [] });
      expect(new Set(once.lines.map(({ lineItemId }) => lineItemId)).size).toBe(once.lines.length);
      const added = once.events.filter(({ kind }) => kind === 'itemAdded').length * 2;
      expect(unitsOf(once.lines)).toBe(unitsOf(lines) + added);
    }),
  );
});

function unitsOf(lines: readonly BundleLine[]): number {
  return lines.reduce((sum, { fulfillableQuantity }) => sum + fulfillableQuantity, 0);
}
