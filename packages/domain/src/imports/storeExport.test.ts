import { expect, test } from 'vitest';
import { detectColumns } from './detectColumns.ts';
import { groupImportRows } from './groupImportRows.ts';
import { importFormat } from './ImportFormat.ts';
import { exportedOrder } from './importedOrder.ts';
import { previewImport } from './previewImport.ts';
import { storeExportColumns } from './storeExport.ts';

const header = (
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Total,Shipping Method,Created at,' +
  'Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem requires shipping,' +
  'Lineitem fulfillment status,Cancelled at,Id,Tags,Risk Level,Source'
).split(',');
const at = '2026-11-20 09:00:00 +0000';
const first = (name: string, cells: Partial<Record<string, string>> = {}) =>
  header.map((column) => ({ ...own, ...item, Name: name, ...cells })[column] ?? '');
const next = (name: string, cells: Partial<Record<string, string>> = {}) =>
  header.map((column) => ({ ...item, Name: name, ...cells })[column] ?? '');
const own: Partial<Record<string, string>> = {
  'Financial Status': 'paid',
  'Fulfillment Status': 'unfulfilled',
  Total: '8.00',
  'Shipping Method': 'Standard',
  Id: '5730000000001',
  Tags: 'VIP, gift',
  'Risk Level': 'Low',
};
const item: Partial<Record<string, string>> = {
  Email: 'ann@example.com',
  'Created at': at,
  'Lineitem quantity': '1',
  'Lineitem name': 'Mug',
  'Lineitem price': '4.00',
  'Lineitem sku': 'MUG',
  'Lineitem requires shipping': 'true',
  'Lineitem fulfillment status': 'pending',
};

function read(...rows: readonly (readonly string[])[]) {
  const grouper = groupImportRows(importFormat(header, detectColumns(header), 'UTC'));
  const parts = [...rows.map((cells, index) => grouper.add(index + 2, cells)), grouper.end()];
  const ids = { orderId: '77', lineItemId: (position: number) => String(position + 1) };
  return parts.flatMap(({ orders }) => orders.map((order) => exportedOrder(order, ids)));
}

test("recognizes the platform's own file by its headers, and no other", () => {
  expect(storeExportColumns(header)).toMatchObject({ name: 0, financialStatus: 2, storeId: 16 });
  expect(storeExportColumns(['Name', 'Financial Status', 'Lineitem quantity'])).toBeNull();
  expect(storeExportColumns(['InvoiceNo', 'StockCode', 'Quantity'])).toBeNull();
});

test("applies an order's first row to the whole order", () => {
  const rows = [
    first('#1001', { 'Financial Status': 'pending' }),
    next('#1001', { 'Lineitem sku': 'CUP', 'Lineitem fulfillment status': 'fulfilled' }),
    first('EN1002', { Id: '', 'Cancelled at': at }),
  ];
  expect(read(...rows)).toMatchObject([
    {
      orderId: '5730000000001',
      name: '#1001',
      financialStatus: 'pending',
      tags: ['VIP', 'gift'],
      total: 8,
      lines: [
        { sku: 'MUG', status: 'pending' },
        { sku: 'CUP', status: 'fulfilled' },
      ],
    },
    { orderId: '77', name: 'EN1002', isCancelled: true },
  ]);
});

test('drops an id that a spreadsheet rounded and keeps one with an added decimal', () => {
  expect(read(first('#1001', { Id: '5.73E+12' }))).toMatchObject([{ orderId: '77' }]);
  expect(read(first('#1001', { Id: '5730000000001.0' }))).toMatchObject([{ orderId: '5730000000001' }]);
});

test('drops the decimal that a spreadsheet added to a name without letters', () => {
  expect(read(first('1001.0', { Id: '' }))).toMatchObject([{ name: '1001' }]);
});

test('accepts an item without a SKU when it needs no shipping', () => {
  const gift = { 'Lineitem sku': '', 'Lineitem requires shipping': 'false' };
  expect(read(first('#1001', gift))).toMatchObject([{ lines: [{ sku: '', requiresShipping: false }] }]);
  expect(read(first('#1001', { 'Lineitem sku': '' }))).toEqual([]);
});

test('the preview counts orders per outcome, with each reason once', () => {
  const rows = [first('#1001'), first('#1002', { 'Financial Status': 'pending' }), first('#1003')];
  const outcomeOf = ({ exported }: { exported?: { financialStatus: string } }) => ({
    stage: exported?.financialStatus === 'paid' ? 'Open' : 'On hold',
    reason: exported?.financialStatus === 'paid' ? null : 'Waiting',
  });
  const sample = { header, rows, isWholeFile: true };
  expect(previewImport(sample, detectColumns(header), 'UTC', outcomeOf).outcomes).toEqual([
    { stage: 'Open', reason: null, orders: 2 },
    { stage: 'On hold', reason: 'Waiting', orders: 1 },
  ]);
  expect(previewImport(sample, detectColumns(header), 'UTC').outcomes).toEqual([]);
});
