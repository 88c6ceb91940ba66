import type { PGlite } from '@electric-sql/pglite';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { cp, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { DatabaseError } from './errors.ts';
import { freeMegabytes, reservedMegabytes } from './freeSpace.ts';

/** A finished backup. */
export interface Backup {
  file: string;
  bytes: number;
  /** What the operator has to know. */
  note: string;
}

interface BackupSource {
  client: PGlite;
  /** Files of the open database. */
  files: string;
  /** Temporary copy on the same disk. */
  copy: string;
  keyFile: string;
}

/**
 * Writes the files of an open embedded database to a new file readable only by its owner. The files are copied between
 * two transactions; packing does not block transactions.
 */
export async function writeBackup({ client, files, copy, keyFile }: BackupSource, file: string): Promise<Backup> {
  if (existsSync(file)) throw new DatabaseError(`The file ${file} exists. A backup is written into a new one.`);
  const unfinished = `${file}.part`;
  try {
    await refuseFullDisk(files);
    await rm(copy, { recursive: true, force: true });
    await client.exec('CHECKPOINT');
    await client.transaction(() => cp(files, copy, { recursive: true }));
    await create({ gzip: { level: 3 }, file: unfinished, cwd: copy, mode: 0o600, portable: true }, ['.']);
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The backup ${file} was not written: ${String(error)}.`, { cause: error });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return {
    file,
    bytes: statSync(file).size,
    note:
      `The keys of saved credentials are not in it: keep a copy of ${keyFile} (or of SECRETS_KEY) somewhere else. ` +
      'Without them the credentials of the providers have to be entered again.',
  };
}

/**
 * Unpacks a backup into an empty directory. Resolves to its major PostgreSQL version. Throws DatabaseError when it is
 * truncated, damaged or not a backup.
 */
export async function unpackBackup(file: string, directory: string): Promise<string> {
  if (!existsSync(file)) throw new DatabaseError('There is no such file.');
  try {
    await extract({ file, cwd: directory, strict: true, preserveOwner: false });
    return (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    throw new DatabaseError('It is incomplete, damaged or no backup of this app.', { cause: error });
  }
}

async function refuseFullDisk(files: string): Promise<void> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const bytes = entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const needed = Math.ceil(bytes / 2 ** 20) + reservedMegabytes;
  const left = freeMegabytes(files);
  if (left < needed)
    throw new DatabaseError(
      `The disk has no room for a backup: it takes ${needed} MB for a while, ${left} MB are left.`,
    );
}
