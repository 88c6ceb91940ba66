import { describe, expect, test } from 'vitest';
import { message } from '../messages/Message.ts';
import type { ImportProgress } from './ImportProgress.ts';
import {
  bytesText,
  columnName,
  formatBytes,
  importStatusText,
  morePreviewProblemsText,
  moreProblemsText,
  previewText,
} from './importTexts.ts';
import { detectColumns } from './detectColumns.ts';
import { groupProblems, linesText } from './groupProblems.ts';
import { type ImportSample, previewImport } from './previewImport.ts';

const header = ['Order', 'SKU', 'Qty', 'Price', 'Date'];
const columns = detectColumns(header);
const sample = (rows: ImportSample['rows'], isWholeFile = true): ImportSample => ({ header, rows, isWholeFile });
const row = (order: string, quantity = '1') => [order, 'A', quantity, '2.5', '2024-05-01'];

describe('the preview', () => {
  test('a file of another kind: which fields have no column, and its rows all the same', () => {
    const other: ImportSample = { header: ['Date', 'Amount'], rows: [['2024-05-01', '7']], isWholeFile: true };
    const preview = previewImport(other, detectColumns(other.header), 'UTC');
    expect(preview.problem).toEqual(
      message('imports.noColumns', { fields: ['orderNumber', 'sku', 'quantity', 'price'] }),
    );
    expect(preview.rows[0]).toMatchObject({
      cells: ['2024-05-01', '7'],
      values: { orderDate: '2024-05-01', sku: '' },
      isRefused: false,
    });
    expect(preview.refused).toEqual([]);
  });

  test('the first ten rows, and all of the sample that would be refused, by line', () => {
    const rows = [row('1'), ['', ''], row('2', 'x'), ...Array.from({ length: 20 }, (_, index) => row(`n${index}`))];
    const preview = previewImport(sample([...rows, row('3', '0')]), columns, 'UTC');
    expect(preview.rows.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(preview.rows[1]?.isRefused).toBe(true);
    expect(preview.refused).toEqual([
      { line: 4, reason: message('imports.isNot', { field: 'quantity', text: 'x', wanted: 'wholeNumber' }) },
      { line: 25, reason: message('imports.isZero', { field: 'quantity' }) },
    ]);
    expect(previewText(preview)).toBe('Checked the 23 rows of this file: 2 will be refused.');
  });

  test('a cell with a line break moves the lines below it', () => {
    const rows = [[...row('1').slice(0, 1), 'A\nB', ...row('1').slice(2)], row('2', 'x')];
    expect(previewImport(sample(rows), columns, 'UTC').refused).toEqual([
      { line: 4, reason: message('imports.isNot', { field: 'quantity', text: 'x', wanted: 'wholeNumber' }) },
    ]);
  });

  test('a whole file without rows has nothing to import; the beginning of one may only have cut them off', () => {
    expect(previewImport(sample([]), columns, 'UTC').problem).toEqual(message('imports.noRows'));
    expect(previewImport(sample([['', '']]), columns, 'UTC').problem).toEqual(message('imports.noRows'));
    expect(previewImport(sample([], false), columns, 'UTC').problem).toBeNull();
  });

  test('what was checked: the beginning of a long file', () => {
    expect(previewText(previewImport(sample([row('1')], false), columns, 'UTC'))).toBe(
      'Checked the first 1 row: all can be imported.',
    );
  });
});

describe('refused rows', () => {
  test('successive ones with the same reason are one line; a row between them, or another reason, divides', () => {
    const left = 'Order 7 is left out: line 4 of the file can’t be read';
    const problems = [
      { line: 2, reason: left },
      { line: 3, reason: left },
      { line: 4, reason: 'SKU is blank' },
      { line: 1_005, reason: left },
      { line: 1_007, reason: left },
      { line: 1_008, reason: left },
    ];
    expect(groupProblems(problems).map((group) => [linesText(group), group.reason])).toEqual([
      ['2–3', left],
      ['4', 'SKU is blank'],
      ['1,005', left],
      ['1,007–1,008', left],
    ]);
    expect(groupProblems([])).toEqual([]);
  });
});

describe('where an import stands, in words', () => {
  const progress: ImportProgress = {
    status: 'running',
    message: '',
    linesRead: 10,
    ordersAdded: 3,
    ordersKnown: 0,
    linesRefused: 0,
    bytesRead: 3_100_000,
    bytesTotal: 7_611_836,
    problems: [],
  };

  test.each([
    [{ status: 'running' }, 'Importing may.csv', null],
    [{ status: 'done' }, 'Imported may.csv', null],
    [
      { status: 'done', ordersAdded: 0, ordersKnown: 4 },
      'Imported may.csv',
      /^Nothing was added: all orders in the file/,
    ],
    [{ status: 'done', linesRefused: 2 }, 'Imported may.csv, but some rows were refused', /^Download the refused rows/],
    [
      { status: 'cancelled' },
      'The import was canceled',
      /^The 3 orders added before that stay\. Import the file again/,
    ],
    [{ status: 'cancelled', ordersAdded: 1 }, 'The import was canceled', /^The 1 order added before that stays\./],
    [{ status: 'cancelled', ordersAdded: 0 }, 'The import was canceled', /^No orders were added\./],
    [{ status: 'failed', message: 'The disk is full.' }, 'The import failed', /^The disk is full\. The 3 orders/],
    [{ status: 'failed' }, 'The import failed', /^The 3 orders/],
    [{ status: 'interrupted' }, 'The import was interrupted', /^The server stopped .* Nothing is added twice\.$/],
  ] as const)('%j', (changes, title, text) => {
    const found = importStatusText({ ...progress, ...changes }, 'may.csv');
    expect(found.title).toBe(title);
    if (text === null) expect(found.text).toBeNull();
    else expect(found.text).toMatch(text);
  });

  test('the name of the file is not known after a reload', () => {
    expect(importStatusText(progress, null).title).toBe('Importing the file');
  });

  test('bytes, and what is not listed', () => {
    expect(bytesText(progress)).toBe('3.1 MB of 7.6 MB read');
    expect(bytesText({ ...progress, bytesTotal: null })).toBeNull();
    expect([900, 1_000, 12_345, 999_999, 1_000_000].map(formatBytes)).toEqual([
      '900 bytes',
      '1 kB',
      '12 kB',
      '1,000 kB',
      '1.0 MB',
    ]);
    expect(moreProblemsText({ ...progress, linesRefused: 1_050, problems: [{ line: 2, reason: 'x' }] })).toBe(
      'and 1,049 more, all in the download.',
    );
    expect(moreProblemsText(progress)).toBeNull();
    const preview = previewImport(sample([row('1', 'x'), row('2', 'y'), row('3', 'z')]), columns, 'UTC');
    expect([1, 2, 3].map((listed) => morePreviewProblemsText(preview, listed))).toEqual([
      'and 2 more rows.',
      'and 1 more row.',
      null,
    ]);
  });

  test('a column without a name has its number', () => {
    expect([0, 1, 2].map((index) => columnName(['\uFEFFName', ' '], index))).toEqual(['Name', 'Column 2', 'Column 3']);
  });
});
