import { defaultFilters } from '@hub/domain/dashboard';
import { expect, test } from 'vitest';
import { customDays, readReportFilters, withReportFilters, writeReportFilters } from './reportFilters.ts';

const read = (query: string) => readReportFilters(new URLSearchParams(query));

test('a report covers a month by default; any other parameter of the address selects orders, never a text search', () => {
  expect(read('')).toEqual({ ...defaultFilters, period: 'last_30d' });
  expect(read('period=nonsense&search=536365&by=sku_wise')).toEqual({ ...defaultFilters, period: 'last_30d' });
  expect(read('period=last_24h').period).toBe('last_24h');
});

test.each(['last_24h', 'last_7d', 'last_30d', 'all'] as const)(
  '%s is written to the address and read from it',
  (period) => {
    const address = writeReportFilters(new URLSearchParams('shop=a&host=b'), { ...defaultFilters, period });
    expect(readReportFilters(address).period).toBe(period);
    expect([address.get('shop'), address.get('host')]).toEqual(['a', 'b']);
  },
);

test('a custom period keeps its days across tabs', () => {
  const filters = { ...defaultFilters, period: 'custom', startDate: '2026-11-02', endDate: '2026-11-03' } as const;
  const path = withReportFilters('/app/insights/inventory', filters);
  expect(path).toBe('/app/insights/inventory?period=custom&from=2026-11-02&to=2026-11-03');
  expect(customDays(read(path.slice(path.indexOf('?'))))).toEqual({ first: '2026-11-02', last: '2026-11-03' });
  expect(withReportFilters('/app/insights/inventory', { ...defaultFilters, period: 'last_30d' })).toBe(
    '/app/insights/inventory',
  );
});

test('incomplete or reversed days count as none', () => {
  for (const query of [
    'period=custom',
    'period=custom&from=2026-11-02',
    'period=custom&from=2026-11-03&to=2026-11-02',
    'period=last_7d&from=2026-11-02&to=2026-11-03',
  ])
    expect(customDays(read(query))).toBeNull();
});
