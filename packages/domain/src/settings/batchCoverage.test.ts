import { expect, test } from 'vitest';
import { batchCoverage } from './batchCoverage.ts';

test('what the table covers is said: all, or the first page, and what is not in it', () => {
  expect(batchCoverage({ orders: 1_234, undated: 0, unreadable: 0, hasMore: false })).toBe(
    'Based on the batch times of the 1,234 orders in fulfillment, of all time.',
  );
  expect(batchCoverage({ orders: 50, undated: 2, unreadable: 1, hasMore: true })).toBe(
    'Based on the newest 50 orders in fulfillment. There are more. Not in the table: 2 without a batch ' +
      'time, 1 that could not be read.',
  );
});
