import { type Database, DatabaseUnavailableError } from '@hub/database';
import { readImport } from '@hub/database/imports';
import { message } from '@hub/domain/messages';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { anImport, fileOf, importContent, manyRows, streamOf, summaryOf } from '../testing/importFixtures.ts';
import { cancelImport, runImport } from './importOrders.ts';

interface Failure {
  /** Transactions that succeed before. */
  after: number;
  /** Transactions that fail. */
  times: number;
  /** Whether the failure comes after the commit, whose reply is lost. */
  isCommitted?: boolean;
  error: Error;
}

/** A database some of whose transactions fail. */
function failing(database: Database, { after, times, isCommitted = false, error }: Failure): Database {
  let begun = 0;
  return {
    ...database,
    inShop: async (shopId, work) => {
      begun += 1;
      const fails = begun > after && begun <= after + times;
      const result = await database.inShop(shopId, async (shop) => {
        const done = await work(shop);
        if (fails && !isCommitted) throw error;
        return done;
      });
      if (fails) throw error;
      return result;
    },
  };
}

const content = fileOf(...manyRows(1_700));
const diskFull = () => new Error('Failed query: insert … params: Ann', { cause: new Error('No space left on device') });
const unreachable = () => new DatabaseUnavailableError('The database cannot be reached.');

/** What a run leaves: whole orders, as many as the record and the counts say, and importing again adds the others. */
async function expectWhole(database: Database, shopId: number, added: number) {
  const { names, lineCounts, counted } = await summaryOf(database, shopId);
  expect([names.length, counted]).toEqual([added, added]);
  expect(lineCounts).toEqual(added === 0 ? [] : [2]);
  expect(await importContent(database, shopId, content)).toMatchObject({
    status: 'done',
    ordersAdded: 1_700 - added,
    ordersKnown: added,
  });
  expect((await summaryOf(database, shopId)).counted).toBe(1_700);
}

describeOnBothKinds('an import that does not get to its end', (database) => {
  afterEach(() => vi.useRealTimers());

  test(
    'keeps what was stored when a transaction fails, and says why without the data',
    { tags: 'hazard:lost-change' },
    async () => {
      const shopId = await aShop(database());
      const broken = failing(database(), { after: 5, times: 1, error: diskFull() });
      const record = await importContent(broken, shopId, content);
      expect(record).toMatchObject({
        status: 'failed',
        message: message('imports.notSaved', { reason: 'No space left on device' }),
      });
      expect(record.ordersAdded).toBeGreaterThan(0);
      expect(record.ordersAdded).toBeLessThan(1_700);
      await expectWhole(database(), shopId, record.ordersAdded);
    },
  );

  test('counts a transaction whose commit was done but not confirmed', { tags: 'hazard:lost-change' }, async () => {
    const shopId = await aShop(database());
    const broken = failing(database(), { after: 4, times: 1, isCommitted: true, error: unreachable() });
    const record = await importContent(broken, shopId, content);
    expect(record).toMatchObject({
      status: 'failed',
      message: message('imports.noDatabase'),
    });
    await expectWhole(database(), shopId, record.ordersAdded);
  });

  test('ends as failed once the database can be reached again', async () => {
    const shopId = await aShop(database());
    const broken = failing(database(), { after: 4, times: 2, error: unreachable() });
    const record = await importContent(broken, shopId, content);
    expect(record).toMatchObject({
      status: 'failed',
      message: message('imports.noDatabase'),
    });
    await expectWhole(database(), shopId, record.ordersAdded);
  });

  test('throws when not even its end can be written, and then reads as running until it is taken for interrupted', async () => {
    const shopId = await aShop(database());
    const importId = await anImport(database(), shopId);
    const broken = failing(database(), { after: 4, times: 1_000, error: diskFull() });
    await expect(runImport(broken, shopId, importId, { content: streamOf(content) })).rejects.toThrow('Failed query');
    const record = await database().inShop(shopId, (shop) => readImport(shop, importId));
    expect(record).toMatchObject({ status: 'running' });
    await expectWhole(database(), shopId, record?.ordersAdded ?? 0);
  });

  test('is cancelled by its signal: what is stored stays', async () => {
    const shopId = await aShop(database());
    const stop = new AbortController();
    const record = await importContent(database(), shopId, content, {
      signal: stop.signal,
      onProgress: ({ ordersAdded }) => ordersAdded > 0 && stop.abort(),
    });
    expect(record).toMatchObject({ status: 'cancelled', message: '' });
    expect(record.ordersAdded).toBeGreaterThan(0);
    await expectWhole(database(), shopId, record.ordersAdded);
  });

  test('is cancelled before it begins', async () => {
    const shopId = await aShop(database());
    const record = await importContent(database(), shopId, content, { signal: AbortSignal.abort() });
    expect(record).toMatchObject({ status: 'cancelled', ordersAdded: 0, linesRead: 0 });
  });

  test('is cancelled by its signal while the file does not come', async () => {
    const shopId = await aShop(database());
    const stop = new AbortController();
    const silent = new PassThrough();
    silent.write(content.slice(0, 5_000));
    setTimeout(() => stop.abort(), 50);
    expect(await importContent(database(), shopId, silent, { signal: stop.signal })).toMatchObject({
      status: 'cancelled',
    });
    expect(silent.destroyed).toBe(true);
  });

  test('is cancelled through its record, as from another process; the batch at hand is given up', async () => {
    const shopId = await aShop(database());
    const importId = await anImport(database(), shopId);
    let cancelled: Promise<boolean> | undefined;
    const record = await runImport(database(), shopId, importId, {
      content: streamOf(content),
      onProgress: ({ ordersAdded }) => {
        if (ordersAdded > 0) cancelled ??= database().inShop(shopId, (shop) => cancelImport(shop, importId));
      },
    });
    expect(await cancelled).toBe(true);
    expect(record).toMatchObject({ status: 'cancelled' });
    expect(await database().inShop(shopId, (shop) => cancelImport(shop, importId))).toBe(false);
    await expectWhole(database(), shopId, record.ordersAdded);
  });

  test('notices that it was cancelled while the file does not come, and says meanwhile that it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shopId = await aShop(database());
    const importId = await anImport(database(), shopId);
    const silent = new PassThrough();
    const running = runImport(database(), shopId, importId, { content: silent });
    await vi.advanceTimersByTimeAsync(15_000);
    await database().inShop(shopId, (shop) => cancelImport(shop, importId));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await running).toMatchObject({ status: 'cancelled' });
  });
});
