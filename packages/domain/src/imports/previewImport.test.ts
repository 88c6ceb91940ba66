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
  test('names the fields without a column for another kind of file, and still shows its rows', () => {
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

  test('shows the first ten rows and all refused rows of the sample, by line', () => {
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

  test('counts a line break in a cell in the line numbers below', () => {
    const rows = [[...row('1').slice(0, 1), 'A\nB', ...row('1').slice(2)], row('2', 'x')];
    expect(previewImport(sample(rows), columns, 'UTC').refused).toEqual([
      { line: 4, reason: message('imports.isNot', { field: 'quantity', text: 'x', wanted: 'wholeNumber' }) },
    ]);
  });

  test('a whole file without rows has nothing to import; a sample may only have been cut before them', () => {
    expect(previewImport(sample([]), columns, 'UTC').problem).toEqual(message('imports.noRows'));
    expect(previewImport(sample([['', '']]), columns, 'UTC').problem).toEqual(message('imports.noRows'));
    expect(previewImport(sample([], false), columns, 'UTC').problem).toBeNull();
  });

  test('says how much of a long file was checked', () => {
    expect(previewText(previewImport(sample([row('1')], false), columns, 'UTC'))).toBe(
      'Checked the first 1 row: all can be imported.',
    );
  });
});

describe('refused rows', () => {
  test('are grouped when successive ones share a reason', () => {
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

describe('import status', () => {
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

  test('does without the file name after a reload', () => {
    expect(importStatusText(progress, null).title).toBe('Importing the file');
  });

  test('gives sizes and the number of unlisted problems', () => {
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

  test('numbers a column without a name', () => {
    expect([0, 1, 2].map((index) => columnName(['\uFEFFName', ' '], index))).toEqual(['Name', 'Column 2', 'Column 3']);
  });
});
