import type { ProviderRecord, ThirdPartyId } from '@hub/domain/integrations';
import type { Scenario } from '../scenarios.ts';

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
export function initialProviders(connected: NonNullable<Scenario['connected']> = 'one'): Map<string, ProviderRecord> {
  if (connected === 'none') return new Map();
  if (connected === 'all') return new Map(Object.entries(savedSettings));
  return new Map<string, ProviderRecord>([
    ['shipbob', savedSettings.shipbob],
    ['ams', { ...savedSettings.ams, status: false }],
  ]);
}
