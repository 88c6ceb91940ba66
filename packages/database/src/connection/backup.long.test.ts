import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertOrders } from '../orders/insertOrders.ts';
import { openKeyFile } from '../providers/keyFile.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countRows,
  countRowsIn,
  type DataDirectories,
  makeDataDirectories,
  refusalOf,
} from '../testing/dataDirectories.ts';
import { openDataDirectory, restoreBackup } from './dataDirectory.ts';
import { openFiles } from './openEmbedded.ts';

let directories: DataDirectories;
beforeAll(async () => {
  directories = await makeDataDirectories();
});
afterAll(() => directories.remove());

/** Migration hashes in the files, read without the app. */
async function migrationsIn(files: string): Promise<unknown[]> {
  const client = await openFiles(files);
  const { rows } = await client.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id');
  await client.close();
  return rows;
}

describe('a backup', () => {
  test(
    'is consistent while orders are added, and restores into an empty directory',
    { tags: 'hazard:update' },
    async () => {
      const path = directories.copy();
      const { database, keyFile, backUp } = await openDataDirectory(path);
      const [key] = openKeyFile(keyFile).keys;
      const end = new AbortController();
      let number = 1_000;
      const writing = (async () => {
        while (!end.signal.aborted) {
          await database.inShop(directories.shopId, (transaction) =>
            insertOrders(transaction, [aReceivedOrder(++number)]),
          );
          // The embedded database answers at once; without a pause nothing else would run.
          await sleep(10);
        }
      })();
      const file = join(directories.root, 'running.backup');
      const backup = await backUp(file);
      end.abort();
      await writing;
      expect(backup).toEqual({ file, bytes: statSync(file).size, note: expect.stringContaining(keyFile) });
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      expect(await refusalOf(backUp(file).then(() => undefined))).toContain('exists');
      await database.close();

      const restored = directories.newPath();
      await restoreBackup(file, restored);
      const copy = await openDataDirectory(restored);
      const orders = (await countRows(copy.database, 'orders')) ?? 0;
      expect(orders).toBeGreaterThanOrEqual(300);
      expect(orders).toBeLessThanOrEqual(number);
      expect(await countRows(copy.database, 'line_items')).toBe(orders);
      await copy.database.close();
      const everything = readdirSync(restored, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      const holdsKey = everything.some((entry) =>
        readFileSync(join(entry.parentPath, entry.name)).includes(key.key.export().toString('base64')),
      );
      expect([everything.length > 100, holdsKey]).toEqual([true, false]);
    },
  );

  test('is not restored over existing files, nor from a truncated, changed or foreign file', async () => {
    const { database, backUp } = await openDataDirectory(directories.copy());
    const file = join(directories.root, 'good.backup');
    await backUp(file);
    await database.close();
    const bytes = readFileSync(file);
    const occupied = directories.newPath();
    mkdirSync(occupied);
    writeFileSync(join(occupied, 'thesis.txt'), 'important');
    expect(await refusalOf(restoreBackup(file, occupied))).toContain('is not empty');
    expect(readdirSync(occupied)).toEqual(['thesis.txt']);
    const changed = Uint8Array.from(bytes);
    changed[Math.floor(bytes.length / 2)] = (changed[Math.floor(bytes.length / 2)] ?? 0) ^ 255;
    const empty = directories.newPath();
    mkdirSync(empty);
    for (const wrong of [bytes.subarray(0, -1000), changed, new Uint8Array(), Buffer.from('order,sku\n')]) {
      const wrongFile = join(directories.root, 'wrong.backup');
      writeFileSync(wrongFile, wrong);
      expect(await refusalOf(restoreBackup(wrongFile, empty))).toContain('incomplete, damaged or no backup');
      expect(readdirSync(empty)).toEqual([]);
    }
    expect(await refusalOf(restoreBackup(join(directories.root, 'missing.backup'), empty))).toContain(
      'There is no such file.',
    );
    expect(readdirSync(empty)).toEqual([]);
    await restoreBackup(file, empty);
    expect(await countRowsIn(empty)).toBe(300);
  });

  test(
    'is refused when it comes from a newer app version, and so is its directory',
    { tags: 'hazard:update' },
    async () => {
      const path = directories.copy();
      const newer = await openDataDirectory(path);
      // A migration that would otherwise be done.
      await newer.database.executeSql(
        'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
      );
      await newer.database.executeSql(
        "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of-tomorrow', 1999999999999)",
      );
      const file = join(directories.root, 'newer.backup');
      await newer.backUp(file);
      await newer.database.close();
      const done = () => migrationsIn(join(path, 'database'));
      const before = await done();
      expect(await refusalOf(openDataDirectory(path))).toMatch(
        /from a newer version of the app \(1 migration\(s\) .* made on 2033-05-18; .* this version knows is \d{4}_\w+,/,
      );
      expect(await done()).toEqual(before);
      const target = directories.newPath();
      expect(await refusalOf(restoreBackup(file, target))).toContain('from a newer version of the app (1 migration(s)');
      expect(existsSync(target)).toBe(false);
    },
  );

  test('leaves nothing behind when it cannot be written', async () => {
    const { database, backUp } = await openDataDirectory(directories.copy());
    const folder = directories.newPath();
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(await refusalOf(backUp(join(folder, 'missing/copy.backup')).then(() => undefined))).toContain(
      'was not written',
    );
    expect(readdirSync(folder)).toEqual([]);
    await database.close();
  });
});
