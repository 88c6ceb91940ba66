import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../connection/Database.ts';
import pg from 'pg';
import { migrationNames, migrationsFolder } from '../connection/migrations.ts';
import { openFiles } from '../connection/openEmbedded.ts';

/** Runs SQL statements, and returns the rows of a single one. */
export type RunSql = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** One small file per earlier version, with its rows and the migrations that created its tables. */
export const releasesFolder = join(import.meta.dirname, '../../releases');

/** Names of the kept versions, oldest first, after their newest migration: "0010_stock". */
export function releaseNames(): string[] {
  return readdirSync(releasesFolder)
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted();
}

/** Fills an empty database with a version's data. */
async function fillAsRelease(run: RunSql, release: string): Promise<void> {
  await makeTablesOf(run, release);
  await run(readFileSync(join(releasesFolder, `${release}.sql`), 'utf8'));
}

/** The same in an embedded database's files. Resolves to the result of `read`. */
export async function makeFilesOfRelease<Read>(
  directory: string,
  release: string,
  read: (run: RunSql) => Promise<Read>,
): Promise<Read> {
  const client = await openFiles(directory);
  const run: RunSql = async (text) => ({ rows: lastRows(await client.exec(text)) });
  try {
    await fillAsRelease(run, release);
    return await read(run);
  } finally {
    await client.close();
  }
}

/** The same in an empty database on a server. */
export async function makeServerOfRelease<Read>(
  url: string,
  release: string,
  read: (run: RunSql) => Promise<Read>,
): Promise<Read> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  const run: RunSql = (text) => client.query(text);
  try {
    await fillAsRelease(run, release);
    return await read(run);
  } finally {
    await client.end();
  }
}

/** A database's rows as statements, limited to a version's tables and columns. Skips the queue, which creates its own tables. */
export async function dumpAsRelease(database: Database, release: string): Promise<string> {
  const client = await openFiles(undefined);
  const runOld: RunSql = async (text) => ({ rows: lastRows(await client.exec(text)) });
  try {
    await makeTablesOf(runOld, release);
    const columns = (await runOld(writtenColumns)).rows as unknown as Column[];
    const sequences = (await runOld(sequenceNames)).rows as { name: string }[];
    const parts = [journalOf(release), 'SET session_replication_role = replica;'];
    for (const table of new Set(columns.map(({ table }) => table))) {
      const tableColumns = columns.filter((column) => column.table === table);
      parts.push(...(await insertsOf(database, table, tableColumns)));
    }
    for (const { name } of sequences) {
      const { rows } = await database.executeSql(`SELECT last_value AS last, is_called AS called FROM ${name}`);
      if (rows[0]?.called === true) parts.push(`SELECT setval('${name}', ${String(rows[0].last)});`);
    }
    return [...parts, 'RESET session_replication_role;', ''].join('\n');
  } finally {
    await client.close();
  }
}

async function makeTablesOf(run: RunSql, release: string): Promise<void> {
  for (const { sql } of migrationsUpTo(release)) for (const statement of sql) await run(statement);
}

function migrationsUpTo(release: string) {
  const index = migrationNames().indexOf(release);
  if (index < 0) throw new Error(`There is no migration ${release}.`);
  return readMigrationFiles({ migrationsFolder }).slice(0, index + 1);
}

/** Keeps the hashes of the version, to detect a migration that is edited later. */
function journalOf(release: string): string {
  const rows = migrationsUpTo(release).map(({ hash, folderMillis }) => `('${hash}', ${folderMillis})`);
  return [
    'CREATE SCHEMA drizzle;',
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);',
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES\n${rows.join(',\n')};`,
  ].join('\n');
}

interface Column {
  table: string;
  name: string;
  has_default: boolean;
}

const writtenColumns = `
  SELECT table_name AS table, column_name AS name, column_default IS NOT NULL AS has_default
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
  ORDER BY table_name, ordinal_position`;

const sequenceNames = `
  SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;

async function insertsOf(database: Database, table: string, columns: readonly Column[]): Promise<string[]> {
  const { rows: present } = await database.executeSql(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`,
  );
  const known = new Set(present.map(({ name }) => name));
  const kept = columns.filter(({ name }) => known.has(name));
  const literals = kept.map(({ name }) => `quote_nullable("${name}"::text) AS "${name}"`).join(', ');
  const { rows } = await database.executeSql(`SELECT ${literals} FROM "${table}" ORDER BY 1, 2`);
  if (rows.length === 0) return [];
  const filled = kept.filter((column) => column.has_default || rows.some((row) => row[column.name] !== 'NULL'));
  const names = filled.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map((row) => `(${filled.map(({ name }) => String(row[name])).join(', ')})`);
  return [`INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES\n${values.join(',\n')};`];
}

function lastRows(results: readonly { rows: unknown[] }[]): Record<string, unknown>[] {
  return (results.at(-1)?.rows ?? []) as Record<string, unknown>[];
}
