import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient } from '@hub/api-client';
import { expect, test } from 'vitest';
import { askingFiles } from './askingFiles.ts';
import { callers } from './callers.ts';

const source = join(import.meta.dirname, '../..');
const client = createApiClient({
  origin: '',
  authorization: () => null,
  onAuthorization: () => {},
  onSessionExpired: () => {},
});
/** Every function of the client, and the two of the app that ask with a client that they are given. */
const calls = new RegExp(
  `\\.(?:${Object.values(client)
    .flatMap((feature) => Object.keys(feature))
    .join('|')})\\(|(?<!function )(?:askTabs|orderDetailQuestion)\\(`,
);

test('every file that calls the server is in the fault matrix, or says why not', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(?:test|stories)\.|^testing\//.test(file),
  );
  const asking = files.filter((file) => calls.test(readFileSync(join(source, file), 'utf8')));
  expect(asking.sort()).toEqual(Object.keys(askingFiles).sort());
});

test('every caller that a file names is one of the matrix', () => {
  const known = Object.values(callers)
    .flat()
    .map(({ name }) => name);
  expect(
    Object.values(askingFiles)
      .flatMap((named) => (typeof named === 'string' ? [] : named))
      .filter((name) => !known.includes(name)),
  ).toEqual([]);
});
