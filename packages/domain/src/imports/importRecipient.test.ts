import { expect, test } from 'vitest';
import { wordsText } from '../messages/messageWords.ts';
import { detectColumns } from './detectColumns.ts';
import { type GroupedRows, groupImportRows } from './groupImportRows.ts';
import { importedRecipient } from './importedOrder.ts';
import { parseImportRow } from './parseImportRow.ts';

const header = (
  'Name,Email,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Name,' +
  'Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,' +
  'Shipping Country,Shipping Phone'
).split(',');
const columns = detectColumns(header);
const format = { columns, cellCount: header.length, timeZone: 'UTC' };

const cells: Readonly<Record<string, string>> = {
  Name: '#1001',
  Email: 'ann@example.com',
  'Created at': '2026-11-20 09:00:00 +0000',
  'Lineitem quantity': '1',
  'Lineitem name': 'Lantern',
  'Lineitem price': '3.39',
  'Lineitem sku': 'A',
  'Billing Name': 'Ann Lee',
  'Shipping Name': 'Sam Lee',
  'Shipping Street': '1 High Street, Flat 2',
  'Shipping Address1': '1 High Street',
  'Shipping Address2': 'Flat 2',
  'Shipping Company': 'Lee Ltd',
  'Shipping City': 'Boston',
  'Shipping Zip': "'02116",
  'Shipping Province': 'MA',
  'Shipping Country': 'US',
  'Shipping Phone': "'+1 617-555-0199",
};
const row = (changes: Record<string, string> = {}) => header.map((name) => ({ ...cells, ...changes })[name] ?? '');
/** The store fills in order details only in the first row. */
const furtherRow = (changes: Record<string, string> = {}) =>
  header.map((name) => ({ ...(/^Shipping|^Billing/.test(name) ? {} : cells), ...changes })[name] ?? '');

function group(...rows: string[][]) {
  const grouper = groupImportRows(format);
  const parts: GroupedRows[] = [...rows.map((each, index) => grouper.add(index + 2, each)), grouper.end()];
  return {
    orders: parts.flatMap(({ orders }) => orders),
    refused: parts.flatMap(({ refused }) => refused.map(({ line, reason }) => `${line}: ${wordsText(reason)}`)),
  };
}

test.each([
  [{ Email: 'ann(at)example.com' }, 'Email "ann(at)example.com" is not an email address'],
  [{ Email: `${'a'.repeat(250)}@example.com` }, 'Email is longer than 254 characters'],
  [
    { 'Shipping Phone': '1.61755E+10' },
    'Phone "1.61755E+10" was rounded by a spreadsheet: format the column as text and export again',
  ],
  [{ 'Shipping Phone': 'call first' }, 'Phone "call first" is not a phone number'],
  [{ 'Shipping Phone': '12' }, 'Phone "12" is not a phone number'],
  [{ 'Shipping Zip': '#REF!' }, 'Postal code "#REF!" is not a postal code'],
  [
    { 'Shipping Zip': '2E+04' },
    'Postal code "2E+04" was rounded by a spreadsheet: format the column as text and export again',
  ],
  [{ 'Shipping Zip': '2116' }, 'Postal code "2116" has 4 digits, but the United States has 5: a leading 0 may be lost'],
  [{ 'Shipping Zip': '1'.repeat(17) }, 'Postal code is longer than 16 characters'],
  [{ 'Shipping Country': 'Narnia' }, 'Country "Narnia" isn’t a country that orders can ship to'],
  [{ 'Shipping Name': 'x'.repeat(256) }, 'Recipient name is longer than 255 characters'],
  [{ 'Shipping Address1': 'a\u0000b' }, 'Address line 1 contains a character that isn’t text'],
])('%j: %s', (changes, reason) => {
  const parsed = parseImportRow(row(changes), format);
  expect(parsed.orderNumber).toBe('1001');
  expect('reason' in parsed && wordsText(parsed.reason)).toBe(reason);
});

test('two recipients leave an order out whole and name the difference', () => {
  const { orders, refused } = group(row(), row({ 'Shipping City': 'Salem' }), row({ Name: '#1002' }));
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(['1002']);
  expect(refused).toEqual([
    '2: Order 1001 is left out: line 3 of the file can’t be read',
    '3: City "Salem" differs from "Boston" in line 2 of the same order',
  ]);
  expect(group(row(), row({ 'Shipping Country': 'CA' })).refused[1]).toBe(
    '3: Country "CA" differs from "US" in line 2 of the same order',
  );
});

test("finds the store's own columns and ignores the street that repeats the address lines", () => {
  const named = Object.fromEntries(Object.entries(columns).map(([field, index]) => [field, header[index]]));
  expect(named).toMatchObject({
    customer: 'Billing Name',
    country: 'Shipping Country',
    recipientName: 'Shipping Name',
    company: 'Shipping Company',
    address1: 'Shipping Address1',
    address2: 'Shipping Address2',
    city: 'Shipping City',
    state: 'Shipping Province',
    postcode: 'Shipping Zip',
    phone: 'Shipping Phone',
    email: 'Email',
  });
});

test("an order takes its first row's recipient, without spreadsheet marks", () => {
  const { orders, refused } = group(row(), furtherRow({ 'Lineitem sku': 'B' }));
  expect(refused).toEqual([]);
  expect(orders.map(importedRecipient)).toEqual([
    {
      name: 'Sam Lee',
      company: 'Lee Ltd',
      address1: '1 High Street',
      address2: 'Flat 2',
      city: 'Boston',
      state: 'MA',
      postcode: '02116',
      country: 'US',
      phone: '+1 617-555-0199',
      email: 'ann@example.com',
    },
  ]);
});

test('a recipient in the second row counts, with its country', () => {
  const { orders } = group(furtherRow({ Email: '' }), row());
  expect(orders.map(importedRecipient)).toMatchObject([{ name: 'Sam Lee', country: 'US' }]);
});

test('the customer stands in for a missing name, and no row is refused without an address', () => {
  const blank = { 'Shipping Name': '', 'Shipping Company': '' };
  expect(group(row(blank)).orders.map(importedRecipient)).toMatchObject([{ name: 'Ann Lee' }]);
  const nowhere = group(furtherRow({ Email: '', 'Shipping Country': 'Unspecified' }));
  expect(nowhere).toMatchObject({ refused: [], orders: [{ country: 'Unspecified' }] });
  expect(nowhere.orders.map(importedRecipient)).toEqual([null]);
});
