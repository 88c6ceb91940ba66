import { defaultFilters, type OrderFilters, periods, searchModes } from '@hub/domain/dashboard';
import { filterFieldRows } from '@hub/domain/orders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFilters, writeFilters } from './filtersInAddress.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date): string | null => date.toISOString().slice(0, 10));

const anyFilters: fc.Arbitrary<OrderFilters> = fc.record({
  period: fc.constantFrom(...periods.map(({ value }) => value)),
  searchMode: fc.constantFrom(...searchModes.map(({ value }) => value)),
  search: fc.string({ unit: 'grapheme' }),
  startDate: fc.option(day, { nil: null }),
  endDate: fc.option(day, { nil: null }),
});

const knowsFields = ['fieldFilters'];
const someFields = fc.dictionary(
  fc.constantFrom(...filterFieldRows.map(({ field }) => field)),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  { minKeys: 1 },
);

describe('filters in the address', () => {
  test('survive a round trip through the address, whatever they are', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const text = writeFilters(new URLSearchParams('shop=a.myshopify.com&host=aG9zdA%3D%3D'), filters).toString();
        const read = new URLSearchParams(text);
        expect(readFilters(read)).toEqual(filters);
        expect(read.get('shop')).toBe('a.myshopify.com');
        expect(read.get('host')).toBe('aG9zdA==');
      }),
    );
  });

  test('include values of fields, which are not sent to a server without them', () => {
    fc.assert(
      fc.property(anyFilters, someFields, (filters, fields) => {
        const read = new URLSearchParams(writeFilters(new URLSearchParams(), { ...filters, fields }).toString());
        expect(readFilters(read, knowsFields)).toEqual({ ...filters, fields });
        expect(readFilters(read)).toEqual(filters);
        expect(writeFilters(read, filters).toString()).toBe(writeFilters(new URLSearchParams(), filters).toString());
      }),
    );
  });

  test('add nothing to the address by default', () => {
    const address = new URLSearchParams(
      'shop=a.myshopify.com&period=all&by=sku_wise&search=x&from=2026-01-01&to=2026-01-02',
    );
    expect(writeFilters(address, defaultFilters).toString()).toBe('shop=a.myshopify.com');
  });

  test('fall back to the default for nonsense', () => {
    expect(readFilters(new URLSearchParams('period=yesterday&by=name&from=2026-02-30&to=<script>'))).toEqual(
      defaultFilters,
    );
  });
});

test('fall back to the default for a search mode that the server does not know', () => {
  const address = new URLSearchParams('by=customer_wise&search=Smith');
  expect(readFilters(address).searchMode).toBe('order_wise');
  expect(readFilters(address, ['search']).searchMode).toBe('customer_wise');
});
