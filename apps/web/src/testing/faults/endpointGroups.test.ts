import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@hub/api-client/endpoints';
import { expect, test } from 'vitest';
import { endpointGroups, ownEndpoints } from './endpointGroups.ts';

test('every endpoint is in exactly one group, or is our own', () => {
  expect([...Object.values(endpointGroups).flat(), ...ownEndpoints].sort()).toEqual(Object.keys(endpoints).sort());
});

test('every group has its own test file', () => {
  const files = globSync('*Faults*.test.{ts,tsx}', { cwd: import.meta.dirname });
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const played = sources.map((source) => /endpointGroups\.(\w+)\)/.exec(source)?.[1]);
  expect([...new Set(played)].sort()).toEqual(Object.keys(endpointGroups).sort());
});
