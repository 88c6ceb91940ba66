import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseError } from '../connection/errors.ts';
import { type KeyRing, newKeyRingText, parseKeyRing } from './keyRing.ts';

/**
 * The ring of a key file, which is made with one key where there is none. Its directory exists and no other process
 * uses it. Throws DatabaseError when others than its owner may read it, or when it is no ring.
 */
export function openKeyFile(file: string): KeyRing {
  if (!existsSync(file)) writeKeys(file, newKeyRingText());
  refuseOpenFile(file);
  return parseKeyRing(readFileSync(file, 'utf8'), file);
}

/**
 * Puts a new key before those of a key file, which stay for what they have encrypted. The new ring. Throws DatabaseError
 * as openKeyFile does.
 */
export function addKeyToFile(file: string): KeyRing {
  openKeyFile(file);
  writeKeys(file, `${newKeyRingText()},\n${readFileSync(file, 'utf8').trim()}`);
  return openKeyFile(file);
}

/** Renamed when it is on the disk, so that no half of a key is ever found. */
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
