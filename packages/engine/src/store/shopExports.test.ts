import { inWords } from '@hub/domain/testing';
import { message, wordsText } from '@hub/domain/messages';
import type { Database } from '@hub/database';
import { addShopExportPart, beginShopExport, readShopExportPart, removeOldShopExports } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { shopExportKeptMs } from '@hub/domain/store';
import { expect, test } from 'vitest';
import type { ExportShopJob } from '../jobs/queues.ts';
import { customer } from '../testing/createFakeStore.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { readPrivacy } from './readPrivacy.ts';
import { makeShopExport, openShopExport, startShopExport } from './shopExports.ts';

const robin = { staffName: 'Robin Carter' };

/** A shop with an order and a waiting export. */
async function aShopWithExport(database: Database) {
  const shop = await aStoreShop(database);
  shop.placeOrder('4801');
  await shop.send('orders/create', { id: 4801 });
  await shop.work();
  const start = () => shop.inShop((transaction) => startShopExport(transaction, robin, shop.services.now()));
  expect(await start()).toBeNull();
  const exports = async () => (await shop.inShop(readPrivacy)).exports;
  const [waiting] = await exports();
  const exportId = waiting?.exportId ?? '';
  const job: ExportShopJob = { exportId };
  const open = () => openShopExport(database, shop.shopId, exportId, shop.services.now());
  return { ...shop, start, exports, exportId, job, open };
}

async function textOf(opened: Awaited<ReturnType<typeof openShopExport>>): Promise<string> {
  if ('refusal' in opened) throw new Error(wordsText(opened.refusal));
  const parts: Uint8Array[] = [];
  for await (const part of opened) parts.push(part);
  return Buffer.concat(parts).toString();
}

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });

describeOnBothKinds('an export of a shop', (database) => {
  test('waits, is made by its job, and contains each order and no secret', async () => {
    const shop = await aShopWithExport(database());
    expect(await shop.exports()).toMatchObject([{ state: 'waiting', requestedBy: 'Robin Carter', rowsWritten: 0 }]);
    expect(inWords(await shop.open())).toEqual({ refusal: wordsText(message('calls.exportNotReady')) });
    await shop.work();
    const [made] = await shop.exports();
    const lines = linesOf(await textOf(await shop.open()));
    expect(made).toMatchObject({ state: 'ready', rowsWritten: lines.length, rowsTotal: lines.length });
    expect(lines.filter(({ table }) => table === 'orders').map(({ row }) => String(row.order_id))).toEqual(['4801']);
    expect(JSON.stringify(lines)).toContain(customer.email);
    for (const word of ['shpat_secret', 'ciphertext', 'shop_export_parts'])
      expect(JSON.stringify(lines)).not.toContain(word);
  });

  test('is refused while another one is being made, also when two start simultaneously', async () => {
    const shop = await aShopWithExport(database());
    expect(inWords(await shop.start())).toBe(wordsText(message('calls.exportUnderway')));
    await shop.work();
    expect(inWords((await Promise.all([shop.start(), shop.start()])).toSorted())).toEqual([
      wordsText(message('calls.exportUnderway')),
      null,
    ]);
    expect(await shop.exports()).toHaveLength(2);
  });

  test('is equally unknown with a missing id and with an id of another shop', async () => {
    const shop = await aShopWithExport(database());
    await shop.work();
    const other = await aStoreShop(database());
    const now = shop.services.now();
    for (const [shopId, id] of [
      [other.shopId, shop.exportId],
      [shop.shopId, 'nothing'],
      [shop.shopId, ''],
    ] as const)
      expect(inWords(await openShopExport(database(), shopId, id, now))).toEqual({
        refusal: wordsText(message('calls.noExport')),
      });
  });

  test('is refused once it expires; its parts are deleted then, not earlier', async () => {
    const shop = await aShopWithExport(database());
    await shop.work();
    const part = () => shop.inShop((transaction) => readShopExportPart(transaction, shop.exportId, 0));
    shop.wait(shopExportKeptMs - 1);
    await removeOldShopExports(database(), shop.services.now());
    expect(linesOf(await textOf(await shop.open())).length).toBeGreaterThan(1);
    shop.wait(1);
    // Before cleanup has run.
    expect(inWords(await shop.open())).toEqual({ refusal: wordsText(message('calls.noExport')) });
    expect(await part()).not.toBeNull();
    await removeOldShopExports(database(), shop.services.now());
    expect(await part()).toBeNull();
    expect(await shop.exports()).toMatchObject([{ exportId: shop.exportId }]);
  });

  test("leaves nothing of an interrupted attempt in the next one, which the old attempt can't extend", async () => {
    const shop = await aShopWithExport(database());
    const add = (part: number, rowsBefore: number) =>
      shop.inShop((transaction) =>
        addShopExportPart(transaction, {
          exportId: shop.exportId,
          part,
          content: new Uint8Array([1, 2, 3]),
          rowsBefore,
          rows: 5,
        }),
      );
    await shop.inShop((transaction) => beginShopExport(transaction, shop.exportId, 10));
    expect(await add(0, 0)).toBe(true);
    expect(await add(1, 5)).toBe(true);
    // The process ended; another one does the same job.
    await shop.work();
    expect(await add(2, 10)).toBe(false);
    const lines = linesOf(await textOf(await shop.open()));
    expect(await shop.exports()).toMatchObject([{ state: 'ready', rowsWritten: lines.length }]);
    // A repeat, as a queue may deliver; it does not start again.
    await makeShopExport(shop.services, shop.shopId, shop.job);
    expect(linesOf(await textOf(await shop.open()))).toHaveLength(lines.length);
  });

  test('reports a failure only after the last attempt; a new export can then be started', async () => {
    const shop = await aShopWithExport(database());
    let attempts = 0;
    const failing = {
      now: shop.services.now,
      database: {
        ...database(),
        inShop: ((shopId, work) => {
          attempts += 1;
          // An attempt's second transaction reads the first rows.
          if (attempts === 2) throw new Error('The disk is full.');
          return database().inShop(shopId, work);
        }) as Database['inShop'],
      },
    };
    await expect(makeShopExport(failing, shop.shopId, shop.job)).rejects.toThrow('The disk is full.');
    expect(await shop.exports()).toMatchObject([{ state: 'running' }]);
    attempts = 0;
    await expect(makeShopExport(failing, shop.shopId, shop.job, { isLastAttempt: true })).rejects.toThrow('disk');
    expect(await shop.exports()).toMatchObject([{ state: 'failed' }]);
    expect(inWords(await shop.open())).toEqual({ refusal: wordsText(message('calls.noExport')) });
    expect(await shop.start()).toBeNull();
  });

  test('contains no removed customer, whether it was made before or is being made', async () => {
    const shop = await aShopWithExport(database());
    await shop.work();
    const reading = await shop.open();
    const redact = { customer: { id: 77, email: customer.email, phone: customer.phone }, orders_to_redact: [4801] };
    await shop.send('customers/redact', redact);
    await shop.work();
    expect(inWords(await shop.open())).toEqual({ refusal: wordsText(message('calls.noExport')) });
    // A download in progress fails, so that half a file isn't taken for the whole.
    await expect(textOf(reading)).rejects.toThrow(wordsText(message('calls.noExport')));

    // Newest first.
    shop.wait(1_000);
    expect(await shop.start()).toBeNull();
    const [next] = await shop.exports();
    const exportId = next?.exportId ?? '';
    // Another process is running its job.
    await shop.takeJobs();
    await shop.inShop((transaction) => beginShopExport(transaction, exportId, 10));
    await shop.send('customers/redact', redact);
    await shop.work();
    expect((await shop.exports())[0]).toMatchObject({ exportId, state: 'waiting', rowsWritten: 0 });
    await makeShopExport(shop.services, shop.shopId, { exportId });
    const text = await textOf(await openShopExport(database(), shop.shopId, exportId, shop.services.now()));
    for (const word of [customer.email, customer.name, customer.phone]) expect(text).not.toContain(word);
  });
});
