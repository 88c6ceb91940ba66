import { inWords } from '@hub/domain/testing';
import { message, wordsText } from '@hub/domain/messages';
import type { Database } from '@hub/database';
import { addShopExportPart, beginShopExport, readShopExportPart, removeOldShopExports } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { shopExportKeptMs } from '@hub/domain/store';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ExportShopJob } from '../jobs/queues.ts';
import { customer } from '../testing/createFakeStore.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { readPrivacy } from './readPrivacy.ts';
import { cancelShopExport, makeShopExport, openShopExport, startShopExport } from './shopExports.ts';

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
  const addTags = (count: number) =>
    database.executeSql(
      `INSERT INTO tags (shop_id, name, color)
        SELECT ${shop.shopId}, 'tag ' || number, 'blue' FROM generate_series(1, ${count}) AS number`,
    );
  const open = () => openShopExport(database, shop.shopId, exportId, shop.services.now());
  return { ...shop, start, exports, exportId, job, addTags, open };
}

/** A database whose disk is full once, after so many parts. */
function failingAfter(database: Database, { parts }: { parts: number }): Database {
  let transactions = 0;
  return {
    ...database,
    inShop: ((shopId, work) => {
      transactions += 1;
      // The first one begins; each part takes one to read and one to write, each table one for its key.
      if (transactions === 3 + 3 * parts) throw new Error('The disk is full.');
      return database.inShop(shopId, work);
    }) as Database['inShop'],
  };
}

/** An attempt of another process. */
async function begin(inShop: Awaited<ReturnType<typeof aStoreShop>>['inShop'], exportId: string) {
  const attempt = await inShop((transaction) => beginShopExport(transaction, exportId));
  if (attempt === null) throw new Error('The export has ended.');
  return attempt;
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

  test('continues after an interrupted attempt, which can no longer add to it', async () => {
    const shop = await aShopWithExport(database());
    await shop.addTags(1_300);
    const cutOff = failingAfter(database(), { parts: 2 });
    await expect(makeShopExport({ ...shop.services, database: cutOff }, shop.shopId, shop.job)).rejects.toThrow('disk');
    const [stopped] = await shop.exports();
    expect(stopped?.rowsWritten).toBeGreaterThan(0);
    // Shows whether the next attempt keeps the parts.
    const mark = gzipSync('{"table":"kept","row":{}}\n');
    await database().executeSql('UPDATE shop_export_parts SET content = $2 WHERE shop_id = $1 AND part = 0', [
      shop.shopId,
      mark,
    ]);
    const old = await begin(shop.inShop, shop.exportId);
    // Another process does the same job.
    await shop.work();
    const late = { exportId: shop.exportId, content: mark, rows: 5, writtenTo: { table: 'tags', after: ['x'] } };
    expect(await shop.inShop((transaction) => addShopExportPart(transaction, { ...old, ...late }))).toBe(false);
    const lines = linesOf(await textOf(await shop.open()));
    expect(lines[0]?.table).toBe('kept');
    const tags = lines.filter(({ table }) => table === 'tags').map(({ row }) => row.name);
    expect([tags.length, new Set(tags).size]).toEqual([1_300, 1_300]);
    const [made] = await shop.exports();
    expect(made).toMatchObject({ state: 'ready' });
    // A repeat, as a queue may deliver; it does not start again.
    await makeShopExport(shop.services, shop.shopId, shop.job);
    expect(linesOf(await textOf(await shop.open()))).toHaveLength(lines.length);
  });

  test('gives way before each part, and continues in another job after ten seconds', async () => {
    const shop = await aShopWithExport(database());
    await shop.addTags(1_300);
    const [job] = await shop.takeJobs();
    expect(job?.data).toEqual(shop.job);
    let pauses = 0;
    // Each wait for calls takes six seconds.
    const giveWay = async () => {
      pauses += 1;
      shop.wait(6_000);
    };
    await makeShopExport(shop.services, shop.shopId, shop.job, { giveWay });
    const [underway] = await shop.exports();
    expect(underway).toMatchObject({ state: 'running' });
    expect(pauses).toBe(2);
    await shop.work();
    expect(await shop.exports()).toMatchObject([{ state: 'ready' }]);
  });

  test('is canceled while it waits or is made: its parts are deleted, and another can be started', async () => {
    const shop = await aShopWithExport(database());
    const cancel = () => shop.inShop((transaction) => cancelShopExport(transaction, shop.exportId));
    await expect(
      makeShopExport({ ...shop.services, database: failingAfter(database(), { parts: 1 }) }, shop.shopId, shop.job),
    ).rejects.toThrow('disk');
    const other = await aStoreShop(database());
    expect(await other.inShop((transaction) => cancelShopExport(transaction, shop.exportId))).toBe('unknown');
    expect(await cancel()).toBe('cancelled');
    expect(await cancel()).toBe('ended');
    expect(await shop.inShop((transaction) => readShopExportPart(transaction, shop.exportId, 0))).toBeNull();
    // Its job is not a failure.
    await shop.work();
    expect(await shop.exports()).toMatchObject([{ state: 'cancelled' }]);
    expect(inWords(await shop.open())).toEqual({ refusal: wordsText(message('calls.noExport')) });
    shop.wait(1_000);
    expect(await shop.start()).toBeNull();
    await shop.work();
    expect((await shop.exports()).map(({ state }) => state)).toEqual(['ready', 'cancelled']);
  });

  test('stops without an error when it is canceled between two parts', async () => {
    const shop = await aShopWithExport(database());
    await shop.addTags(1_300);
    let pauses = 0;
    const giveWay = async () => {
      pauses += 1;
      if (pauses === 3) await shop.inShop((transaction) => cancelShopExport(transaction, shop.exportId));
    };
    await makeShopExport(shop.services, shop.shopId, shop.job, { giveWay });
    expect(await shop.exports()).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.inShop((transaction) => readShopExportPart(transaction, shop.exportId, 0))).toBeNull();
  });

  test('reports a failure only after the last attempt; a new export can then be started', async () => {
    const shop = await aShopWithExport(database());
    const failing = () => ({ ...shop.services, database: failingAfter(database(), { parts: 0 }) });
    await expect(makeShopExport(failing(), shop.shopId, shop.job)).rejects.toThrow('The disk is full.');
    expect(await shop.exports()).toMatchObject([{ state: 'running' }]);
    await expect(makeShopExport(failing(), shop.shopId, shop.job, { isLastAttempt: true })).rejects.toThrow('disk');
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
    const old = await begin(shop.inShop, exportId);
    await shop.send('customers/redact', redact);
    await shop.work();
    expect((await shop.exports())[0]).toMatchObject({ exportId, state: 'waiting', rowsWritten: 0 });
    const again = await begin(shop.inShop, exportId);
    // The old process has read rows of the customer, and is at the same position as the new one.
    const withCustomer = {
      exportId,
      content: gzipSync(customer.email),
      rows: 1,
      writtenTo: { table: 'shops', after: ['1'] },
    };
    expect(again.rowsWritten).toBe(old.rowsWritten);
    expect(await shop.inShop((transaction) => addShopExportPart(transaction, { ...old, ...withCustomer }))).toBe(false);
    await makeShopExport(shop.services, shop.shopId, { exportId });
    const text = await textOf(await openShopExport(database(), shop.shopId, exportId, shop.services.now()));
    for (const word of [customer.email, customer.name, customer.phone]) expect(text).not.toContain(word);
  });
});
