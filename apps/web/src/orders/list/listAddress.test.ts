import { orderSorts } from '@hub/domain/orders/list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListAddress, readListAddress, resetListAddress, writeListAddress } from './listAddress.ts';

const anyList: fc.Arbitrary<ListAddress> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  sort: fc.constantFrom(...orderSorts.map(({ value }) => value)),
  cause: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })),
  orderIds: fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { maxLength: 30 }),
});

describe('page, sort and open orders in the address', () => {
  test('survive a round trip through the address, whatever they are, and shop and host stay', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const text = writeListAddress(
          new URLSearchParams('shop=a.myshopify.com&host=aG9zdA%3D%3D&period=all'),
          list,
        ).toString();
        const read = new URLSearchParams(text);
        expect(readListAddress(read)).toEqual(list);
        expect([read.get('shop'), read.get('host'), read.get('period')]).toEqual([
          'a.myshopify.com',
          'aG9zdA==',
          'all',
        ]);
      }),
    );
  });

  test('page number starts at 1 (§9): the first page adds nothing to the address, and neither do other defaults', () => {
    const address = new URLSearchParams('shop=a.myshopify.com&page=7&sort=oldest&cause=a&order=1&order=2');
    expect(writeListAddress(address, { page: 1, sort: 'newest', orderIds: [], cause: null }).toString()).toBe(
      'shop=a.myshopify.com',
    );
  });

  test('values that are not given stay unchanged', () => {
    const address = new URLSearchParams('page=7&sort=oldest&order=1');
    expect(writeListAddress(address, { orderIds: ['2'] }).toString()).toBe('page=7&sort=oldest&order=2');
  });

  test('a changed filter starts at page 1 with no order open, and keeps its sort and cause', () => {
    expect(resetListAddress(new URLSearchParams('page=7&sort=oldest&order=1&period=all&cause=a')).toString()).toBe(
      'sort=oldest&period=all&cause=a',
    );
  });

  test.each(['0', '-1', '1.5', '1e3', 'two', '', ' 2', '99999999999', 'Infinity', '<script>'])(
    'page=%s is the first page',
    (page) => {
      expect(readListAddress(new URLSearchParams({ page })).page).toBe(1);
    },
  );

  test('an invented address opens at most thirty orders, without duplicates or empty names', () => {
    const address = new URLSearchParams([
      ['order', ''],
      ['order', 'x'.repeat(101)],
      ...Array.from({ length: 500 }, (_, index) => ['order', String(index % 200)]),
    ]);
    const { orderIds } = readListAddress(address);
    expect(orderIds).toHaveLength(30);
    expect(orderIds.at(-1)).toBe('199');
  });

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { page, sort, orderIds } = readListAddress(new URLSearchParams(text));
        expect([page >= 1, ['newest', 'oldest', 'customer'].includes(sort), orderIds.length <= 30]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    );
  });
});
