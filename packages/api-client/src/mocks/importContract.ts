import { defaultFilters } from '@hub/domain/dashboard';
import { detectColumns, type ImportProgress } from '@hub/domain/imports';
import { message, wordsText } from '@hub/domain/messages';
import { tabs } from '@hub/domain/orders';
import { parseEpoch } from '@hub/domain/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { HttpError, RejectedError } from '../http/errors.ts';
import { createImportsClient, type ImportsClient } from '../imports/createImportsClient.ts';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const rows = [
  'N1,A,Mug,6,2026-06-01 08:26:00,2.55,17850.0,United Kingdom',
  'N1,B,"Tray, large",1,2026-06-01 08:26:00,7.5,17850.0,United Kingdom',
  'N2,C,=1+1,abc,2026-06-01 08:30:00,1,,France',
  'N3,D,Cup,-2,2026-06-01 08:40:00,1,,France',
];
const file = [header, ...rows, ''].join('\r\n');
const columns = detectColumns(header.split(','));

/** Tests of imports, with the client of a separate shop. */
export function importContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('imports of orders', () => {
    let client: ApiClient;
    let imports: ImportsClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      imports = createImportsClient(client);
    });

    const start = (content: BlobPart, idempotencyKey: string = crypto.randomUUID()) =>
      imports.startImport(
        { content: new Blob([content]), name: 'orders.csv', isGzip: content instanceof ArrayBuffer, columns },
        { idempotencyKey },
      );

    const untilEnded = async (importId: string): Promise<ImportProgress> => {
      await expect.poll(async () => (await imports.getImport(importId)).status).not.toBe('running');
      return imports.getImport(importId);
    };

    const run = async (content: BlobPart) => untilEnded(await start(content));

    test('a file adds its orders, repeating it adds nothing, and rejected rows are listed and downloaded', async () => {
      const importId = await start(file);
      expect(await untilEnded(importId)).toEqual({
        status: 'done',
        message: '',
        linesRead: 4,
        ordersAdded: 2,
        ordersKnown: 0,
        linesRefused: 1,
        bytesRead: file.length,
        bytesTotal: file.length,
        problems: [
          { line: 4, reason: message('imports.isNot', { field: 'quantity', text: 'abc', wanted: 'wholeNumber' }) },
        ],
      });
      const refused = await imports.getImportProblems(importId);
      // A byte order mark is dropped by `text()`.
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await refused.arrayBuffer())).toBe(
        `\uFEFFLine,Reason,${header}\r\n4,"Quantity ""abc"" is not a whole number",N2,C,'=1+1,abc,2026-06-01 08:30:00,1,,France\r\n`,
      );
      expect(await run(file)).toMatchObject({ status: 'done', ordersAdded: 0, ordersKnown: 2, linesRefused: 1 });
    });

    test('imported orders are in lists and figures, with their items', async () => {
      await run(file);
      const filters = { ...defaultFilters, period: 'all', searchMode: 'order_wise', search: '#N1' } as const;
      const { orders } = await client.orders.listOrders({ tab: tabs.open, filters, page: 1 });
      expect(orders).toMatchObject([{ orderName: '#N1', customerName: 'Customer 17850' }]);
      // London is an hour from UTC in summer.
      expect(parseEpoch(orders[0]?.createdAt ?? null)).toBe(Date.UTC(2026, 5, 1, 7, 26));
      const { lineItems } = await client.orders.getOrderDetail(orders[0]?.orderId ?? '');
      expect(lineItems).toMatchObject([
        { sku: 'A', quantity: 6, price: 2.55 },
        { sku: 'B', name: 'Tray, large', quantity: 1 },
      ]);
      const { totalOrders, openOrders } = await client.orders.getStats(filters);
      expect([totalOrders, openOrders]).toEqual([1, 1]);
    });

    test('a gzipped file', async () => {
      const zipped = new Blob([file.replaceAll(/^N/gm, 'Z')]).stream().pipeThrough(new CompressionStream('gzip'));
      expect(await run(await new Response(zipped).arrayBuffer())).toMatchObject({ status: 'done', ordersAdded: 2 });
    });

    test.each([
      ['', 'The file is empty.'],
      [`${header}\n`, 'The file has a header but no orders.'],
      ['a,b\n1,2', 'Column 3 was chosen, but the file has 2.'],
      [`${header}\nN9,A,Mug,abc,2026-06-01,1,,\n`, 'None of the rows can be imported.'],
      ['PK\u0003\u0004', 'This is a spreadsheet, not a CSV file.'],
      [new Uint8Array([0x49, 0xe9, 0x2c]), 'The file isn’t UTF-8 text.'],
      [`${header}\n${rows[0]}\nN9,"A,x\n`, 'Line 3: A cell’s closing quote is missing.'],
    ])('a wrong file fails with the reason: %#', async (content, reason) => {
      const progress = await run(content);
      expect(progress).toMatchObject({ status: 'failed', ordersAdded: 0 });
      expect(wordsText(progress.message)).toContain(reason);
    });

    test('an import that has ended cannot be canceled, and an unknown one is an error with status 404', async () => {
      const importId = await start(file);
      await untilEnded(importId);
      await expect(imports.cancelImport(importId)).rejects.toThrow(RejectedError);
      for (const id of [crypto.randomUUID(), 'none'])
        for (const call of [imports.getImport, imports.cancelImport, imports.getImportProblems])
          await expect(call(id)).rejects.toMatchObject({ status: 404 });
    });

    test('a file sent twice with one key is one import; the key accepts no other file', async () => {
      const key = crypto.randomUUID();
      const first = await start(file, key);
      expect(await start(file, key)).toBe(first);
      await expect(start(`${file}\n`, key)).rejects.toThrow(HttpError);
    });
  });
}
