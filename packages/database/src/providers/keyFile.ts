import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseError } from '../connection/errors.ts';
import { type KeyRing, newKeyRingText, parseKeyRing } from './keyRing.ts';

/**
 * The ring of a key file; creates the file with one key if missing. The directory must exist and be used by this process
 * only. Throws DatabaseError when users other than the owner can read it, or when it is not a ring.
 */
export function openKeyFile(file: string): KeyRing {
  if (!existsSync(file)) writeKeys(file, newKeyRingText());
  refuseOpenFile(file);
  return parseKeyRing(readFileSync(file, 'utf8'), file);
}

/**
 * Adds a new key in front; older keys stay for what they encrypted. Returns the new ring. Throws DatabaseError like
 * openKeyFile.
 */
export function addKeyToFile(file: string): KeyRing {
  openKeyFile(file);
  writeKeys(file, `${newKeyRingText()},\n${readFileSync(file, 'utf8').trim()}`);
  return openKeyFile(file);
}

/** Renames the file once it is on disk, so that it never holds half a key. */
function writeKeys(file: string, text: string): void {
  writeFileSync(`${file}.new`, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

function refuseOpenFile(file: string): void {
  if (process.platform === 'win32') return;
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) !== 0)
    throw new DatabaseError(
      `Others may read the keys in ${file} (mode ${mode.toString(8)}). Make it yours: chmod 600 '${file}'`,
    );
}
