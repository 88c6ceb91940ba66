import { expect, test } from 'vitest';
import { tabs } from '../../shared/orders/tabs.ts';
import { exportColumns } from './ordersToCsv.ts';
import { type ExportFacts, exportNote, exportNoteName, exportSummary, unreadableInExport } from './exportTexts.ts';
import { type ExportCode, exportType } from './exportTypes.ts';

const now = new Date('2026-11-20T08:00:00Z');

function facts(code: ExportCode, filters: string | null): ExportFacts {
  const type = exportType(code);
  if (!type) throw new Error(`no type ${code}`);
  return {
    type,
    filters,
    columns: exportColumns.filter(({ field }) => field === 'id' || field === 'order_name'),
    timeZone: 'Europe/London',
    requestedAt: now,
  };
}

test('says which filters, period and time zone apply', () => {
  expect(exportSummary(facts(0, 'Last 7d'))).toBe('CUSTOM_SEARCH.csv: Last 7d. Times in London time (GMT).');
  expect(exportSummary(facts(tabs.hold, null))).toBe(
    'HOLD_ORDERS.csv: this list, without the screen’s filters. Times in London time (GMT).',
  );
});

test('counts and mentions unreadable rows', () => {
  expect(unreadableInExport(0)).toBeNull();
  expect(unreadableInExport(1)).toBe('1 order couldn’t be read and is missing from the file.');
  expect(unreadableInExport(1200)).toBe('1,200 orders couldn’t be read and are missing from the file.');
});

test('the note beside the file has the filter and the zone', () => {
  expect(exportNoteName(facts(0, '').type)).toBe('CUSTOM_SEARCH.txt');
  expect(
    exportNote(facts(0, 'Last 7d, Search by SKU "85123A"'), { orders: 25_900, unreadable: 2, gap: null }).split('\r\n'),
  ).toEqual([
    'File: CUSTOM_SEARCH.csv',
    'Exported: Custom Search',
    'Filter: Last 7d, Search by SKU "85123A"',
    'Requested at: 2026-11-20 08:00:00 AM',
    'Time zone of all times: Europe/London, London time (GMT)',
    'Columns: id, order_name',
    'Orders: 25,900',
    'Orders that could not be read: 2',
    '',
  ]);
});

test('the note mentions orders that moved during reading', () => {
  const outcome = { orders: 120, unreadable: 0, gap: { read: 120, expected: 125 } };
  expect(exportNote(facts(0, 'Last 7d'), outcome).split('\r\n').at(-2)).toBe(
    '120 of about 125 orders; 5 moved while loading.',
  );
});
