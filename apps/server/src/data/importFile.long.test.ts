import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDataDirectory } from '@hub/database';
import { createShop } from '@hub/database/shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseColumnChoice } from '../options/importColumnChoice.ts';
import { importFile } from './importFile.ts';

const shop = 'gifts.myshopify.com';
const header = 'InvoiceNo,StockCode,Quantity,InvoiceDate,UnitPrice';
const rows = (count: number) => Array.from({ length: count }, (_, index) => `${index},A,1,2026-06-01,1`).join('\n');

describe('importing a file by command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-command-'));
  const directory = join(folder, 'data');

  beforeAll(async () => {
    const { database } = await openDataDirectory(directory);
    await createShop(database, {
      domain: shop,
      currency: 'GBP',
      timeZone: 'Europe/London',
      chargeType: 2,
      isOnboarded: true,
      staff: [],
      locations: [],
    });
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * Runs the command on a file with this content; resolves to its lines, the last one its result. Leaves out progress
   * lines, which appear when it takes longer.
   */
  async function run(content: string | Uint8Array | null, options: { shop?: string; columns?: string } = {}) {
    const file = join(folder, 'orders.csv');
    rmSync(file, { force: true });
    if (content !== null) writeFileSync(file, content);
    const lines: string[] = [];
    const command = {
      command: 'import',
      database: { kind: 'embedded', directory, secretsKey: undefined },
      shop: options.shop ?? shop,
      file,
      columns: parseColumnChoice(options.columns ?? ''),
    } as const;
    await importFile(command, (line) => lines.push(line)).catch((error: Error) => {
      lines.push(`${error.name}: ${error.message}`);
    });
    return lines.filter((line) => !line.endsWith(' …'));
  }

  test('names a missing file, a directory and an unknown shop', async () => {
    expect(await run(null)).toEqual([expect.stringMatching(/^StartError: .*orders\.csv: there is no such file\.$/)]);
    const command = {
      command: 'import',
      database: { kind: 'embedded', directory, secretsKey: undefined },
      shop,
    } as const;
    await expect(importFile({ ...command, file: folder, columns: {} }, () => undefined)).rejects.toThrow(
      'is not a file.',
    );
    expect(await run(header, { shop: 'nobody.myshopify.com' })).toEqual([
      'StartError: There is no shop nobody.myshopify.com.',
    ]);
  });

  test('says why a file could not be imported to its end, and which rows stay', async () => {
    expect(await run('id,title\n1,Mug\n')).toEqual([
      'Rows read: 0. Orders added: 0, here already: 0. Rows refused: 0.',
      expect.stringMatching(/^StartError: The import failed\. No column for Order number.*No orders were added\.$/),
    ]);
    const [counts, end] = await run(`${header}\n${rows(1_200)}\n9,"A`);
    expect(counts).toMatch(/^Rows read: 1,200\. Orders added: 999,/);
    expect(end).toBe(
      'StartError: The import failed. Line 1,202: A cell’s closing quote is missing. The 999 orders added before that stay.',
    );
  });

  test('says what was added, already there and rejected', async () => {
    expect(await run(gzipSync(`${header}\n${rows(1_200)}\nX,,1,2026-06-01,1`))).toEqual([
      'Line 1,202 is refused: SKU is blank',
      'Rows read: 1,201. Orders added: 201, here already: 999. Rows refused: 1.',
      'Imported orders.csv, but some rows were refused.',
    ]);
    expect((await run(`${header}\n${rows(1)}`)).at(-1)).toBe('Imported orders.csv.');
  });

  test('takes columns by name and by number', async () => {
    const content = 'Nr,Article,Pieces,When,Each\nN1,A,1,2026-06-01,1\n';
    const columns = 'orderNumber=Nr, sku=article,quantity=3,orderDate=When,price=5';
    expect((await run(content, { columns })).slice(-2)).toEqual([
      'Rows read: 1. Orders added: 1, here already: 0. Rows refused: 0.',
      'Imported orders.csv.',
    ]);
    expect((await run(content, { columns: 'sku=Artikel' })).at(-1)).toContain(
      'No column is called "Artikel". There are: Nr, Article, Pieces, When, Each.',
    );
    expect((await run(content, { columns: `${columns.replace('price=5', 'price=6')}` })).at(-1)).toContain(
      'Column 6 was chosen, but the file has 5.',
    );
    expect(() => parseColumnChoice('colour=1')).toThrow('--columns has "colour=1", but takes FIELD=COLUMN');
    expect(() => parseColumnChoice('sku')).toThrow('--columns has "sku"');
  });

  test('stops on Ctrl-C and keeps what was added', async () => {
    const running = run(`${header}\n${rows(60_000).replaceAll(/^/gm, 'K')}`);
    const timer = setInterval(() => process.listenerCount('SIGINT') > 0 && process.emit('SIGINT'), 400);
    const lines = await running;
    clearInterval(timer);
    expect(lines.at(-1)).toMatch(/^StartError: The import was canceled\. /);
  });
});
