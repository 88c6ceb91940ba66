import { array, assert, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { recycleRows, type RowSlot, type RowToShow } from './recycleRows.ts';

/** Orders by letter; a capital letter is kept. */
const rowsToShow = (letters: string): RowToShow[] =>
  [...letters].map((letter) => ({ id: letter.toLowerCase(), isKept: letter !== letter.toLowerCase() }));
const after = (...lists: string[]) =>
  lists.reduce<readonly RowSlot[]>((before, letters) => recycleRows(before, rowsToShow(letters)), []);
const keys = (slots: readonly RowSlot[]) => slots.map(({ key }) => key);

test('shows other orders in the same slots after a jump', () => {
  expect(keys(after('abc'))).toEqual([1, 2, 3]);
  expect(keys(after('abc', 'xyz'))).toEqual([1, 2, 3]);
});

test('keeps the slot of what stays in view, scrolling down and up', () => {
  expect(keys(after('abcd', 'cdef'))).toEqual([3, 4, 5, 6]);
  expect(keys(after('cdef', 'abcd'))).toEqual([5, 6, 1, 2]);
});

test('keeps the slot of the row with the focus, and gives it to no other row', () => {
  expect(keys(after('Abc', 'Axy'))).toEqual([1, 2, 3]);
  expect(keys(after('Abc', 'xyz'))).toEqual([2, 3, 4]);
});

test('takes no used slot for an open order, and leaves none', () => {
  expect(keys(after('aBc', 'xyz'))).toEqual([1, 3, 4]);
  expect(keys(after('abc', 'xYz'))).toEqual([1, 4, 2]);
});

test('returns the same array while nothing changes, so that nothing renders again, even if two orders share an id', () => {
  const [once, twice] = [after('abC'), after('aAb', 'aAb')];
  expect(recycleRows(once, rowsToShow('abC'))).toBe(once);
  expect(recycleRows(twice, rowsToShow('aAb'))).toBe(twice);
});

test('keeps slots unique and in order at any scroll offset, with the given rows', () => {
  const step = record({
    from: integer({ min: 0, max: 40 }),
    count: integer({ min: 0, max: 12 }),
    kept: uniqueArray(integer({ min: 0, max: 60 }), { maxLength: 4 }),
    pinned: integer({ min: 0, max: 60 }),
  });
  assert(
    property(array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      let before: readonly RowSlot[] = [];
      for (const { from, count, kept, pinned } of steps) {
        const indexes = [...new Set([...Array.from({ length: count }, (_, index) => from + index), pinned])].sort(
          (a, b) => a - b,
        );
        const requested = indexes.map((index) => ({
          id: String(index),
          isKept: index === pinned || kept.includes(index),
        }));
        const next = recycleRows(before, requested);
        expect(next.map(({ id, isKept }) => ({ id, isKept }))).toEqual(requested);
        expect(new Set(keys(next)).size).toBe(next.length);
        const indexesBefore = keys(next).flatMap((key) =>
          before.some((slot) => slot.key === key) ? [keys(before).indexOf(key)] : [],
        );
        expect(indexesBefore).toEqual(indexesBefore.toSorted((a, b) => a - b));
        before = next;
      }
    }),
  );
});
