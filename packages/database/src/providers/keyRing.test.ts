import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../connection/errors.ts';
import { addKeyToFile, openKeyFile } from './keyFile.ts';
import { parseKeyRing } from './keyRing.ts';

const key = (bytes = 32) => randomBytes(bytes).toString('base64');

function messageOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof DatabaseError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('SECRETS_KEY', () => {
  test.each([
    ['', 'SECRETS_KEY is empty.'],
    ['  ', 'SECRETS_KEY is empty.'],
    [key(), 'Entry 1 of SECRETS_KEY is not an id, a colon and a key.'],
    [`${key()}:2026`, 'Entry 1 of SECRETS_KEY has an id of other signs than letters, digits'],
    [`a:${key()}:b`, 'Entry 1 of SECRETS_KEY is not an id, a colon and a key.'],
    [`:${key()}`, 'Entry 1 of SECRETS_KEY has an id of other signs'],
    [`a:${key(31)}`, 'Entry 1 of SECRETS_KEY has a key of 31 bytes; 32 are needed.'],
    [`a:${key(33)}`, 'Entry 1 of SECRETS_KEY has a key of 33 bytes; 32 are needed.'],
    [`a:`, 'Entry 1 of SECRETS_KEY has a key of 0 bytes; 32 are needed.'],
    [`a:${key().slice(1)}!`, 'Entry 1 of SECRETS_KEY has a key that is not base64.'],
    [`a:${randomBytes(32).toString('hex')}`, 'Entry 1 of SECRETS_KEY has a key of 48 bytes; 32 are needed.'],
    [`a:${key()},`, 'Entry 2 of SECRETS_KEY is not an id, a colon and a key.'],
    [`a:${key()},b:${key(16)}`, 'Entry 2 of SECRETS_KEY has a key of 16 bytes; 32 are needed.'],
    [`a:${key()},b:${key()},a:${key()}`, 'Entry 3 of SECRETS_KEY has the id of entry 1 again.'],
  ])('refuses an invalid value with the reason, without printing any of it (%#)', (text, reason) => {
    const message = messageOf(() => parseKeyRing(text));
    expect(message).toContain(reason);
    for (const part of text.split(/[:,]/).filter(({ length }) => length > 8)) expect(message).not.toContain(part);
  });

  test('encrypts with the first key and keeps every key by its id', () => {
    const [newest, oldest] = [randomBytes(32), randomBytes(32)];
    const ring = parseKeyRing(` 2026:${newest.toString('base64')} ,\n2025:${oldest.toString('base64url')}`);
    expect(ring.keys.map(({ id }) => id)).toEqual(['2026', '2025']);
    expect(ring.keys.map(({ key }) => key.export())).toEqual([newest, oldest]);
  });
});

describe('the key file', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'keys-'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test('is created on the first run for its owner only, and does not change', () => {
    const file = join(directory, 'first.key');
    const made = openKeyFile(file);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    const text = readFileSync(file, 'utf8');
    const [again] = openKeyFile(file).keys;
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect([again.id, again.key.equals(made.keys[0].key)]).toEqual([made.keys[0].id, true]);
  });

  test('puts a new key before the others, which stay', () => {
    const file = join(directory, 'rotated.key');
    const [first] = openKeyFile(file).keys;
    const { keys } = addKeyToFile(file);
    expect(keys).toHaveLength(2);
    expect([keys[1]?.id, keys[1]?.key.equals(first.key)]).toEqual([first.id, true]);
    expect(keys[0].id).not.toBe(first.id);
    expect(openKeyFile(file).keys.map(({ id }) => id)).toEqual(keys.map(({ id }) => id));
    expect(addKeyToFile(file).keys).toHaveLength(3);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  test('is refused when others can read it, with the command that fixes it', () => {
    const file = join(directory, 'open.key');
    openKeyFile(file);
    for (const mode of [0o640, 0o604, 0o620]) {
      chmodSync(file, mode);
      expect(messageOf(() => openKeyFile(file))).toBe(
        `Others may read the keys in ${file} (mode ${mode.toString(8)}). Make it yours: chmod 600 '${file}'`,
      );
    }
    chmodSync(file, 0o600);
    expect(messageOf(() => openKeyFile(file))).toBe('accepted');
  });

  test('is refused when broken, and does not change', () => {
    const file = join(directory, 'broken.key');
    writeFileSync(file, '', { mode: 0o600 });
    expect(messageOf(() => openKeyFile(file))).toContain(`${file} is empty`);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});
