import { expect, test } from 'vitest';
import { allOrdersFilters, describeFilters } from './describeFilters.ts';
import { defaultFilters } from './OrderFilters.ts';

test.each([
  [defaultFilters, 'Last 24h'],
  [allOrdersFilters, 'Every period'],
  [
    { ...defaultFilters, period: 'last_7d', searchMode: 'sku_wise', search: ' 85123A ' } as const,
    'Last 7d, Search by SKU "85123A"',
  ],
  [{ ...allOrdersFilters, search: 'נר' }, 'Every period, Search by Order "\u2068נר\u2069"'],
  [{ ...allOrdersFilters, search: '#536365' }, 'Every period, Search by Order "#536365"'],
  [
    { ...defaultFilters, period: 'custom', startDate: '2026-11-01', endDate: '2026-11-15' } as const,
    '2026-11-01 to 2026-11-15',
  ],
  [{ ...defaultFilters, period: 'custom', startDate: '2026-11-01', endDate: '2026-11-01' } as const, '2026-11-01'],
  [{ ...defaultFilters, period: 'custom', startDate: '2026-11-01' } as const, 'Custom'],
])('%j in words: %s', (filters, words) => {
  expect(describeFilters(filters)).toBe(words);
});
