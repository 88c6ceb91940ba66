import * as fc from 'fast-check';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { create, extract } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyRow, type ColumnType } from '../testing/rowFixtures.ts';
import { type DataDirectories, makeDataDirectories, refusalOf } from '../testing/dataDirectories.ts';
import type { Database } from './Database.ts';
import { openDataDirectory, restoreBackup } from './dataDirectory.ts';
import { DatabaseError } from './errors.ts';

/** Rows per table. */
const rowsTried = 15;
/** Each one takes as long as unpacking all files. */
const damages = process.env.NIGHTLY === '1' ? 200 : 2;

let directories: DataDirectories;
/** A good backup, its content, and the file of a table in it. */
let backup: { file: string; content: Content; ordersFile: string };

interface Content {
  /** Row count and a hash of all rows, by table. */
  tables: Record<string, [number, unknown]>;
  sequences: unknown[];
}

async function contentOf(database: Database): Promise<Content> {
  const names = await database.executeSql(`SELECT format('%I.%I', table_schema, table_name) AS name
    FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1`);
  const tables: Content['tables'] = {};
  for (const { name } of names.rows) {
    const { rows } = await database.executeSql(`SELECT count(*)::int AS count,
      md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS hash FROM ${String(name)} AS t`);
    tables[String(name)] = [Number(rows[0]?.count), rows[0]?.hash];
  }
  const sequences = await database.executeSql('SELECT sequencename, last_value FROM pg_sequences ORDER BY 1');
  return { tables, sequences: sequences.rows };
}

/** Fills every table with odd rows; skips those that a table refuses. */
async function fillTables(database: Database): Promise<void> {
  // Rows may break foreign keys, because a backup copies them unchecked.
  await database.executeSql('SET session_replication_role = replica');
  const { rows } = await database.executeSql(`SELECT table_name AS table, json_agg(json_build_object(
      'name', column_name, 'type', udt_name, 'isNullable', is_nullable = 'YES') ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' GROUP BY 1 ORDER BY 1`);
  for (const { table, columns } of rows as unknown as { table: string; columns: ColumnType[] }[]) {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const insert = (sample: readonly unknown[]) =>
      database.executeSql(
        `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
        SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json) ON CONFLICT DO NOTHING`,
        [JSON.stringify(sample)],
      );
    const sample = fc.sample(anyRow(columns), rowsTried);
    await insert(sample).catch(async () => {
      for (const row of sample) await insert([row]).catch(() => undefined);
    });
  }
  await database.executeSql('SET session_replication_role = origin');
}

beforeAll(async () => {
  directories = await makeDataDirectories();
  const { database, backUp } = await openDataDirectory(directories.copy());
  await fillTables(database);
  const content = await contentOf(database);
  const file = join(directories.root, 'good.backup');
  await backUp(file);
  const { rows } = await database.executeSql(`SELECT pg_relation_filepath('orders') AS path`);
  await database.close();
  backup = { file, content, ordersFile: String(rows[0]?.path) };
});
afterAll(() => directories.remove());

/** Content restored from a file into an empty directory, or the refusal message, after which the directory is gone. */
async function restored(file: string): Promise<Content | string> {
  const target = directories.newPath();
  try {
    await restoreBackup(file, target);
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseError);
    expect(existsSync(target)).toBe(false);
    return (error as Error).message;
  }
  const { database } = await openDataDirectory(target);
  const content = await contentOf(database);
  await database.close();
  rmSync(target, { recursive: true });
  return content;
}

function aFile(bytes: Uint8Array): string {
  const file = join(directories.root, 'wrong.backup');
  writeFileSync(file, bytes);
  return file;
}

test('a backup restores any table content unchanged', { tags: 'hazard:update' }, async () => {
  const { content } = backup;
  const empty = Object.entries(content.tables).filter(([name, [count]]) => name.startsWith('public.') && count === 0);
  expect(empty).toEqual([]);
  expect(await restored(backup.file)).toEqual(content);
});

/** A position in the file as a fraction of its length. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: place }),
  fc.record({ kind: fc.constant('cutLast' as const), bytes: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('flipFirst' as const), byte: fc.nat(20), bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('blank' as const), at: place, bytes: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ kind: fc.constant('insert' as const), at: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 9 }) }),
);
type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(good: Buffer, change: Damage): Buffer {
  if (change.kind === 'cutLast') return good.subarray(0, -change.bytes);
  const at = change.kind === 'flipFirst' ? change.byte : Math.min(Math.floor(change.at * good.length), good.length - 1);
  if (change.kind === 'cut') return good.subarray(0, at);
  if (change.kind === 'insert') return Buffer.concat([good.subarray(0, at), change.bytes, good.subarray(at)]);
  const changed = Buffer.from(good);
  if (change.kind === 'blank') changed.subarray(at, at + change.bytes).fill(0);
  else changed[at] = (changed[at] ?? 0) ^ (1 << change.bit);
  return changed;
}

test(
  'a backup damaged anywhere is refused with a message and creates nothing, or is restored unchanged',
  { tags: 'hazard:update' },
  async () => {
    const good = readFileSync(backup.file);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(damage, async (change) => {
        const outcome = await restored(aFile(damaged(good, change)));
        if (typeof outcome === 'string') {
          refused += 1;
          expect(outcome).toContain('incomplete, damaged or no backup');
        } else expect(outcome).toEqual(backup.content);
      }),
      { numRuns: damages },
    );
    expect(refused).toBeGreaterThan(damages / 2);
  },
);

/** The good backup, repacked after a change to its files. */
async function repacked(change: (files: string) => void): Promise<string> {
  const files = directories.newPath();
  mkdirSync(files);
  await extract({ file: backup.file, cwd: files });
  change(files);
  const file = join(directories.root, 'repacked.backup');
  await create({ gzip: true, file, cwd: files }, ['.']);
  rmSync(files, { recursive: true });
  return file;
}

test.each<[string, RegExp, () => Promise<string> | string]>([
  [
    'from an older PostgreSQL',
    /is of PostgreSQL 17; this app reads PostgreSQL 18/,
    () => repacked((files) => writeFileSync(join(files, 'PG_VERSION'), '17\n')),
  ],
  [
    'without most of its files',
    /damaged or incomplete/,
    () =>
      repacked((files) => {
        for (const name of readdirSync(files))
          if (name !== 'PG_VERSION') rmSync(join(files, name), { recursive: true });
      }),
  ],
  [
    'without its control file',
    /damaged or incomplete/,
    () => repacked((files) => rmSync(join(files, 'global/pg_control'))),
  ],
  [
    'without the file of a table',
    /shorter than they were/,
    () => repacked((files) => rmSync(join(files, backup.ordersFile))),
  ],
  [
    'with a truncated file of a table',
    /shorter than they were/,
    () => repacked((files) => truncateSync(join(files, backup.ordersFile), 8_192)),
  ],
  [
    'with a link to another folder',
    /no backup/,
    () =>
      repacked((files) => {
        rmSync(join(files, 'global'), { recursive: true });
        symlinkSync(join(directories.original, 'database/global'), join(files, 'global'));
      }),
  ],
  ['that is a compressed text', /no backup/, () => aFile(gzipSync('INSERT INTO orders VALUES (1);'))],
  [
    'that is an archive of something else',
    /no backup/,
    () => aFile(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(600, 7)])),
  ],
  ['that is a picture', /no backup/, () => aFile(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ['that is a directory', /no backup/, () => directories.original],
])('a file %s is refused with a message and creates nothing', { tags: 'hazard:update' }, async (_name, words, make) => {
  expect(await restored(await make())).toMatch(words);
});

test('a refused backup does not change an open database and its files', { tags: 'hazard:update' }, async () => {
  const path = directories.copy();
  const { database } = await openDataDirectory(path);
  const before = await contentOf(database);
  expect(await refusalOf(restoreBackup(backup.file, path))).toContain('is not empty');
  expect(await contentOf(database)).toEqual(before);
  await database.close();
});
