import { expect, test } from 'vitest';
import { enabledAccounts } from './enabledAccounts.ts';
import type { ProviderRecord } from './ProviderRecord.ts';

test('leaves out disabled accounts, accounts without their secrets and unknown providers', () => {
  const records = new Map<string, ProviderRecord>([
    ['nobody', { api_key: 'k', status: true }],
    ['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: false }],
    ['shipWire', { shipwireKey: ' ', status: true }],
  ]);
  expect(enabledAccounts(records)).toEqual([]);
});

test('gives each enabled account by id, even when two share a name', () => {
  const account = (name: string, key: string, status = true) => ({ name, api_key: key, api_secret: 's', status });
  const records = new Map<string, ProviderRecord>([
    ['ship_stations', [account('East', 'a'), account('East', 'b'), account('West', 'c'), account('North', 'd', false)]],
  ]);
  expect(enabledAccounts(records).map(({ account: name, credentials }) => [name, credentials.api_key])).toEqual([
    ['East', 'a'],
    ['East (2)', 'b'],
    ['West', 'c'],
  ]);
});

test('a flat provider has one nameless account, with its fields but not the status', () => {
  const records = new Map<string, ProviderRecord>([
    ['info_plus', { domain: 'hearts', api_key: 'k', status: 'true', note: 'kept elsewhere' }],
  ]);
  expect(enabledAccounts(records)).toMatchObject([
    { provider: { thirdPartyId: 'info_plus' }, account: '', credentials: { domain: 'hearts', api_key: 'k' } },
  ]);
});
