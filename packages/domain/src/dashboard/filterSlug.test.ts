import { describe, expect, test } from 'vitest';
import { allOrdersFilters } from './describeFilters.ts';
import { filterSlug } from './filterSlug.ts';
import { defaultFilters } from './OrderFilters.ts';

const searched = (search: string) => filterSlug({ ...allOrdersFilters, search });

describe('typed text is safe in a file name', () => {
  test.each([
    ['../../etc/passwd', 'all-time_order-etc-passwd'],
    [String.raw`C:\con?*|<>":`, 'all-time_order-C-con'],
    ['a.exe', 'all-time_order-a-exe'],
    ['\u202Egpj.exe', 'all-time_order-gpj-exe'],
    ['a\u0000b\r\nc', 'all-time_order-a-b-c'],
    ['%%__', 'all-time_order-text'],
    ['📦', 'all-time_order-text'],
    ['  ', 'all-time'],
    ['נר שבת', 'all-time_order-נר-שבת'],
    ['Cafe\u0301', 'all-time_order-Café'],
  ])('%j', (search, slug) => {
    expect(searched(search)).toBe(slug);
  });

  test('cuts a long text at whole characters, so the name fits in 255 bytes', () => {
    const slug = searched('𐐷'.repeat(500));
    expect(slug).toBe(`all-time_order-${'𐐷'.repeat(40)}`);
    const name = `ORDERS_IN_FULFILLMENT_${slug}_exported-2026-11-22.csv`;
    expect(encodeURIComponent(name).replaceAll(/%../g, '-').length).toBeLessThan(255);
  });
});

test('a cause follows the filters, and shares the length limit with a search', () => {
  expect(filterSlug(allOrdersFilters, 'Shipment Error: ../no carrier')).toBe(
    'all-time_cause-Shipment-Error-no-carrier',
  );
  const slug = filterSlug({ ...allOrdersFilters, search: '𐐷'.repeat(500) }, 'a'.repeat(500));
  expect(slug).toBe(`all-time_order-${'𐐷'.repeat(20)}_cause-${'a'.repeat(20)}`);
});

test.each([
  [defaultFilters, 'last-24h'],
  [allOrdersFilters, 'all-time'],
  [{ ...defaultFilters, period: 'last_7d', searchMode: 'sku_wise', search: ' 85123A ' } as const, 'last-7d_sku-85123A'],
  [
    { ...defaultFilters, period: 'custom', startDate: '2026-11-01', endDate: '2026-11-15' } as const,
    '2026-11-01_to_2026-11-15',
  ],
  [{ ...defaultFilters, period: 'custom', startDate: '2026-11-01', endDate: '2026-11-01' } as const, '2026-11-01'],
  [{ ...defaultFilters, period: 'custom' } as const, 'custom'],
])('%j in a file name: %s', (filters, slug) => {
  expect(filterSlug(filters)).toBe(slug);
});
