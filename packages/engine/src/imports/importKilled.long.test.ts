import { type Database, openEmbedded, openServer } from '@hub/database';
import { aShop, openTestServer, openTestDatabase } from '@hub/database/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileOf, importContent, manyRows, summaryOf } from '../testing/importFixtures.ts';

const script = join(import.meta.dirname, '../testing/importUntilKilled.ts');

/** Resolves to the number of orders added before the transaction at whose end the process is killed. */
async function importAndKill(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return Number(output);
}

/** Expects whole orders that match the counts; another import adds the rest without duplicates. */
async function expectWhole(database: Database, shopId: number, before: number, moment: 'during' | 'after') {
  const { names, lineCounts, counted } = await summaryOf(database, shopId);
  expect(before).toBeGreaterThan(0);
  if (moment === 'during') expect(names.length).toBe(before);
  else expect(names.length).toBeGreaterThan(before);
  expect(names.length).toBeLessThan(1_700);
  expect(lineCounts).toEqual([2]);
  expect(counted).toBe(names.length);
  expect(await importContent(database, shopId, fileOf(...manyRows(1_700)))).toMatchObject({
    status: 'done',
    ordersAdded: 1_700 - names.length,
    ordersKnown: names.length,
  });
  expect((await summaryOf(database, shopId)).counted).toBe(1_700);
}

describe('a killed import', { tags: 'hazard:lost-change' }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'killed-import-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  test.each(['during', 'after'] as const)(
    'leaves whole orders and adds none twice when killed %s a transaction on the embedded database',
    async (moment) => {
      const files = join(directory, moment);
      const before = await openTestDatabase(files);
      const shopId = await aShop(before);
      await before.close();
      const added = await importAndKill('embedded', files, String(shopId), moment);
      const again = await openEmbedded({ directory: files });
      await expectWhole(again, shopId, added, moment);
      await again.close();
    },
  );

  test('leaves whole orders and adds none twice on a server', async () => {
    const server = await openTestServer();
    const url = await server.newDatabase();
    const database = await openServer({ url });
    for (const moment of ['during', 'after'] as const) {
      const shopId = await aShop(database);
      const added = await importAndKill('server', url, String(shopId), moment);
      await expectWhole(database, shopId, added, moment);
    }
    await database.close();
    await server.close();
  });
});
