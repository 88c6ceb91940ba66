import { expect, test } from 'vitest';
import { partialReleaseText, readingText, releasableText, shortText, unitsText } from './backOrderTexts.ts';
import { anOrder } from '../../testing/anOrder.ts';

const units = (sku: string, quantity: number, name = 'Mug') => ({ sku, name, quantity });

test('names each short SKU and its units', () => {
  expect(shortText({ short: [units('85123A', 4)], sendable: [] })).toBe('Short: 85123A × 4');
  expect(shortText({ short: [units('85123A', 4), units('22423', 1200)], sendable: [] })).toBe(
    'Short: 85123A × 4, 22423 × 1,200',
  );
});

test('names the first of many short SKUs and counts the others', () => {
  const short = ['A', 'B', 'C', 'D', 'E'].map((sku, index) => units(sku, index + 1));
  expect(shortText({ short, sendable: [] })).toBe('Short: A × 1, B × 2, C × 3 and 2 more SKUs');
  expect(shortText({ short: short.slice(0, 4), sendable: [] })).toBe('Short: A × 1, B × 2, C × 3 and 1 more SKU');
});

test('also says when nothing is short', () => {
  expect(shortText({ short: [], sendable: [] })).toBe('Nothing is short anymore');
});

test('names an item without a SKU by its title', () => {
  expect([units('', 2), units(' ', 1, ' ')].map(unitsText)).toEqual(['Mug × 2', 'No SKU × 1']);
});

test('says what a partial release would send, only when is_back_order is 1', () => {
  const facts = { short: [], sendable: [units('71053', 6), units('84406B', 8)] };
  expect(partialReleaseText(anOrder({ backOrderState: 1 }), facts)).toBe(
    'A partial release would send 14 units of 2 SKUs: 71053 × 6, 84406B × 8',
  );
  expect(partialReleaseText(anOrder({ backOrderState: 1 }), { short: [], sendable: [] })).toBe(
    'A partial release would send nothing',
  );
  for (const backOrderState of [0, 2]) expect(partialReleaseText(anOrder({ backOrderState }), facts)).toBeNull();
});

test('counts the orders in a list that can be released partially', () => {
  expect(
    releasableText([anOrder({ backOrderState: 1 }), anOrder({ backOrderState: 2 }), anOrder({ backOrderState: 1 })]),
  ).toBe('2 of 3 can be released partially');
});

test('says when it is based on only some details', () => {
  expect(readingText({ read: 3, failed: 0, total: 12 })).toBe('Short SKUs: 3 of 12 checked');
  expect(readingText({ read: 3, failed: 2, total: 12 })).toBe('2 of 12 couldn’t be checked');
  expect(readingText({ read: 12, failed: 0, total: 12 })).toBeNull();
  expect(readingText({ read: 0, failed: 0, total: 0 })).toBeNull();
});
