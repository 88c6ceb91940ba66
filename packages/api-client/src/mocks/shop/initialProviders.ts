import { type Provider, type ProviderRecord, providers } from '@hub/domain/integrations';
import type { Scenario } from '../scenarios.ts';

/** The sample shop's entries, by field name. All of it is invented. */
const typed: Readonly<Record<string, string>> = {
  account_number: '80114',
  application_name: 'Fulfillment Hub',
  client_code: 'HEARTS',
  domain: 'hearts.infopluswms.example',
  host: 'https://wms.example',
  login_id: 'hearts-api',
  name: 'Main account',
  shipbob_channel_id: '104482',
};

function savedSettings({ shape, fields }: Provider): ProviderRecord {
  const values = fields.map(({ name, isSecret }) => [
    name,
    isSecret ? `sandbox-${name.replaceAll('_', '-')}` : (typed[name] ?? 'hearts'),
  ]);
  const account = { ...Object.fromEntries(values), status: true };
  if (shape === 'flat') return account;
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));
  return [account, { ...blank, name: 'Wholesale', status: false }];
}

/** Settings saved when the shop opens. With one provider connected, another is saved but disabled. */
export function initialProviders(connected: NonNullable<Scenario['connected']> = 'one'): Map<string, ProviderRecord> {
  if (connected === 'none') return new Map();
  const all = new Map(providers.map((provider) => [provider.thirdPartyId, savedSettings(provider)] as const));
  if (connected === 'all') return new Map<string, ProviderRecord>(all);
  return new Map<string, ProviderRecord>([
    ['shipbob', all.get('shipbob') ?? {}],
    ['ams', { ...all.get('ams'), status: false }],
  ]);
}
