import { findProvider, isConnected, parseProviderDetails, type ThirdPartyId } from '@hub/domain/integrations';
import type { Scenario } from '../scenarios.ts';

/** The settings of a provider as JSON; for ShipStation the list of accounts. */
export type ProviderRecord = SavedProviderSettings | readonly SavedProviderSettings[];
export type SavedProviderSettings = Readonly<Record<string, string | boolean>>;

/** Mask of a secret; sent back unchanged, it keeps the secret. */
const secretMask = '••••••••';

/** Sample settings; the credentials are invented. */
const savedSettings: Readonly<Record<ThirdPartyId, ProviderRecord>> = {
  ams: {
    client_code: 'HEARTS',
    host: 'https://wms.example',
    login_id: 'hearts-api',
    password: 'sandbox-password',
    status: true,
  },
  ship_stations: [
    { name: 'Main account', api_key: 'sandbox-key-1', api_secret: 'sandbox-secret-1', status: true },
    { name: 'Wholesale', api_key: '', api_secret: '', status: false },
  ],
  shipbob: { access_token: 'sandbox-access-token', shipbob_channel_id: '104482', status: true },
  cap: {
    api_key: 'sandbox-api-key',
    client_code: 'HRT',
    client_id: '2231',
    client_secret: 'sandbox-secret',
    host: 'https://capacity.example',
    status: true,
  },
  dcl: { username: 'hearts', password: 'sandbox-password', account_number: '80114', status: true },
  cold_track: { api_key: 'sandbox-api-key', application_name: 'Fulfillment Hub', client_id: '5512', status: true },
  info_plus: { domain: 'hearts.infopluswms.example', api_key: 'sandbox-api-key', status: true },
  carterdc: {
    customer_id: '3390',
    user_login: 'hearts',
    client_id: '77',
    client_secret: 'sandbox-secret',
    status: true,
  },
  shipWire: { shipwireKey: 'sandbox-shipwire-key', status: true },
  Portless: {
    adminApiKey: 'sandbox-admin-key',
    merchantApiKey: 'sandbox-merchant-key',
    connectorId: '19',
    status: true,
  },
};

/** Settings saved when the shop opens. With one provider connected, another is saved but disabled. */
export function initialProviders(connected: NonNullable<Scenario['connected']>): Map<string, ProviderRecord> {
  if (connected === 'none') return new Map();
  if (connected === 'all') return new Map(Object.entries(savedSettings));
  return new Map<string, ProviderRecord>([
    ['shipbob', savedSettings.shipbob],
    ['ams', { ...savedSettings.ams, status: false }],
  ]);
}

/** Whether one of the saved providers is connected (§4). */
export function isAnyConnected(records: ReadonlyMap<string, ProviderRecord>): boolean {
  return [...records].some(([name, record]) => {
    const details = parseProviderDetails(name, JSON.stringify(record));
    return details !== null && isConnected(details);
  });
}

/** The record with its secrets masked, or every text but an account's name. */
export function maskRecord(name: string, record: ProviderRecord, which: 'secrets' | 'everything'): ProviderRecord {
  const isMasked = (field: string) =>
    field !== 'name' &&
    (which === 'everything' || findProvider(name)?.fields.find((known) => known.name === field)?.isSecret === true);
  const accounts = accountsOf(record);
  return accounts
    ? accounts.map((account) => maskFields(account, isMasked))
    : maskFields(record as SavedProviderSettings, isMasked);
}

/** The record to save: a mask keeps the previous value. */
export function restoreMaskedRecord(next: ProviderRecord, before: ProviderRecord | undefined): ProviderRecord {
  const accounts = accountsOf(next);
  const known = before && accountsOf(before);
  if (accounts)
    return accounts.map((account, index) =>
      restoreMaskedFields(account, known?.find(({ name }) => name === account.name) ?? known?.[index]),
    );
  return restoreMaskedFields(next as SavedProviderSettings, before as SavedProviderSettings | undefined);
}

function accountsOf(record: ProviderRecord): readonly SavedProviderSettings[] | null {
  return Array.isArray(record) ? record : null;
}

function maskFields(settings: SavedProviderSettings, isMasked: (field: string) => boolean): SavedProviderSettings {
  return Object.fromEntries(
    Object.entries(settings).map(([field, value]) => [
      field,
      typeof value === 'string' && value !== '' && isMasked(field) ? secretMask : value,
    ]),
  );
}

function restoreMaskedFields(
  next: SavedProviderSettings,
  before: SavedProviderSettings | undefined,
): SavedProviderSettings {
  return Object.fromEntries(
    Object.entries(next).map(([field, value]) => [field, value === secretMask ? (before?.[field] ?? '') : value]),
  );
}
