import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from './errors.ts';

export const lockFiles = ['lock', 'lock.pid'];

/** Time for another process to exit, or to finish filling the demo for one that was killed. */
const waitMs = 3_000;

/**
 * Locks a directory for this process; returns the unlock function. Uses SQLite's lock on an empty file: the kernel
 * releases it however the process ends. Throws DatabaseError when another process has it.
 */
export function lockDirectory(directory: string): () => void {
  const [lockFile, processFile] = lockFiles.map((name) => join(directory, name)) as [string, string];
  const lock = new DatabaseSync(lockFile, { timeout: waitMs });
  try {
    // Avoids a journal file next to it.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && /database is locked/.test(error.message)))
      throw new DatabaseError(`The directory ${directory} cannot be locked: ${String(error)}.`, { cause: error });
    throw new DatabaseError(
      `The directory ${directory} is in use by ${processName(processFile)}. End that first, or choose another directory.`,
    );
  }
  writeFileSync(processFile, `${process.pid}\n`);
  return () => lock.close();
}

function processName(processFile: string): string {
  try {
    const id = readFileSync(processFile, 'utf8').trim();
    if (/^\d+$/.test(id)) return `process ${id}`;
  } catch {
    // The other process has the lock but has not written its id yet.
  }
  return 'another process';
}
