import { describe, expect, test } from 'vitest';
import { message } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { detectColumns } from './detectColumns.ts';
import { fileKind, fileKindProblem } from './fileKind.ts';
import { headerProblem } from './headerProblem.ts';
import { parseImportColumns } from './ImportFormat.ts';
import { importedCustomerName, importedStage } from './importedOrder.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('file kinds', () => {
  test.each([
    [new Uint8Array(), 'empty', 'The file is empty.'],
    [new Uint8Array([0xff, 0xfe, 0x49, 0x00]), 'utf16', 'The file isn’t UTF-8 text.'],
    [new Uint8Array([0xfe, 0xff, 0x00, 0x49]), 'utf16', 'The file isn’t UTF-8 text.'],
    [bytes('PK\u0003\u0004rest'), 'workbook', 'This is a spreadsheet, not a CSV file.'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'workbook', 'This is a spreadsheet, not a CSV file.'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x00]), 'binary', 'This isn’t a text file.'],
  ])('%o is %s', (given, kind, reason) => {
    expect(fileKind(given)).toBe(kind);
    expect(wordsText(fileKindProblem(fileKind(given)) ?? '')).toContain(reason);
  });

  test('text and gzip may work', () => {
    expect(
      [bytes('InvoiceNo,'), bytes('\u00EF\u00BB\u00BFName'), new Uint8Array([0x1f, 0x8b, 8])].map(fileKind),
    ).toEqual(['text', 'text', 'gzip']);
    expect(fileKindProblem('gzip')).toBeNull();
  });
});

describe('columns', () => {
  test('finds the columns of Online Retail', () => {
    const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'.split(',');
    expect(detectColumns(header)).toEqual({
      orderNumber: 0,
      sku: 1,
      name: 2,
      quantity: 3,
      orderDate: 4,
      price: 5,
      customer: 6,
      country: 7,
    });
  });

  test("finds the columns of Shopify's order export and prefers a name to an email", () => {
    const header = [
      'Name',
      'Email',
      'Financial Status',
      'Created at',
      'Lineitem quantity',
      'Lineitem name',
      'Lineitem price',
      'Lineitem sku',
      'Billing Name',
      'Shipping Country',
    ];
    expect(detectColumns(header)).toEqual({
      orderNumber: 0,
      sku: 7,
      name: 5,
      quantity: 4,
      orderDate: 3,
      price: 6,
      customer: 8,
      country: 9,
      email: 1,
    });
    expect(detectColumns(header.filter((name) => name !== 'Billing Name'))).toMatchObject({ customer: 1 });
  });

  test('ignores case, byte order mark, spaces and underscores', () => {
    expect(detectColumns(['\uFEFF invoiceNO ', 'STOCKCODE', ' Lineitem   SKU', 'order_date'])).toEqual({
      orderNumber: 0,
      sku: 1,
      orderDate: 3,
    });
  });

  test("does not take Name for the order number without Shopify's other columns", () => {
    expect(detectColumns(['Name', 'Age'])).toEqual({});
  });

  test('names the fields without a column for another kind of CSV', () => {
    const header = ['Date', 'Description', 'Amount'];
    expect(wordsText(headerProblem(header, detectColumns(header)) ?? '')).toBe(
      'No column for Order number, SKU, Quantity and Unit price. Choose a column for each, or choose another file.',
    );
    const columns = { sku: 0, quantity: 1, price: 2, orderDate: 3 };
    expect(wordsText(headerProblem(['SKU', 'Qty', 'Price', 'Date'], columns) ?? '')).toBe(
      'No column for Order number. Choose one, or choose another file.',
    );
  });

  test('handles a blank first line and a column beyond the last', () => {
    const all = { orderNumber: 0, sku: 1, quantity: 2, price: 3, orderDate: 4 };
    expect(headerProblem(['\uFEFF', ' '], {})).toEqual(message('imports.noHeader'));
    expect(headerProblem(['a', 'b', 'c', 'd', 'e'], { ...all, country: 5 })).toEqual(
      message('imports.noSuchColumn', { column: 6, columns: 5 }),
    );
    expect(headerProblem(['a', 'b', 'c', 'd', 'e'], all)).toBeNull();
  });

  test.each(['', 'null', '[]', '7', '{"sku":-1}', '{"sku":1.5}', '{"sku":"1"}', '{"sku":99999}'])(
    'rejects the columns %j',
    (text) => {
      expect(parseImportColumns(text)).toBeNull();
    },
  );

  test('reads columns from JSON text and drops unknown fields', () => {
    expect(parseImportColumns('{"orderNumber":0,"sku":3,"country":null,"other":9}')).toEqual({
      orderNumber: 0,
      sku: 3,
    });
  });
});

test('an order with only negative quantities is canceled', () => {
  const line = { orderNumber: '1', at: '', customer: null, country: '', sku: 'A', name: '', price: 1 };
  expect(importedStage({ lines: [{ ...line, quantity: -2 }] })).toBe('cancelled');
  expect(
    importedStage({
      lines: [
        { ...line, quantity: -2 },
        { ...line, quantity: 1 },
      ],
    }),
  ).toBe('open');
});

test('a customer number is formatted as in the rest of the shop', () => {
  expect(['17850', 'Ann Lee', null].map(importedCustomerName)).toEqual(['Customer 17850', 'Ann Lee', 'Guest']);
});
