import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tabs } from '../shared/orders/tabs.ts';
import { customPeriodHint } from './customPeriodHint.ts';
import { dashboardMoreInfoPath, dashboardTexts } from './dashboardTexts.ts';
import { invalidDateText, parseDateInput } from './parseDateInput.ts';
import { isPeriod, periods } from './periods.ts';
import { isSearchMode, searchModes } from './searchModes.ts';
import { summaryCards } from './summaryCards.ts';
import { visibleTabs } from './visibleTabs.ts';

describe('Header (§2)', () => {
  test('Title Dashboard with a More Info link opening /learn/order-workflows', () => {
    expect(dashboardTexts.title).toBe('Dashboard');
    expect(dashboardTexts.moreInfo).toBe('More Info');
    expect(dashboardMoreInfoPath).toBe('/learn/order-workflows');
  });

  test('text filter (placeholder Filter Orders) and Export button', { tags: '§2.64' }, () => {
    expect(dashboardTexts.filterPlaceholder).toBe('Filter Orders');
    expect(dashboardTexts.export).toBe('Export');
  });

  test('a selector Search by Order / Search by SKU', { tags: '§9.9' }, () => {
    expect(searchModes.map((mode) => [mode.value, mode.label])).toEqual([
      ['order_wise', 'Search by Order'],
      ['sku_wise', 'Search by SKU'],
    ]);
    expect(isSearchMode('sku_wise')).toBe(true);
    expect(isSearchMode('name_wise')).toBe(false);
  });

  test('period selector (Last 24h, Last 7d, Last 30d, Custom, All)', { tags: '§9.8' }, () => {
    expect(periods.map((period) => [period.value, period.label])).toEqual([
      ['last_24h', 'Last 24h'],
      ['last_7d', 'Last 7d'],
      ['last_30d', 'Last 30d'],
      ['custom', 'Custom'],
      ['all', 'All'],
    ]);
    expect(isPeriod('custom')).toBe(true);
    expect(isPeriod('toString')).toBe(false);
  });
});

test('Summary cards and where they lead (§2)', { tags: ['§2.8', '§2.66'] }, () => {
  expect(summaryCards.map((card) => [card.title, card.statsField, card.target])).toEqual([
    ['Total Orders', 'totalOrders', '/app/dashboard/allorders'],
    ['Total Workflows Run', 'totalWorkflows', '/app/workflows'],
    ['Total Boxes Saved', 'totalBoxes', null],
    ['Open Orders', 'openOrders', '/app/dashboard/openorders'],
    ['Orders in Fulfillment', 'ordersInFulfillment', '/app/dashboard/ordersinfulfill'],
    ['Shipped Orders', 'shippedOrders', '/app/dashboard/shippedorders'],
  ]);
  expect(new Set(summaryCards.map((card) => card.id)).size).toBe(6);
});

describe('If third-party details fail a check, only All, Open and Shipped cards show (§2)', () => {
  it('no provider connected: three cards', { tags: '§2.70' }, () => {
    expect(visibleTabs(false)).toEqual([tabs.all, tabs.open, tabs.shipped]);
  });

  it('one provider connected: all eight', () => {
    expect(visibleTabs(true)).toEqual(Object.values(tabs));
  });

  it('details fail to load: all eight', () => {
    expect(visibleTabs(null)).toEqual(Object.values(tabs));
  });
});

test('a custom period without both days says that both are needed and what is shown until then', () => {
  const half = { startDate: '2026-10-01', endDate: null };
  expect(customPeriodHint(half, 'last_24h')).toBe('Enter both days. Until then, you see “Last 24h”.');
  expect(customPeriodHint(half, 'custom')).toBe('Enter both days. Until then, nothing changes.');
  expect(customPeriodHint(half)).toBe(customPeriodHint(half, 'custom'));
});

test('a custom period that ends before it begins says what is shown until then', () => {
  expect(customPeriodHint({ startDate: '2026-10-31', endDate: '2026-10-01' }, 'last_24h')).toBe(
    'Put the days in order. Until then, you see “Last 24h”.',
  );
  expect(customPeriodHint({ startDate: '2026-10-01', endDate: '2026-10-01' }, 'last_24h')).toBeNull();
});

describe('Picker invalid input message: "Date input not valid" (§5)', () => {
  test('the text', () => expect(invalidDateText).toBe('Date input not valid'));

  test.each([
    ['2024-02-29', '2024-02-29'],
    [' 2024-2-9 ', '2024-02-09'],
    ['2024/12/31', '2024-12-31'],
  ])('"%s" is %s', (text, date) => expect(parseDateInput(text)).toBe(date));

  test.each([
    '',
    '2023-02-29',
    '2024-00-10',
    '2024-13-01',
    '2024-1-32',
    '0002-01-01',
    '24-01-01',
    '01/02/2024',
    '2024-01/02',
    '2024-01-01T00:00:00Z',
    'today',
  ])('"%s" is not valid', { tags: '§5.20' }, (text) => expect(parseDateInput(text)).toBeNull());

  it('accepts exactly the days of the calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const date = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
          expect(parseDateInput(text)).toBe(exists ? text : null);
        },
      ),
    );
  });
});
