import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowOffsets } from './RowOffsets.ts';
import { createSparseOffsets } from './createSparseOffsets.ts';

const pages = fc.uniqueArray(fc.nat(20), { maxLength: 8 });

test('matches an array of one number per row, for any known and measured rows', () => {
  fc.assert(
    fc.property(
      fc.nat(190),
      pages,
      fc.array(fc.record({ row: fc.nat(200), height: fc.nat(90) })),
      (count, known, set) => {
        const loaded = known.map((page) => ({ from: page * 10, to: page * 10 + 10 - (page % 3) }));
        // Unknown rows have whichever of two heights is more common on the first page.
        const heights = (index: number) => (index % 3 === 0 ? 47 : 40);
        const [first] = loaded.filter(({ from }) => from < count).toSorted((a, b) => a.from - b.from);
        const firstRows = Array.from({ length: Math.min(first?.to ?? 0, count) }, (_, index) => heights(index)).slice(
          first?.from,
        );
        const higher = firstRows.filter((height) => height === 47).length;
        const lower = firstRows.length - higher;
        // On a tie either height is valid.
        fc.pre(first === undefined || higher !== lower);
        const gap = first ? (higher > lower ? 47 : 40) : 45;
        const isLoaded = (index: number) => loaded.some(({ from, to }) => from <= index && index < to);
        const heightOf = (index: number) => (index < count && isLoaded(index) ? heights(index) : gap);
        const sparse = createSparseOffsets(count, heightOf, loaded);
        const dense = createRowOffsets(count, heightOf);
        for (const { row, height } of set) {
          if (row >= count || !isLoaded(row)) continue;
          sparse.setHeight(row, height + 1);
          dense.setHeight(row, height + 1);
        }
        const rows = Array.from({ length: count + 1 }, (_, index) => index);
        expect(rows.map(sparse.top)).toEqual(rows.map(dense.top));
        const offsets = rows.map((row) => row * 47 - 20);
        expect(offsets.map(sparse.indexAt)).toEqual(offsets.map(dense.indexAt));
      },
    ),
  );
});

test('costs nothing for a million unknown rows', () => {
  let asked = 0;
  const offsets = createSparseOffsets(1_000_000, () => (asked += 1) && 45, []);
  expect([offsets.top(1_000_000), offsets.indexAt(22_500_000), offsets.heightOf(999_999), asked]).toEqual([
    45_000_000, 500_000, 45, 1,
  ]);
});

test('gives unknown rows the most common height of the first known rows, regardless of other pages', () => {
  const heightOf = (index: number) => (index < 200 ? (index % 4 === 0 ? 45 : 65) : 90);
  const offsets = createSparseOffsets(1_000_000, heightOf, [
    { from: 600, to: 800 },
    { from: 0, to: 200 },
  ]);
  expect([300, 599, 900, 999_999].map((row) => offsets.heightOf(row))).toEqual([65, 65, 65, 65]);
  expect([offsets.heightOf(0), offsets.heightOf(700)]).toEqual([45, 90]);
});
