import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient } from '@hub/api-client';
import { createImportsClient } from '@hub/api-client/imports';
import { expect, test } from 'vitest';
import { callersByFile } from './callersByFile.ts';
import { callers } from './callers.ts';

const source = join(import.meta.dirname, '../..');
const client = createApiClient({
  origin: '',
  authorization: () => null,
  onAuthorization: () => {},
  onSessionExpired: () => {},
});
/** Calls in separate functions, and factories of clients whose functions have common names. */
const ownCalls = [
  'findOrderTabs|orderDetailQuery|createExportJob|readChanges|readAttention|readSkuReport|findInShop',
  'listOrderWindow|readListedOrders|findRow|getStats|getThirdPartyDetails',
  'use(?:Products|Workflows|Routing|Batching)Client|create(?:Batching|Selections|ShopSettings|Shipping|Tags)Client',
].join('|');
/** Every function of the client, and the functions that take a client. */
const clientCall = new RegExp(
  `\\.(?:${[...Object.values(client), createImportsClient(client)]
    .flatMap((feature) => Object.keys(feature))
    .join('|')})\\(|(?<!function )(?:${ownCalls})\\(`,
);

test('every file that calls the server is in the fault matrix, or says why not', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(?:test|stories)\.|^testing\//.test(file),
  );
  const callingFiles = files.filter((file) => clientCall.test(readFileSync(join(source, file), 'utf8')));
  expect(callingFiles.sort()).toEqual(Object.keys(callersByFile).sort());
});

test('every caller of a file is in the matrix', () => {
  const known = Object.values(callers)
    .flat()
    .map(({ name }) => name);
  expect(
    Object.values(callersByFile)
      .flatMap((named) => (typeof named === 'string' ? [] : named))
      .filter((name) => !known.includes(name)),
  ).toEqual([]);
});
