import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledSeed, loadSeed } from './loadSeed.ts';
import { parseSeed } from './parseSeed.ts';
import { SeedError } from './SeedError.ts';
import type { SeedOrder } from './SeedOrder.ts';
import { smallSeed } from './smallSeed.ts';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const good = '536365,85123A, WHITE  HEART ,6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom';

describe('the sample data', () => {
  let year: SeedOrder[] = [];
  beforeAll(async () => {
    year = await loadSeed();
  });

  test('has 25,900 invoices of 541,909 lines, 3,836 of them cancellations', () => {
    expect(year).toHaveLength(25_900);
    expect(year.reduce((sum, order) => sum + order.lines.length, 0)).toBe(541_909);
    expect(year.filter((order) => order.invoice.startsWith('C'))).toHaveLength(3_836);
    expect(Math.max(...year.map((order) => order.lines.length))).toBe(1_114);
  });

  test('has an accurate description', () => {
    expect(bundledSeed).toMatchObject({ orders: year.length, newestAt: year[0]?.at });
  });

  test('keeps guests, blank descriptions and negative quantities unchanged', () => {
    const lines = year.flatMap((order) => order.lines);
    expect(year.filter((order) => order.customer === null)).toHaveLength(3_710);
    expect(lines.filter((line) => line.name === '')).toHaveLength(1_454);
    expect(
      year.filter((order) => !order.invoice.startsWith('C') && order.lines.some((line) => line.quantity < 0)),
    ).toHaveLength(1_336);
    expect(new Set(year.map((order) => order.country)).size).toBe(38);
  });

  test('is sorted newest first, one order per invoice number', () => {
    expect(year.every((order, index) => index === 0 || order.at <= (year[index - 1]?.at ?? 0))).toBe(true);
    expect(new Set(year.map((order) => order.invoice)).size).toBe(year.length);
  });

  test('has a small extract of complete invoices with every special case', () => {
    const byInvoice = new Map(year.map((order) => [order.invoice, order]));
    expect(smallSeed.length).toBeGreaterThan(250);
    for (const order of smallSeed) expect(order).toEqual(byInvoice.get(order.invoice));
    expect(smallSeed[0]).toEqual(year[0]);
    const has = (fits: (order: SeedOrder) => boolean) => expect(smallSeed.some(fits)).toBe(true);
    has((order) => order.lines.length >= 100);
    has((order) => order.invoice.startsWith('C'));
    has((order) => order.invoice.startsWith('A'));
    has((order) => order.customer === null);
    has((order) => order.lines.some((line) => line.name === ''));
    has((order) => !order.invoice.startsWith('C') && order.lines.some((line) => line.quantity < 0));
    has((order) => order.lines.some((line) => line.sku === 'POST'));
    has((order) => order.lines.some((line) => line.sku.startsWith('gift_')));
  });
});

describe('a line', () => {
  test('drops the spaces around its texts, and the customer number its ".0"', () => {
    expect(parseSeed(`${header}\n${good}`, 'f.csv')).toEqual([
      {
        invoice: '536365',
        at: Date.UTC(2010, 11, 1, 8, 26),
        customer: '17850',
        country: 'United Kingdom',
        lines: [{ sku: '85123A', name: 'WHITE  HEART', quantity: 6, price: 2.55 }],
      },
    ]);
  });

  test('joins its invoice even with another one in between', () => {
    const text = [
      header,
      good,
      good.replace('536365', '536366').replace('08:26', '08:27'),
      good.replace('85123A', '71053').replace('08:26', '08:28'),
    ].join('\r\n');
    const orders = parseSeed(text, 'f.csv');
    expect(orders.map((order) => [order.invoice, order.lines.length, new Date(order.at).getUTCMinutes()])).toEqual([
      ['536366', 1, 27],
      ['536365', 2, 26],
    ]);
  });

  test('may contain a quoted comma, and columns may come in another order with a byte order mark', () => {
    const text =
      '\uFEFFCountry,CustomerID,UnitPrice,InvoiceDate,Quantity,Description,StockCode,InvoiceNo,Extra\n' +
      'EIRE,,0.1,2011-01-01T00:00,-3,"A, ""B""",x,C1,z\n';
    expect(parseSeed(text, 'f.csv')).toEqual([
      {
        invoice: 'C1',
        at: Date.UTC(2011, 0, 1),
        customer: null,
        country: 'EIRE',
        lines: [{ sku: 'x', name: 'A, "B"', quantity: -3, price: 0.1 }],
      },
    ]);
  });
});

describe('a malformed file is rejected with its name and the line', () => {
  const broken: [string, string, string][] = [
    ['empty', '', 'f.csv: the file is empty'],
    ['blank', ' \n \n', 'f.csv: the file is empty'],
    ['only a header', `${header}\n`, 'f.csv: there is a header but no order'],
    ['a column is missing', `${header.replace(',UnitPrice', '')}\n${good}`, 'f.csv, line 1: missing column UnitPrice'],
    ['too few fields', `${header}\n${good}\n536366,85123A\n`, 'f.csv, line 3: 2 fields where the header has 8'],
    [
      'too few fields behind a byte order mark',
      `\uFEFF${header}\n1,2\n`,
      'f.csv, line 2: 2 fields where the header has 8',
    ],
    ['too many fields', `${header}\n${good},x\n`, 'f.csv, line 2: 9 fields where the header has 8'],
    [
      'no date',
      `${header}\n${good}\n${good.replace('2010-12-01', 'yesterday')}`,
      'f.csv, line 3: InvoiceDate "yesterday 08:26:00" is not a time like 2010-12-01 08:26:00',
    ],
    [
      'a day that does not exist',
      `${header}\n${good.replace('2010-12-01', '2011-02-30')}`,
      'f.csv, line 2: InvoiceDate "2011-02-30 08:26:00" is not a time like 2010-12-01 08:26:00',
    ],
    ['no quantity', `${header}\n${good.replace(',6,', ',,')}`, 'f.csv, line 2: Quantity "" is not a whole number'],
    [
      'half a piece',
      `${header}\n${good.replace(',6,', ',6.5,')}`,
      'f.csv, line 2: Quantity "6.5" is not a whole number',
    ],
    ['no price', `${header}\n${good.replace('2.55', 'free')}`, 'f.csv, line 2: UnitPrice "free" is not a number'],
    ['no invoice', `${header}\n${good.replace('536365', ' ')}`, 'f.csv, line 2: InvoiceNo is blank'],
    ['no code', `${header}\n${good.replace('85123A', '')}`, 'f.csv, line 2: StockCode is blank'],
    [
      'a line after a quoted line break',
      `${header}\n${good.replace('WHITE', '"A\nB"').replace(' "', '"').replace('"  HEART ', '"')}\n1,2,3`,
      'f.csv, line 4: 3 fields where the header has 8',
    ],
    [
      'an open quote',
      `${header}\n${good}\n${good.replace(' WHITE', '"WHITE')}\n`,
      'f.csv, line 3: a quoted field is not closed or goes on after its quote',
    ],
  ];
  test.each(broken)('%s', (_, text, message) => {
    expect(() => parseSeed(text, 'f.csv')).toThrow(SeedError);
    expect(() => parseSeed(text, 'f.csv')).toThrow(message);
  });

  test('a file that is missing, a folder, damaged gzip or not UTF-8', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seed-'));
    afterAll(() => rm(folder, { recursive: true }));
    const written = async (name: string, bytes: Uint8Array | string) => {
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    };
    await expect(loadSeed(join(folder, 'none.csv'))).rejects.toThrow(
      `${join(folder, 'none.csv')}: there is no such file`,
    );
    await expect(loadSeed(folder)).rejects.toThrow('the file cannot be read (EISDIR)');
    const zipped = gzipSync(`${header}\n${good}\n`);
    await expect(loadSeed(await written('cut.csv.gz', zipped.subarray(0, zipped.length - 12)))).rejects.toThrow(
      'the gzip data is damaged',
    );
    await expect(
      loadSeed(await written('latin.csv', Buffer.from(`${header}\n${good.replace('WHITE', 'CAF\xC9')}`, 'latin1'))),
    ).rejects.toThrow('the text is not UTF-8');
    await expect(loadSeed(await written('zipped-without-suffix', zipped))).resolves.toHaveLength(1);
    await expect(loadSeed(await written('empty.csv', ''))).rejects.toThrow('empty.csv: the file is empty');
  });
});
