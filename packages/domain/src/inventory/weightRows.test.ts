import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type WeighedLine, weightRows, type WeightState, weightTotals } from './weightRows.ts';

const line = (sku: string, weight: string): WeighedLine => ({ sku, name: `name of ${sku}`, weight });
const rowOf = (...weights: string[]) => weightRows([weights.map((weight) => line('A', weight))])[0];

describe('product weight of each SKU, from line items', () => {
  test.each<[string[], WeightState, string[]]>([
    [['0.40'], 'given', ['0.40']],
    [['0.40', '0.4', ' 0.400 '], 'given', ['0.40']],
    [['400 g', '400 G'], 'given', ['400 g']],
    [['0,4'], 'given', ['0,4']],
    [['', '  ', '00', '0', '0.00', '0 kg', '0,0'], 'missing', []],
    [['0.40', '0.50'], 'differs', ['0.40', '0.50']],
    [['0.40', ''], 'differs', ['0.40', '']],
    [['heavy'], 'unreadable', ['heavy']],
    [['-1'], 'unreadable', ['-1']],
    [['NaN'], 'unreadable', ['NaN']],
    [['1e999'], 'unreadable', ['1e999']],
    [['1.2.3'], 'unreadable', ['1.2.3']],
    [['😀', '😀'], 'unreadable', ['😀']],
    [['0.40', 'heavy'], 'differs', ['0.40', 'heavy']],
  ])('%j is %s', { tags: '§2.23' }, (weights, state, shown) => {
    expect(rowOf(...weights)).toMatchObject({ state, weights: shown });
  });

  it('what is to be mended comes first: missing, then those that differ, then those that are no number', () => {
    const rows = weightRows([
      [line('GIVEN', '1'), line('ODD', 'heavy'), line('BOTH', '1'), line('BOTH', '2'), line('NONE', '')],
      [line('NONE', ''), line('ZERO', '0')],
    ]);
    expect(rows.map(({ sku, state }) => [sku, state])).toEqual([
      ['NONE', 'missing'],
      ['ZERO', 'missing'],
      ['BOTH', 'differs'],
      ['ODD', 'unreadable'],
      ['GIVEN', 'given'],
    ]);
    expect(weightTotals(rows)).toEqual({ skus: 5, missing: 2, differs: 1, unreadable: 1 });
  });

  it('an order counts once for a SKU, however many lines it has', () => {
    expect(weightRows([[line('A', '1'), line('A', '1')], [line('A', '1')]])[0]?.orders).toBe(2);
  });

  it('any SKU is only a SKU: none, __proto__, 40 characters, an emoji', () => {
    const skus = ['', '__proto__', 'S'.repeat(40), '😀'];
    expect(
      weightRows([skus.map((sku) => line(sku, ''))])
        .map(({ sku }) => sku)
        .toSorted(),
    ).toEqual(skus.toSorted());
  });

  it('whatever text comes as a weight, each SKU stands in one row of one state', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            fc.record({
              sku: fc.constantFrom('', 'A', 'B', '__proto__'),
              name: fc.constantFrom('', 'A'),
              weight: fc.string(),
            }),
            { maxLength: 5 },
          ),
          { maxLength: 8 },
        ),
        (orders) => {
          const rows = weightRows(orders);
          const { skus, missing, differs, unreadable } = weightTotals(rows);
          expect(skus).toBe(new Set(orders.flat().map(({ sku, name }) => (sku === '' ? ` ${name}` : sku))).size);
          expect(missing + differs + unreadable).toBeLessThanOrEqual(skus);
          expect(rows.every((row) => (row.state === 'missing') === (row.weights.length === 0))).toBe(true);
        },
      ),
    );
  });
});
