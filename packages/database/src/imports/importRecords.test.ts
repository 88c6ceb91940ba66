import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowsOf } from '../connection/Database.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import {
  advanceImport,
  createImport,
  endImport,
  type ImportAdditions,
  keepImportAlive,
  readImport,
  readImportProblems,
  saveImportHeader,
} from './importRecords.ts';

const aStep: ImportAdditions = {
  ordersAdded: 2,
  ordersKnown: 1,
  linesRefused: 0,
  linesRead: 10,
  bytesRead: 100,
  problems: [],
};

describeOnBothKinds('import records', (database) => {
  /** An import in its own shop, with its calls. */
  async function anImport() {
    const shopId = await aShop(database());
    const importId = randomUUID();
    const inShop: ReturnType<typeof database>['inShop'] = (_, work) => database().inShop(shopId, work);
    await inShop(shopId, (shop) => createImport(shop, importId, { fileName: 'orders.csv', bytesTotal: 200 }));
    return {
      shopId,
      importId,
      advance: (step: Partial<ImportAdditions>) =>
        inShop(shopId, (shop) => advanceImport(shop, importId, { ...aStep, ...step })),
      end: (status: 'done' | 'cancelled' | 'failed', message?: string) =>
        inShop(shopId, (shop) => endImport(shop, importId, status, message)),
      read: () => inShop(shopId, (shop) => readImport(shop, importId)),
      problems: (page?: { after: number; limit: number }) =>
        inShop(shopId, (shop) => readImportProblems(shop, importId, page)),
      saveHeader: (header: readonly string[]) => inShop(shopId, (shop) => saveImportHeader(shop, importId, header)),
      keepAlive: () => inShop(shopId, (shop) => keepImportAlive(shop, importId)),
      silentFor: (seconds: number) =>
        database().inSystem((queries) =>
          rowsOf(
            queries,
            sql`UPDATE imports SET seen_at = now() - make_interval(secs => ${seconds}) WHERE import_id = ${importId}`,
          ),
        ),
    };
  }

  test('an unknown import, another shop’s import and an invalid id are not found', async () => {
    const { importId } = await anImport();
    const other = await aShop(database());
    for (const id of [randomUUID(), importId, 'none', '', `${importId}'`]) {
      expect(await database().inShop(other, (shop) => readImport(shop, id))).toBeNull();
      expect(await database().inShop(other, (shop) => readImportProblems(shop, id))).toEqual([]);
    }
  });

  test('an ended import takes no more steps and does not end again', async () => {
    const { advance, end, keepAlive, read } = await anImport();
    expect(await end('cancelled')).toBe(true);
    const cancelled = await read();
    expect(await advance({ problems: [{ line: 2, reason: 'x', cells: [] }] })).toBeNull();
    expect(await end('done')).toBe(false);
    expect(await keepAlive()).toBe(false);
    expect(await read()).toEqual(cancelled);
    expect(cancelled).toMatchObject({ status: 'cancelled', ordersAdded: 0 });
  });

  test('a running import that is silent for a minute reads as interrupted until it reports again', async () => {
    const { read, silentFor, keepAlive, advance, end } = await anImport();
    await silentFor(55);
    expect(await read()).toMatchObject({ status: 'running' });
    await silentFor(61);
    expect(await read()).toMatchObject({ status: 'interrupted' });
    expect(await keepAlive()).toBe(true);
    expect(await read()).toMatchObject({ status: 'running' });
    await silentFor(61);
    expect(await advance({})).toMatchObject({ status: 'running' });
    await end('done');
    await silentFor(3_600);
    expect(await read()).toMatchObject({ status: 'done' });
  });

  test('steps add up; lines and bytes are those of the last step', async () => {
    const { advance, read, saveHeader, end } = await anImport();
    await saveHeader(['Name', 'a\u0000b']);
    await advance({});
    const record = await advance({ linesRead: 25, bytesRead: 180, linesRefused: 3, ordersKnown: 0 });
    expect(record).toEqual({
      status: 'running',
      message: '',
      fileName: 'orders.csv',
      header: ['Name', 'a\uFFFDb'],
      linesRead: 25,
      ordersAdded: 4,
      ordersKnown: 1,
      linesRefused: 3,
      bytesRead: 180,
      bytesTotal: 200,
    });
    await end('failed', 'Line 3: \u0000');
    expect(await read()).toEqual({ ...record, status: 'failed', message: 'Line 3: \uFFFD' });
  });

  test('refused rows come back in file order with their own cells, page by page', async () => {
    const { advance, problems } = await anImport();
    const cells = ['', 'a "quoted" \\ cell', '{x,NULL}', 'two\r\nlines', 'käse', 'nul \u0000'];
    await advance({ problems: [7, 3].map((line) => ({ line, reason: `reason ${line}`, cells })) });
    await advance({ problems: [{ line: 9, reason: 'reason 9', cells: [] }] });
    const stored = [...cells.slice(0, -1), 'nul \uFFFD'];
    expect(await problems()).toEqual([
      { line: 3, reason: 'reason 3', cells: stored },
      { line: 7, reason: 'reason 7', cells: stored },
      { line: 9, reason: 'reason 9', cells: [] },
    ]);
    expect((await problems({ after: 3, limit: 1 })).map(({ line }) => line)).toEqual([7]);
  });
});
