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
  /** Transactions that succeed first. */
  after: number;
  /** Transactions that fail. */
  times: number;
  /** Whether it fails after the commit, so that only the reply is lost. */
  isCommitted?: boolean;
  error: Error;
}

/** A database where some transactions fail. */
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

/** Expects whole orders that match the record and the counts, and that another import adds the rest. */
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

describeOnBothKinds('an interrupted import', (database) => {
  afterEach(() => vi.useRealTimers());

  test(
    'keeps what was stored when a transaction fails, and says why without revealing data',
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

  test('counts a transaction whose commit was never confirmed', { tags: 'hazard:lost-change' }, async () => {
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

  test('throws when it cannot write its end, and reads as running until it counts as interrupted', async () => {
    const shopId = await aShop(database());
    const importId = await anImport(database(), shopId);
    const broken = failing(database(), { after: 4, times: 1_000, error: diskFull() });
    await expect(runImport(broken, shopId, importId, { content: streamOf(content) })).rejects.toThrow('Failed query');
    const record = await database().inShop(shopId, (shop) => readImport(shop, importId));
    expect(record).toMatchObject({ status: 'running' });
    await expectWhole(database(), shopId, record?.ordersAdded ?? 0);
  });

  test('is canceled by its signal and keeps what is stored', async () => {
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

  test('is canceled before it begins', async () => {
    const shopId = await aShop(database());
    const record = await importContent(database(), shopId, content, { signal: AbortSignal.abort() });
    expect(record).toMatchObject({ status: 'cancelled', ordersAdded: 0, linesRead: 0 });
  });

  test('is canceled by its signal while waiting for the file', async () => {
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

  test('is canceled through its record, as from another process, and drops the current batch', async () => {
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

  test('notices a cancellation while waiting for the file, and reports that it is running until then', async () => {
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
