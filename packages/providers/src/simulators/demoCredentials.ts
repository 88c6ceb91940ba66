import { findProvider, providers, type ThirdPartyId } from '@hub/domain/integrations';
import type { Credentials } from './core/AccountBook.ts';

/** What the simulators accept out of the box. None of it opens anything else. */
const demo: Record<ThirdPartyId, Credentials> = {
  ams: { client_code: 'DEMO', host: 'ams.example.com', login_id: 'demo', password: 'demo-ams' },
  ship_stations: { name: 'Demo account', api_key: 'demo-shipstation-key', api_secret: 'demo-shipstation' },
  shipbob: { access_token: 'demo-shipbob', shipbob_channel_id: '102938' },
  cap: {
    api_key: 'demo-capacity-key',
    client_code: 'DEMO',
    client_id: 'demo-client',
    client_secret: 'demo-capacity',
    host: 'capacity.example.com',
  },
  dcl: { username: 'demo', password: 'demo-dcl', account_number: '40217' },
  cold_track: { api_key: 'demo-cold-track', application_name: 'Order hub', client_id: 'DEMO' },
  carterdc: { customer_id: '318', user_login: 'demo', client_id: 'demo-client', client_secret: 'demo-carter' },
  info_plus: { domain: 'demo', api_key: 'demo-infoplus' },
  shipWire: { shipwireKey: 'demo-shipwire' },
  Portless: { adminApiKey: 'demo-portless-admin', merchantApiKey: 'demo-portless', connectorId: '7001' },
};

/** What to type into a provider's form to connect with its simulator, by the names of the form's fields (§3). */
export function demoCredentials(provider: ThirdPartyId): Credentials {
  return demo[provider];
}

/** "Shipbob: access_token demo-shipbob, …", one line for each provider. */
export function demoCredentialLines(): string[] {
  return providers.map(({ thirdPartyId }) => {
    const fields = Object.entries(demo[thirdPartyId]).map(([name, value]) => `${name} ${value}`);
    return `${findProvider(thirdPartyId)?.name ?? thirdPartyId}: ${fields.join(', ')}`;
  });
}
