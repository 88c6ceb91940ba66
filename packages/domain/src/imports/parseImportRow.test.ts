import { message } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { describe, expect, test } from 'vitest';
import type { ImportFormat } from './ImportFormat.ts';
import { detectColumns } from './detectColumns.ts';
import { parseImportRow } from './parseImportRow.ts';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'.split(',');
const format: ImportFormat = { columns: detectColumns(header), cellCount: 8, timeZone: 'Europe/London' };

const good = {
  orderNumber: '536365',
  sku: '85123A',
  name: 'WHITE HANGING HEART',
  quantity: '6',
  orderDate: '2010-12-01 08:26:00',
  price: '2.55',
  customer: '17850.0',
  country: 'United Kingdom',
};

/** The good row with some cells changed, in file order. */
function row(changes: Partial<typeof good>): string[] {
  return Object.values({ ...good, ...changes });
}

function reasonOf(changes: Partial<typeof good>): string | null {
  const parsed = parseImportRow(row(changes), format);
  return 'reason' in parsed ? wordsText(parsed.reason) : null;
}

describe('an unreadable row', () => {
  test.each([
    [{ orderNumber: '' }, 'Order number is blank'],
    [{ orderNumber: ' # ' }, 'Order number is blank'],
    [{ sku: '  ' }, 'SKU is blank'],
    [
      { orderNumber: '5.73E+12' },
      'Order number "5.73E+12" was rounded by a spreadsheet: format the column as text and export again',
    ],
    [
      { orderNumber: '5,73E+012' },
      'Order number "5,73E+012" was rounded by a spreadsheet: format the column as text and export again',
    ],
    [
      { sku: '4.00638E+12' },
      'SKU "4.00638E+12" was rounded by a spreadsheet: format the column as text and export again',
    ],
    [
      { customer: '1.785E+12' },
      'Customer "1.785E+12" was rounded by a spreadsheet: format the column as text and export again',
    ],
    [{ sku: '4E+12' }, 'SKU "4E+12" was rounded by a spreadsheet: format the column as text and export again'],
    [{ quantity: '' }, 'Quantity is blank'],
    [{ quantity: 'abc' }, 'Quantity "abc" is not a whole number'],
    [{ quantity: '1.5' }, 'Quantity "1.5" is not a whole number'],
    [{ quantity: '1e9' }, 'Quantity "1e9" is not a whole number'],
    [{ quantity: '1E+03' }, 'Quantity "1E+03" is not a whole number'],
    [{ quantity: '0x10' }, 'Quantity "0x10" is not a whole number'],
    [{ quantity: '1,000' }, 'Quantity "1,000" is not a whole number'],
    [{ quantity: 'Infinity' }, 'Quantity "Infinity" is not a whole number'],
    [{ quantity: '0' }, 'Quantity is 0'],
    [{ quantity: '-0' }, 'Quantity is 0'],
    [{ quantity: '1000001' }, 'Quantity 1000001 is larger than 1,000,000'],
    [{ quantity: '-1000000000' }, 'Quantity -1000000000 is larger than 1,000,000'],
    [{ quantity: '9'.repeat(400) }, `Quantity ${'9'.repeat(40)}… is larger than 1,000,000`],
    [{ price: '' }, 'Unit price is blank'],
    [{ price: '£2.55' }, 'Unit price "£2.55" is not a number like 2.55'],
    [{ price: '1E+03' }, 'Unit price "1E+03" is not a number like 2.55'],
    [{ price: '2,55' }, 'Unit price "2,55" is not a number like 2.55'],
    [{ price: '.' }, 'Unit price "." is not a number like 2.55'],
    [{ price: '10000000.01' }, 'Unit price 10000000.01 is larger than 10,000,000'],
    [{ orderDate: '' }, 'Order date is blank'],
    [{ orderDate: '01/12/2010 08:26' }, 'Order date "01/12/2010 08:26" is not a date like 2024-05-01 10:00:00'],
    [{ orderDate: '2011-02-30' }, 'Order date "2011-02-30" is not a date like 2024-05-01 10:00:00'],
    [{ orderDate: '2011-02-28 24:00' }, 'Order date "2011-02-28 24:00" is not a date like 2024-05-01 10:00:00'],
    [{ orderDate: '1010-12-01 08:26' }, 'Order date 1010-12-01 08:26 is not between 1990 and 2100'],
    [{ orderDate: '9999-12-31T00:00:00Z' }, 'Order date 9999-12-31T00:00:00Z is not between 1990 and 2100'],
    [{ sku: 'x'.repeat(256) }, 'SKU is longer than 255 characters'],
    [{ name: 'x'.repeat(1_001) }, 'Item name is longer than 1,000 characters'],
    [{ name: 'a\u0000b' }, 'Item name contains a character that isn’t text'],
  ])('%j: %s', (changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  test('has too few or too many cells, and names its order when that cell is there', () => {
    expect(parseImportRow(['536365', '85123A'], format)).toEqual({
      reason: message('imports.cells', { cells: 2, columns: 8 }),
      orderNumber: '536365',
    });
    expect(parseImportRow([...row({}), 'more'], format)).toMatchObject({
      reason: message('imports.cells', { cells: 9, columns: 8 }),
    });
    const reason = message('imports.cells', { cells: 1, columns: 8 });
    expect(parseImportRow([''], format)).toEqual({ reason, orderNumber: null });
    expect(wordsText(reason)).toBe('1 cell where the header has 8');
  });
});

describe('a readable row', () => {
  test(`has every field, trimmed, and a customer number without the spreadsheet's ".0"`, () => {
    expect(parseImportRow(row({ name: '  WHITE HANGING HEART ' }), format)).toEqual({
      orderNumber: '536365',
      at: '2010-12-01T08:26:00.000Z',
      customer: '17850',
      country: 'United Kingdom',
      sku: '85123A',
      name: 'WHITE HANGING HEART',
      quantity: 6,
      price: 2.55,
    });
  });

  test('has its numbers as they were before a spreadsheet added a decimal, but keeps a short SKU with one', () => {
    const floated = { orderNumber: '5730000000001.0', sku: '4006381333931.0', quantity: '6.0', customer: '17850.0' };
    expect(parseImportRow(row(floated), format)).toMatchObject({
      orderNumber: '5730000000001',
      sku: '4006381333931',
      quantity: 6,
      customer: '17850',
    });
    expect(parseImportRow(row({ sku: '12.0' }), format)).toMatchObject({ sku: '12.0' });
  });

  test('can be at the limits, with negative quantities and prices and blank optional cells', () => {
    for (const changes of [
      { quantity: '1000000' },
      { quantity: '-80995' },
      { quantity: '6.0' },
      { price: '-11062.06' },
      { price: '0' },
      { price: '10000000' },
      { name: '', customer: '', country: '' },
      { sku: 'x'.repeat(255) },
    ])
      expect(reasonOf(changes)).toBeNull();
    expect(parseImportRow(row({ customer: ' ' }), format)).toMatchObject({ customer: null });
  });

  test('can have the empty cells that spreadsheets add at the end', () => {
    expect(parseImportRow([...row({}), '', ' '], format)).toMatchObject({ orderNumber: '536365' });
  });

  test('keeps formula texts as text and drops our own CSV guard', () => {
    expect(parseImportRow(row({ name: '=HYPERLINK("https://x")', sku: '+1' }), format)).toMatchObject({
      name: '=HYPERLINK("https://x")',
      sku: '+1',
    });
    expect(parseImportRow(row({ name: "'=1+1", customer: "'t Hooft" }), format)).toMatchObject({
      name: '=1+1',
      customer: "'t Hooft",
    });
  });

  test('has the same order number with and without #', () => {
    expect(parseImportRow(row({ orderNumber: '#1001' }), format)).toMatchObject({ orderNumber: '1001' });
  });

  test('has an empty field without a column', () => {
    const { customer: _, country: __, name: ___, ...columns } = format.columns;
    expect(parseImportRow(row({}), { ...format, columns })).toMatchObject({ customer: null, country: '', name: '' });
  });
});

describe('dates', () => {
  test.each([
    ['2010-12-01T08:26:00Z', 'Europe/London', '2010-12-01T08:26:00.000Z'],
    ['2024-05-01 10:00:00 +0100', 'America/New_York', '2024-05-01T09:00:00.000Z'],
    ['2024-05-01T10:00:00+05:30', 'UTC', '2024-05-01T04:30:00.000Z'],
    ['2024-02-29 10:00', 'UTC', '2024-02-29T10:00:00.000Z'],
    // Without a zone: the shop's clock.
    ['2011-07-01 08:26:00', 'Europe/London', '2011-07-01T07:26:00.000Z'],
    ['2010-12-01 08:26', 'America/New_York', '2010-12-01T13:26:00.000Z'],
    ['2010-12-01', 'Asia/Tokyo', '2010-11-30T15:00:00.000Z'],
    ['2024-05-01 10:00:00.123', 'Asia/Kathmandu', '2024-05-01T04:15:00.000Z'],
    // Skipped in spring: an hour later. Twice in autumn: the first.
    ['2024-03-31 01:30:00', 'Europe/London', '2024-03-31T01:30:00.000Z'],
    ['2024-10-27 01:30:00', 'Europe/London', '2024-10-27T00:30:00.000Z'],
    ['2024-03-10 02:30:00', 'America/New_York', '2024-03-10T07:30:00.000Z'],
    ['2024-11-03 01:30:00', 'America/New_York', '2024-11-03T05:30:00.000Z'],
    ['2024-03-31 03:00:00', 'Europe/London', '2024-03-31T02:00:00.000Z'],
    ['2010-12-01 08:26', 'Not/AZone', '2010-12-01T08:26:00.000Z'],
  ])('%s in %s is %s', (orderDate, timeZone, at) => {
    expect(parseImportRow(row({ orderDate }), { ...format, timeZone })).toMatchObject({ at });
  });
});

test.each([
  [{ sku: '4006381333931.0' }, { sku: '4006381333931' }],
  [{ orderNumber: '1001.0' }, { orderNumber: '1001' }],
  // A code that the merchant made up, not a spreadsheet's number.
  [{ sku: '2.0' }, { sku: '2.0' }],
  [{ sku: '5E10' }, { sku: '5E10' }],
  [{ orderNumber: 'A-1.0' }, { orderNumber: 'A-1.0' }],
])('undoes the decimal that a spreadsheet adds to a number: %o', (changes, expected) => {
  expect(parseImportRow(row(changes), format)).toMatchObject(expected);
});
