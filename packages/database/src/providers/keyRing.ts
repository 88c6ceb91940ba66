import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { DatabaseError } from '../connection/errors.ts';

/** An AES-256 key. */
export interface SecretKey {
  id: string;
  key: KeyObject;
}

/** Keys for secrets. The first one encrypts; each decrypts what it encrypted. */
export interface KeyRing {
  /** Source of the keys, for messages. */
  source: string;
  keys: readonly [SecretKey, ...SecretKey[]];
}

const keyBytes = 32;
const idPattern = /^[\w.-]{1,40}$/;

/**
 * Parses `id:base64,older:base64`; each key has 32 bytes. Throws DatabaseError, which counts entries but prints none of
 * them, because a key may be in the place of its id.
 */
export function parseKeyRing(text: string, source = 'SECRETS_KEY'): KeyRing {
  const entries = text.split(',').map((entry) => entry.trim());
  if (text.trim() === '') throw invalid(source, 'is empty');
  const keys = entries.map((entry, index) => parseKey(entry, source, index + 1));
  const [first, ...older] = keys;
  if (first === undefined) throw invalid(source, 'is empty');
  const ids = keys.map(({ id }) => id);
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (again !== -1) throw invalid(source, `has the id of entry ${ids.indexOf(ids[again] ?? '') + 1} again`, again + 1);
  return { source, keys: [first, ...older] };
}

/** A new ring with one key, as text. */
export function newKeyRingText(): string {
  return `key-${randomBytes(4).toString('hex')}:${randomBytes(keyBytes).toString('base64')}`;
}

function parseKey(entry: string, source: string, position: number): SecretKey {
  const [id, encoded, ...rest] = entry.split(':');
  if (id === undefined || encoded === undefined || rest.length > 0)
    throw invalid(source, 'is not an id, a colon and a key', position);
  if (!idPattern.test(id))
    throw invalid(source, 'has an id of other signs than letters, digits, ".", "_" and "-", or of over 40', position);
  const bytes = Buffer.from(encoded, 'base64');
  // Node skips invalid base64 characters; encoding again reveals them.
  if (withoutPadding(bytes.toString('base64')) !== withoutPadding(encoded))
    throw invalid(source, 'has a key that is not base64', position);
  if (bytes.length !== keyBytes)
    throw invalid(source, `has a key of ${bytes.length} bytes; ${keyBytes} are needed`, position);
  return { id, key: createSecretKey(bytes) };
}

const withoutPadding = (base64: string) => base64.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');

function invalid(source: string, problem: string, position?: number): DatabaseError {
  const subject = position === undefined ? source : `Entry ${position} of ${source}`;
  return new DatabaseError(
    `${subject} ${problem}. It is written id:key, with a comma before each older key; ` +
      '`openssl rand -base64 32` makes a key.',
  );
}
