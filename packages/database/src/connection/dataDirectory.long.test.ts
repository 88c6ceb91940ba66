import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRowsIn, type DataDirectories, makeDataDirectories, refusalOf } from '../testing/dataDirectories.ts';
import { openDataDirectory } from './dataDirectory.ts';

let directories: DataDirectories;
beforeAll(async () => {
  directories = await makeDataDirectories();
});
afterAll(() => directories.remove());

describe('a data directory', () => {
  test('is readable only by its owner, and keeps its data when it is opened again', async () => {
    const modes = [directories.original, join(directories.original, 'database')].map((folder) =>
      (statSync(folder).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700']);
    expect(await countRowsIn(directories.copy())).toBe(300);
  });

  test('opens once per process, and is free again when closed', async () => {
    const path = directories.copy();
    const { database } = await openDataDirectory(path);
    expect(await refusalOf(openDataDirectory(path))).toContain(`is in use by process ${process.pid}`);
    await database.close();
    expect(await countRowsIn(path)).toBe(300);
  });
});

describe('a foreign or damaged directory is refused and not changed', () => {
  const listing = (path: string) => readdirSync(path, { recursive: true }).toSorted();

  test('a directory with other files', async () => {
    const path = directories.newPath();
    mkdirSync(path);
    writeFileSync(join(path, 'thesis.txt'), 'important');
    expect(await refusalOf(openDataDirectory(path))).toContain('holds other files (thesis.txt) and no database');
    expect(listing(path)).toEqual(['thesis.txt']);
  });

  test('a path that is a file, or inside one', async () => {
    const path = directories.newPath();
    writeFileSync(path, 'important');
    expect(await refusalOf(openDataDirectory(path))).toContain('cannot be made');
    expect(await refusalOf(openDataDirectory(join(path, 'below')))).toContain('cannot be made');
    expect(readFileSync(path, 'utf8')).toBe('important');
  });

  test('files without a PostgreSQL version, or with another one', async () => {
    const path = directories.copy();
    const version = join(path, 'database/PG_VERSION');
    const before = listing(path);
    writeFileSync(version, '16\n');
    expect(await refusalOf(openDataDirectory(path))).toContain('is of PostgreSQL 16; this app reads PostgreSQL 18');
    rmSync(version);
    expect(await refusalOf(openDataDirectory(path))).toContain('holds no database: PG_VERSION is missing');
    writeFileSync(version, '18\n');
    expect(listing(path)).toEqual(before);
    expect(await countRowsIn(path)).toBe(300);
  });

  test.each([
    ['the control file is cut off', (files: string) => truncateSync(join(files, 'global/pg_control'), 100)],
    ['the control file is missing', (files: string) => rmSync(join(files, 'global/pg_control'))],
    ['the log of changes is missing', (files: string) => rmSync(join(files, 'pg_wal'), { recursive: true })],
    ['the tables are missing', (files: string) => rmSync(join(files, 'base'), { recursive: true })],
  ])('%s', async (_, damage) => {
    const path = directories.copy();
    const files = join(path, 'database');
    const before = statSync(join(files, 'postgresql.conf')).size;
    damage(files);
    expect(await refusalOf(openDataDirectory(path))).toMatch(
      /its files are damaged or incomplete \(.+\)\. Nothing was/,
    );
    expect(statSync(join(files, 'postgresql.conf')).size).toBe(before);
    // The lock is free again.
    expect(await refusalOf(openDataDirectory(path))).toContain('damaged or incomplete');
  });

  test('the end of a table is cut off', async () => {
    const path = directories.copy();
    const { database } = await openDataDirectory(path);
    const { rows } = await database.executeSql("SELECT pg_relation_filepath('line_items') AS file");
    await database.close();
    const file = join(path, 'database', String(rows[0]?.file));
    const whole = readFileSync(file);
    truncateSync(file, 8192);
    expect(await refusalOf(openDataDirectory(path))).toContain('the files of line_items are shorter than they were');
    writeFileSync(file, whole);
    expect(await countRowsIn(path, 'line_items')).toBe(300);
  });
});
