/** Killed processes and a full disk. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { aShop } from '../testing/aShop.ts';
import { rowsOf } from './Database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countRows,
  countRowsIn,
  type DataDirectories,
  makeDataDirectories,
  refusalOf,
} from '../testing/dataDirectories.ts';
import { startProcess } from '../testing/startProcess.ts';
import { openDataDirectory } from './dataDirectory.ts';
import { DatabaseError } from './errors.ts';
import { openEmbedded } from './openEmbedded.ts';

let directories: DataDirectories;
beforeAll(async () => {
  directories = await makeDataDirectories();
});
afterAll(() => directories.remove());

describe('a data directory', () => {
  test('refuses a second process with the id of the first, until the first is killed', async () => {
    const path = directories.copy();
    const holder = startProcess('addShops.ts', path);
    await holder.nextLine();
    expect(await refusalOf(openDataDirectory(path))).toBe(
      `The directory ${path} is in use by process ${holder.id}. End that first, or choose another directory.`,
    );
    await holder.kill();
    expect(await countRowsIn(path)).toBe(300);
  });
});

describe('a data directory whose process is killed while writing', () => {
  test('has every stored shop after each kill', async () => {
    const path = directories.copy();
    const stored: string[] = [];
    for (let round = 0; round < 2; round++) {
      const writer = startProcess('addShops.ts', path);
      for (let line = 0; line < 20; line++) await writer.nextLine();
      await writer.kill();
      stored.push(...writer.lines.filter((line) => line !== 'open'));
    }
    const { database } = await openDataDirectory(path);
    const found = await database.inSystem((queries) =>
      rowsOf<{ domain: string }>(queries, sql`SELECT domain FROM shops`),
    );
    const domains = new Set(found.map(({ domain }) => domain));
    expect(stored.length).toBeGreaterThan(30);
    expect(stored.filter((domain) => !domains.has(domain))).toEqual([]);
    await database.close();
  });

  test('recovers from a first start that was killed at any moment', async () => {
    const path = directories.newPath();
    for (const waitMs of [400, 800, 1_300, 2_000]) {
      const first = startProcess('addShops.ts', path);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await first.kill();
    }
    const { database } = await openDataDirectory(path);
    await aShop(database);
    expect(await countRows(database, 'shops')).toBeGreaterThan(0);
    expect(existsSync(join(path, 'database.new'))).toBe(false);
    await database.close();
  });
});

test('when PostgreSQL stops in the middle of a statement, that statement and the next fail, and the process continues', async () => {
  const stopping = startProcess('stopPostgres.ts');
  expect(await stopping.exited).toBe(0);
  const stopped = expect.stringContaining('DatabaseUnavailableError: The database has stopped');
  expect(stopping.lines).toEqual([stopped, stopped]);
});

describe('a full disk', () => {
  /** What the process printed, and the orders and lines stored afterward. */
  async function fill(part: string, ordersAtOnce: number) {
    const path = directories.copy();
    const filler = startProcess('fillDisk.ts', path, part, String(ordersAtOnce));
    expect(await filler.exited).toBe(0);
    const result = JSON.parse(filler.lines.join('')) as { shopId: number; stored: number; errors: string[] };
    return { ...result, found: [await countRowsIn(path), await countRowsIn(path, 'line_items')] };
  }

  test('rolls back and reports a transaction when a table has no space; the next one works once there is space', async () => {
    const { stored, errors, found } = await fill('/base/', 500);
    expect(errors).toEqual([
      'DatabaseFullError: The disk of the database is full. Nothing of it was saved; make room and try again.',
    ]);
    expect(stored).toBeGreaterThanOrEqual(1_000);
    expect(found).toEqual([300 + stored, 300 + stored]);
  });

  test.each([
    ['in the middle of a transaction', 500],
    ['at its end', 1],
  ])('when the write-ahead log has no space, %s, the database stops and reports it', async (_, ordersAtOnce) => {
    const { stored, errors, found } = await fill('/pg_wal/', ordersAtOnce);
    expect(stored).toBeGreaterThan(0);
    const stopped =
      'DatabaseUnavailableError: The database has stopped: its disk may be full or its files damaged. ' +
      'Start the app again.';
    expect(errors).toEqual([stopped, stopped, stopped]);
    expect(found).toEqual([300 + stored, 300 + stored]);
  });

  test('stops writing when little space is left, keeps reading, and writes again once there is space', async () => {
    let left = 1_000;
    const database = await openEmbedded({ directory: join(directories.copy(), 'database'), free: () => left });
    left = 63;
    await expect(aShop(database)).rejects.toThrow(
      /^The disk of .+ is full: 63 MB are left, and 64 MB have to stay free\. Nothing is saved until there is room again\.$/,
    );
    await expect(database.executeSql('SELECT 1')).rejects.toThrow(DatabaseError);
    expect(await countRows(database, 'orders')).toBe(300);
    left = 64;
    await aShop(database);
    expect(await countRows(database, 'shops')).toBe(2);
    await database.close();
  });
});
