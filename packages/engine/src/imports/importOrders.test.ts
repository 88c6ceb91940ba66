import { type ImportRecord, readImportProblems } from '@hub/database/imports';
import { countOrders, lockOrders, readOrderDetail } from '@hub/database/orders';
import { readRecipient } from '@hub/database/warehouses';
import { message, wordsText } from '@hub/domain/messages';
import { intakePolicyOf } from '@hub/domain/orders/intake';
import { newShipPolicy } from '@hub/domain/shopSettings';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  anImport,
  detailOf,
  fileOf,
  header,
  importContent,
  manyRows,
  ordersIn,
  problemsOf,
  rowOf,
  streamOf,
  summaryOf,
} from '../testing/importFixtures.ts';
import { type ImportOptions, runImport, startImport } from './importOrders.ts';
import { importedOrderIds } from './importedOrderIds.ts';
import { toReceivedOrder } from './toReceivedOrder.ts';

const policy = intakePolicyOf(newShipPolicy, { installedAt: null, othersLocations: [] });

describeOnBothKinds('an import', (database) => {
  describe('fails with the reason and adds nothing for an invalid file', () => {
    const longLine = Buffer.alloc(10_000_000, 'x');
    test.each<[string, string | Uint8Array, string]>([
      ['empty', '', 'The file is empty.'],
      ['blank lines', '\n\n\n', 'The file has no header in its first line.'],
      ['a header only', `${header}\n`, 'The file has a header but no orders.'],
      ['a header and blank rows', `${header}\n\n,,,,,,,\n`, 'The file has a header but no orders.'],
      [
        'another kind of CSV',
        'id,title\n1,Mug\n',
        'No column for Order number, SKU, Quantity, Unit price and Order date.',
      ],
      ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'This is a spreadsheet, not a CSV file.'],
      ['a PDF', Buffer.from('%PDF-1.7\n\u0000\u0001'), 'This isn’t a text file.'],
      ['UTF-16', Buffer.from('\uFEFFInvoiceNo', 'utf16le'), 'The file isn’t UTF-8 text.'],
      ['Latin-1', Buffer.from(fileOf(rowOf(1, 'Käse')), 'latin1'), 'The file isn’t UTF-8 text.'],
      ['a line of 10 MB', longLine, 'Line 1 is longer than 200,000 characters.'],
      [
        'a cell of 10 MB',
        Buffer.concat([Buffer.from(`${header}\n1,"`), longLine]),
        'Line 2: A cell’s closing quote is missing.',
      ],
      ['no readable row', fileOf(rowOf(1, '', 1), rowOf(2, 'A', 'x')), 'None of the rows can be imported.'],
      ['an empty gzip', gzipSync(''), 'The file is empty.'],
      ['a workbook in a gzip', gzipSync('PK\u0003\u0004'), 'This is a spreadsheet, not a CSV file.'],
      ['a damaged gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'The compressed file is damaged.'],
    ])('%s', async (_, content, reason) => {
      const shopId = await aShop(database());
      const record = await importContent(database(), shopId, content);
      expect(record).toMatchObject({ status: 'failed', ordersAdded: 0, ordersKnown: 0 });
      expect(wordsText(record.message)).toContain(reason);
      expect((await summaryOf(database(), shopId)).names).toEqual([]);
    });
  });

  test("keeps each order's recipient from the example file, and imports an order without an address", async () => {
    const shopId = await aShop(database());
    const example = await readFile(new URL('../../../../docs/examples/orders.csv', import.meta.url));
    expect(await importContent(database(), shopId, example)).toMatchObject({ ordersAdded: 3, linesRefused: 0 });
    const recipients = await database().inShop(shopId, async (transaction) => [
      await readRecipient(transaction, importedOrderIds('#1001').orderId),
      await readRecipient(transaction, importedOrderIds('#1002').orderId),
      await readRecipient(transaction, importedOrderIds('#1003').orderId),
    ]);
    expect(recipients).toMatchObject([
      { name: 'Ann Lee', address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
      { company: 'Ray & Co', state: 'MA', postcode: '02116', phone: '617-555-0199', email: 'sam@example.com' },
      { name: 'Guest', address1: '', country: '' },
    ]);
  });

  test('imports the platform’s own file like store orders, without sending what has shipped or ended', async () => {
    const shopId = await aShop(database());
    const columns =
      'Name,Financial Status,Fulfillment Status,Cancelled at,Created at,Lineitem quantity,Lineitem name,' +
      'Lineitem price,Lineitem sku,Lineitem requires shipping,Lineitem fulfillment status,Id,Tags';
    const order = (name: string, status: string, id: string, line = 'pending') =>
      `${name},${status},2026-06-01 08:26:00,2,Mug,2.55,MUG,true,${line},${id},VIP`;
    const file = [
      columns,
      order('#1001', 'paid,unfulfilled,', '5730000000001'),
      order('#1002', 'pending,unfulfilled,', '5730000000002'),
      order('#1003', 'paid,fulfilled,', '5730000000003', 'fulfilled'),
      order('#1004', 'voided,unfulfilled,2026-06-02 08:00:00', '5730000000004'),
      order('#1005', 'paid,partial,', '5730000000005', 'partial'),
    ].join('\n');
    expect(await importContent(database(), shopId, file)).toMatchObject({ ordersAdded: 5, linesRefused: 0 });
    const stages = await database().inShop(shopId, (transaction) =>
      lockOrders(
        transaction,
        [1, 2, 3, 4, 5].map((number) => `573000000000${number}`),
      ),
    );
    expect([...stages.values()].map(({ stage, order: { orderName } }) => [orderName, stage])).toEqual([
      ['#1001', 'open'],
      ['#1002', 'hold'],
      ['#1003', 'shipped'],
      ['#1004', 'cancelled'],
      ['#1005', 'needsReview'],
    ]);
    const timeline = await database().inShop(shopId, async (transaction) =>
      (await readOrderDetail(transaction, '5730000000002'))?.timeline.map(({ message: text }) => text),
    );
    expect(timeline).toEqual(['Waiting for payment: payment is pending', 'Imported from orders.csv']);
    // The same order under another name in the store.
    const again = file.replaceAll('#100', 'EN100');
    expect(await importContent(database(), shopId, again)).toMatchObject({
      ordersAdded: 0,
      ordersKnown: 5,
      linesRefused: 0,
    });
  });

  test('adds the whole orders before an unclosed quote at line 3', async () => {
    const shopId = await aShop(database());
    const broken = fileOf(rowOf(1), '2,"A,Mug,1,2026-06-01 08:26:00,1,,', rowOf(3));
    expect(await importContent(database(), shopId, broken)).toMatchObject({
      status: 'failed',
      message: message('imports.inLine', { line: 3, problem: message('imports.unclosedQuote') }),
      linesRead: 1,
    });
    const long = fileOf(...manyRows(700), '9999,"A,Mug,1', ...manyRows(10, 5_000));
    expect(await importContent(database(), shopId, long)).toMatchObject({
      status: 'failed',
      message: message('imports.inLine', { line: 1_402, problem: message('imports.unclosedQuote') }),
      linesRead: 1_400,
    });
    const { names, lineCounts, counted } = await summaryOf(database(), shopId);
    expect(names.length).toBeGreaterThanOrEqual(500);
    expect(names).not.toContain('#5000');
    expect(lineCounts).toEqual([2]);
    expect(counted).toBe(names.length);
  });

  test('adds the whole orders before a file is cut off or changes encoding', async () => {
    const shopId = await aShop(database());
    const text = fileOf(...manyRows(2_000));
    const zipped = gzipSync(text);
    const cut = await importContent(database(), shopId, zipped.subarray(0, zipped.length / 2));
    expect(cut).toMatchObject({ status: 'failed', message: message('imports.damagedGzip') });
    const latin1 = Buffer.concat([Buffer.from(text), Buffer.from(rowOf(9_000, 'Käse'), 'latin1')]);
    const turned = await importContent(database(), shopId, latin1);
    expect(turned.status).toBe('failed');
    expect(turned.message).toEqual(message('imports.notUtf8'));
    expect(turned.ordersKnown).toBe(cut.ordersAdded);
    const { names, lineCounts, counted } = await summaryOf(database(), shopId);
    expect(names).toHaveLength(cut.ordersAdded + turned.ordersAdded);
    expect(lineCounts).toEqual([2]);
    expect(counted).toBe(names.length);
  });

  test('fails when reading breaks off or the file is too long', async () => {
    const shopId = await aShop(database());
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(fileOf(...manyRows(10)));
        throw new Error('read EIO at /secret/path');
      })(),
    );
    expect(await importContent(database(), shopId, broken)).toMatchObject({
      status: 'failed',
      message: message('imports.damaged'),
    });
    const long = fileOf(...manyRows(700)).replaceAll('Mug', 'x'.repeat(900));
    expect(await importContent(database(), shopId, gzipSync(long))).toMatchObject({ status: 'done' });
    const limits = { fileBytes: 1024 * 1024 };
    expect(await importContent(database(), shopId, long, { limits })).toMatchObject({
      status: 'failed',
      message: message('imports.tooLargeFile', { megabytes: 1 }),
    });
    expect(await importContent(database(), shopId, gzipSync(long), { limits })).toMatchObject({
      status: 'failed',
      message: message('imports.tooLargeUnpacked', { megabytes: 1 }),
    });
  });

  test('refuses unreadable rows with line and reason, and keeps their cells', async () => {
    const shopId = await aShop(database());
    const content = fileOf(
      ...manyRows(10),
      `${rowOf(12)},one too many`,
      rowOf(13),
      'N14,A\u0000B,Mug,1,2026-06-01 08:26:00,1,,',
      rowOf('N15', 'A', '1\u00002'),
      '',
      'N16,A,"two\nlines",1,2026-06-01 08:26:00,1,,',
      rowOf('N17', 'A', 0),
      rowOf('N18', ''),
      rowOf('N18'),
    );
    const importId = await database().inShop(shopId, (shop) => startImport(shop, { name: 'o.csv', bytesTotal: 7 }));
    const record = await runImport(database(), shopId, importId, { content: streamOf(content) });
    expect(record).toMatchObject({
      status: 'done',
      linesRead: 28,
      ordersAdded: 12,
      linesRefused: 6,
      bytesRead: Buffer.byteLength(content),
      bytesTotal: 7,
      header: header.split(','),
    });
    expect(await problemsOf(database(), shopId, importId)).toEqual([
      '22: 9 cells where the header has 8',
      '24: SKU contains a character that isn’t text',
      '25: Quantity "1\uFFFD2" is not a whole number',
      '29: Quantity is 0',
      '30: SKU is blank',
      '31: Order N18 is left out: line 30 of the file can’t be read',
    ]);
    const [first] = await database().inShop(shopId, (shop) => readImportProblems(shop, importId));
    expect(first?.cells).toEqual([...rowOf(12).split(','), 'one too many']);
  });

  test('counts every refused row and keeps the first ones', async () => {
    const shopId = await aShop(database());
    const content = fileOf(...manyRows(2), ...Array.from({ length: 5_000 }, (_, index) => rowOf(`R${index}`, '')));
    const importId = await anImport(database(), shopId);
    const limits = { keptRows: 3_000 };
    const record = await runImport(database(), shopId, importId, { content: streamOf(content), limits });
    expect(record).toMatchObject({ status: 'done', ordersAdded: 2, linesRefused: 5_000 });
    expect(await problemsOf(database(), shopId, importId)).toHaveLength(3_000);
    const few = await anImport(database(), shopId);
    await runImport(database(), shopId, few, { content: streamOf(content), limits: { keptCharacters: 1_100 } });
    expect(await problemsOf(database(), shopId, few)).toHaveLength(22);
  });

  test('refuses rows of an order that appears again further down', async () => {
    const shopId = await aShop(database());
    const importId = await anImport(database(), shopId);
    const content = fileOf(rowOf('X'), ...manyRows(150), rowOf('X', 'B'));
    const record = await runImport(database(), shopId, importId, { content: streamOf(content) });
    expect(record).toMatchObject({ status: 'done', ordersAdded: 151, ordersKnown: 0, linesRefused: 1 });
    expect(await problemsOf(database(), shopId, importId)).toEqual([
      expect.stringMatching(/^303: Order X appears again/),
    ]);
  });

  test('adds nothing the second time, and leaves the orders unchanged', { tags: 'hazard:done-twice' }, async () => {
    const shopId = await aShop(database());
    const content = fileOf(...manyRows(1_200));
    expect(await importContent(database(), shopId, content)).toMatchObject({ status: 'done', ordersAdded: 1_200 });
    const before = await summaryOf(database(), shopId);
    const again = await importContent(database(), shopId, gzipSync(content.replaceAll(',Mug,2,', ',Mug,7,')));
    expect(again).toMatchObject({ status: 'done', ordersAdded: 0, ordersKnown: 1_200, linesRead: 2_400 });
    const more = await importContent(database(), shopId, fileOf(...manyRows(10, 1_195)));
    expect(more).toMatchObject({ ordersAdded: 4, ordersKnown: 6 });
    const after = await summaryOf(database(), shopId);
    expect(after.names).toHaveLength(1_204);
    expect(after.counted).toBe(1_204);
    expect(before.names).toEqual(after.names.filter((name) => before.names.includes(name)));
    expect(after.lineCounts).toEqual([2]);
  });

  test('adds each order once when run twice simultaneously', { tags: 'hazard:done-twice' }, async () => {
    const shopId = await aShop(database());
    const content = fileOf(...manyRows(1_500));
    const records = await Promise.all([
      importContent(database(), shopId, content),
      importContent(database(), shopId, content),
    ]);
    expect(records.map(({ status }) => status)).toEqual(['done', 'done']);
    const sum = (field: 'ordersAdded' | 'ordersKnown') => records.reduce((total, record) => total + record[field], 0);
    expect([sum('ordersAdded'), sum('ordersKnown')]).toEqual([1_500, 1_500]);
    const { names, counted } = await summaryOf(database(), shopId);
    expect([names.length, counted]).toEqual([1_500, 1_500]);
  });

  test('gives an order the same ids in every shop, different from store ids', async () => {
    const content = fileOf(...manyRows(50), rowOf('C7', 'A', -3), rowOf('Ä/9'));
    const stored = [];
    for (const shopId of [await aShop(database()), await aShop(database())]) {
      await importContent(database(), shopId, content);
      const orders = await ordersIn(database(), shopId);
      expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(52);
      for (const { order_id: orderId, id: rowId } of orders) {
        // Store ids have 13 digits.
        expect(String(orderId)).toHaveLength(15);
        expect(rowId).not.toBe(orderId);
        expect(Number.isSafeInteger(rowId)).toBe(true);
      }
      stored.push(orders);
    }
    expect(stored[0]).toEqual(stored[1]);
  });

  test(
    'refuses an order whose id belongs to another order in the shop or batch',
    { tags: 'hazard:lost-change' },
    async () => {
      const shopId = await aShop(database());
      await importContent(database(), shopId, fileOf(rowOf('A1')));
      const importId = await anImport(database(), shopId);
      const receive: ImportOptions['receive'] = (imported) => {
        const received = toReceivedOrder(imported, { fileName: 'o.csv', policy, now: new Date() });
        const { order } = toReceivedOrder(
          { ...imported, orderNumber: imported.orderNumber.replace(/^B/, 'A') },
          { fileName: '', policy, now: new Date() },
        );
        return { ...received, order: { ...received.order, orderId: order.orderId } };
      };
      const content = fileOf(rowOf('B1'), rowOf('A1'), rowOf('A2'), rowOf('B2'), rowOf('B2', 'B'), rowOf('A3'));
      expect(await runImport(database(), shopId, importId, { content: streamOf(content), receive })).toMatchObject({
        status: 'done',
        ordersAdded: 2,
        ordersKnown: 1,
        linesRefused: 3,
      });
      expect(await problemsOf(database(), shopId, importId)).toEqual([
        expect.stringMatching(/^2: Order B1 would get the id \d+, which another order has$/),
        expect.stringMatching(/^5: Order B2 would get the id/),
        expect.stringMatching(/^6: Order B2 would get the id/),
      ]);
      expect((await summaryOf(database(), shopId)).names).toEqual(['#A1', '#A2', '#A3']);
    },
  );

  test('stores new orders as open, or as canceled when nothing was ordered', async () => {
    const shopId = await aShop(database());
    const content = [
      '\uFEFFDate;Order;SKU;Item;Qty;Price;Customer;Country',
      '2026-06-01 09:30;#77;M1;"Mug; large";3;2.5;17850.0;France',
      '2026-06-01 09:30;77;POST;Postage;-1;18;;',
      '2026-12-01 09:30;78;M1;Mug;-2;1;;',
    ].join('\n');
    const before = new Date();
    expect(await importContent(database(), shopId, content)).toMatchObject({ status: 'done', ordersAdded: 2 });
    const [open, cancelled] = await ordersIn(database(), shopId);
    // London is one hour ahead of UTC in summer.
    expect(open).toMatchObject({ order_name: '#77', customer_name: 'Customer 17850' });
    expect(open).toMatchObject({ shopify_cancelled_at: null });
    expect(new Date(open?.shopify_created_at ?? '').toISOString()).toBe('2026-06-01T08:30:00.000Z');
    expect(cancelled).toMatchObject({ order_name: '#78', customer_name: 'Guest' });
    expect(cancelled?.shopify_cancelled_at).toBe(cancelled?.shopify_created_at);
    const { lineItems, timeline, fulfillments } = await detailOf(database(), shopId, '#77');
    expect(lineItems).toMatchObject([
      { sku: 'M1', name: 'Mug; large', quantity: 3, fulfillableQuantity: 3, price: 2.5, isCancelled: false },
      { sku: 'POST', quantity: 1, fulfillableQuantity: 0, price: 18, isCancelled: true },
    ]);
    expect(fulfillments).toEqual([]);
    expect(timeline).toMatchObject([{ message: 'Imported from orders.csv' }]);
    expect(Date.parse(timeline[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(before.getTime() - 1);
    const counts = await database().inShop(shopId, (shop) =>
      countOrders(shop, { from: null, to: null, text: { mode: 'sku', text: 'm1' } }),
    );
    expect(counts.map(({ stage, orders }) => `${stage} ${orders}`).toSorted()).toEqual(['cancelled 1', 'open 1']);
  });

  test('uses the given columns and time zone, and stores the result of `receive`', async () => {
    const shopId = await aShop(database());
    const content = 'a,b,c,d,e\n2026-06-01,1,9,X,55\n';
    const columns = { orderDate: 0, price: 1, quantity: 2, sku: 3, orderNumber: 4 };
    const receive: ImportOptions['receive'] = (imported) => {
      const received = toReceivedOrder(imported, { fileName: '', policy, now: new Date() });
      return { ...received, stage: 'hold', order: { ...received.order, customerName: imported.lines[0]?.sku ?? '' } };
    };
    const options = { columns: () => columns, timeZone: 'America/New_York', receive };
    expect(await importContent(database(), shopId, content, options)).toMatchObject({ status: 'done', ordersAdded: 1 });
    const [order] = await ordersIn(database(), shopId);
    expect(order).toMatchObject({ order_name: '#55', customer_name: 'X' });
    expect(new Date(order?.shopify_created_at ?? '').toISOString()).toBe('2026-06-01T04:00:00.000Z');
    const wrong = { columns: () => ({ ...columns, sku: 5 }) };
    expect(await importContent(database(), shopId, content, wrong)).toMatchObject({
      status: 'failed',
      message: message('imports.noSuchColumn', { column: 6, columns: 5 }),
    });
  });

  test('reports progress after each transaction, and the end of the file in the last one', async () => {
    const shopId = await aShop(database());
    const content = fileOf(...manyRows(1_700));
    const reports: ImportRecord[] = [];
    const record = await importContent(database(), shopId, content, {
      onProgress: (progress) => void reports.push(progress),
    });
    expect(reports.length).toBeGreaterThanOrEqual(4);
    const increasing = (field: 'linesRead' | 'ordersAdded' | 'bytesRead') =>
      expect(reports.map((report) => report[field])).toEqual(
        reports.map((report) => report[field]).toSorted((a, b) => a - b),
      );
    for (const field of ['linesRead', 'ordersAdded', 'bytesRead'] as const) increasing(field);
    expect(reports.at(-1)).toEqual({ ...record, status: 'running' });
    expect(record).toMatchObject({ linesRead: 3_400, ordersAdded: 1_700, bytesRead: Buffer.byteLength(content) });
  });
});
