import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../options/databaseOptions.ts';
import { openDatabase } from './openDatabase.ts';
import { StartError } from '../options/StartError.ts';

const url = 'postgres://hub:hunter2@127.0.0.1:1/hub';

test.each<[string, DatabaseOptions, RegExp]>([
  ['an invalid key', { kind: 'embedded', directory: '/nowhere/data', secretsKey: 'no key' }, /SECRETS_KEY/],
  [
    'a server that cannot be reached',
    { kind: 'server', url, secretsKey: `k:${'A'.repeat(43)}=` },
    /DATABASE_URL cannot be reached/,
  ],
])('%s is a one-line reason not to start, without the password', async (_name, options, line) => {
  const opening = openDatabase(options);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(line);
  await expect(opening).rejects.toThrow(/^(?!.*hunter2)[^\n]+$/);
});
