import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchingRows } from './matchingRows.ts';

const rows = [
  { sku: '85123A', name: 'WHITE HANGING HEART' },
  { sku: '', name: 'wrongly coded' },
  { sku: '22423', name: 'REGENCY CAKESTAND 3 TIER' },
];

it.each([
  ['', 3],
  ['   ', 3],
  ['85123a', 1],
  ['cake', 1],
  ['hanging white', 1],
  ['heart 22423', 0],
  ['.*', 0],
])('%j finds %i by SKU or name', (text, found) => expect(matchingRows(rows, text)).toHaveLength(found));

it('keeps the order, and no text is a pattern', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = matchingRows(rows, text);
      expect(found).toEqual(rows.filter((row) => found.includes(row)));
    }),
  );
});
