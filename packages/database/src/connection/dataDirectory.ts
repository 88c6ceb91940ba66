import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Backup, unpackBackup, writeBackup } from './backup.ts';
import { type Database, rowsOf } from './Database.ts';
import { DatabaseError } from './errors.ts';
import { freeMegabytes } from './freeSpace.ts';
import { lockDirectory, lockFiles } from './lockDirectory.ts';
import { initialFiles, openFiles, openPGlite } from './openEmbedded.ts';
import { sql } from 'drizzle-orm';

/** A directory with an embedded database and its keys. */
export interface DataDirectory {
  /** Closing it releases the directory for other processes. */
  database: Database;
  /** The file for `openKeyFile`. */
  keyFile: string;
  /** Writes a snapshot of all data to a new file while the app continues. Throws DatabaseError. */
  backUp(file: string): Promise<Backup>;
}

const filesFolder = 'database';
/** Folder for incomplete files. */
const unfinishedFolder = 'database.new';
/** Folder for the copy that a backup makes. */
const copyFolder = 'database.copy';
const keyFileName = 'secrets.key';
const ownNames = [...lockFiles, filesFolder, unfinishedFolder, copyFolder, keyFileName, `${keyFileName}.new`];
/** Exists at the root of a separate disk. */
const diskFolder = 'lost+found';
/** Version of PGlite 0.5; files of another major version cannot be read. */
const postgresVersion = '18';
/** Disk space that opening may need. */
const megabytesToOpen = 32;

/** Whether a directory already has an embedded database. */
export function hasDatabase(path: string): boolean {
  return existsSync(join(path, filesFolder));
}

/**
 * Opens a data directory, or creates it for its owner only, and runs the migrations. Throws DatabaseError, and changes
 * nothing, when another process uses it, when it contains something else, or when it cannot be read.
 */
export async function openDataDirectory(path: string): Promise<DataDirectory> {
  const directory = resolve(path);
  const unlock = takeDirectory(directory);
  try {
    if (!hasDatabase(directory)) await makeFiles(directory, makeDatabase);
    refuseOtherVersion(directory);
    return await openFilesOf(directory, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates a data directory from a backup. Throws DatabaseError when the directory is not empty, which then stays
 * unchanged, or when the backup is incomplete or from a newer app version; then nothing is created.
 */
export async function restoreBackup(file: string, path: string): Promise<void> {
  const directory = resolve(path);
  if (existsSync(directory) && readdirSync(directory).some((name) => name !== diskFolder))
    throw new DatabaseError(`The directory ${directory} is not empty. Restore the backup into an empty one.`);
  const isNew = !existsSync(directory);
  const unlock = takeDirectory(directory);
  try {
    await makeFiles(directory, async (unfinished) => {
      const version = await unpackBackup(file, unfinished);
      if (version !== postgresVersion) throw new DatabaseError(otherVersion('It', version));
    });
    const { database } = await openFilesOf(directory, unlock);
    await database.close();
  } catch (error) {
    unlock();
    for (const name of ownNames) rmSync(join(directory, name), { recursive: true, force: true });
    if (isNew) rmdirSync(directory);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`The backup ${file} cannot be restored, and nothing was made of it. ${reason}`, {
      cause: error,
    });
  }
}

/** Creates the directory if missing, and locks it. */
function takeDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseError(`The directory ${directory} cannot be made: ${String(error)}.`, { cause: error });
  }
  const others = readdirSync(directory).filter((name) => name !== diskFolder && !ownNames.includes(name));
  if (others.length > 0 && !hasDatabase(directory))
    throw new DatabaseError(
      `The directory ${directory} holds other files (${others.slice(0, 3).join(', ')}) and no database. ` +
        'Choose another directory.',
    );
  return lockDirectory(directory);
}

/** Creates the files elsewhere and moves them, so that incomplete files are never taken for a database. */
async function makeFiles(directory: string, make: (files: string) => Promise<void>): Promise<void> {
  const unfinished = join(directory, unfinishedFolder);
  refuseFullDisk(directory);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await make(unfinished);
  renameSync(unfinished, join(directory, filesFolder));
}

async function makeDatabase(files: string): Promise<void> {
  const client = await openFiles(files, await initialFiles());
  await client.close();
}

async function openFilesOf(directory: string, unlock: () => void): Promise<DataDirectory> {
  const files = join(directory, filesFolder);
  const copy = join(directory, copyFolder);
  rmSync(copy, { recursive: true, force: true });
  refuseFullDisk(directory);
  const { database, client } = await openPGlite({ directory: files });
  const close = async () => {
    await database.close();
    unlock();
  };
  const cutOff = await cutOffTables(database);
  if (cutOff.length > 0) {
    await client.close();
    throw new DatabaseError(
      `The data in ${files} is damaged: the files of ${cutOff.slice(0, 3).join(', ')} are shorter than they were. ` +
        'Nothing was removed. Restore a backup into an empty directory, or have the files repaired.',
    );
  }
  const keyFile = join(directory, keyFileName);
  let last: Promise<unknown> = Promise.resolve();
  return {
    database: { ...database, close },
    keyFile,
    backUp: (file) => {
      const backup = last.then(() => writeBackup({ client, files, copy, keyFile }, file));
      last = backup.catch(() => undefined);
      return backup;
    },
  };
}

function refuseOtherVersion(directory: string): void {
  const files = join(directory, filesFolder);
  const versionFile = join(files, 'PG_VERSION');
  if (!existsSync(versionFile))
    throw new DatabaseError(
      `The directory ${files} holds no database: PG_VERSION is missing. Nothing was changed. ` +
        'Put its files back, or move it out of the way and restore a backup.',
    );
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== postgresVersion)
    throw new DatabaseError(`${otherVersion(`The data in ${files}`, version)} Nothing was changed.`);
}

function otherVersion(subject: string, version: string): string {
  return (
    `${subject} is of PostgreSQL ${version.slice(0, 20)}; this app reads PostgreSQL ${postgresVersion}. ` +
    'Take the version of the app that wrote it.'
  );
}

function refuseFullDisk(directory: string): void {
  const left = freeMegabytes(directory);
  if (left < megabytesToOpen)
    throw new DatabaseError(
      `The disk of ${directory} is full: ${left} MB are left, and opening the database needs ${megabytesToOpen} MB. ` +
        'Nothing was changed. Make room and start again.',
    );
}

/**
 * Tables and indexes whose file is shorter than at the last vacuum. PostgreSQL does not notice a truncated file. Our
 * vacuums never shorten one.
 */
function cutOffTables(database: Database): Promise<string[]> {
  return database.inSystem(async (queries) => {
    const rows = await rowsOf<{ name: string }>(
      queries,
      sql`SELECT oid::regclass::text AS name FROM pg_class
        WHERE relkind IN ('r', 'i', 't', 'm') AND relpages > 0
          AND coalesce(pg_relation_size(oid), 0) < relpages * current_setting('block_size')::bigint
        ORDER BY relname`,
    );
    return rows.map(({ name }) => name);
  });
}
