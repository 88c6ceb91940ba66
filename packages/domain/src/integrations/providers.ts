/** §3 "Provider ids". */
export type ProviderId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The string ids of §7 `save-third-party-settings`. */
export type ThirdPartyId = 'ams' | 'ship_stations' | 'shipbob' | 'cap' | 'dcl' | 'cold_track' | 'carterdc' | 'info_plus' | 'shipWire' | 'Portless';

/** One input of a provider's form. */
export interface ProviderField {
  /** As it stands in the settings and on the wire (§3). */
  name: string;
  label: string;
  /** Masked with reveal; never in a URL, a log, storage or a toast (contract, "Integrations, plans"). */
  secret: boolean;
}

/** What the toasts say (§8). */
export interface ProviderMessages {
  connected: string;
  /** Where the server sends no text of its own. */
  connectFailed: string;
  saved: string;
  saveFailed: string;
}

/** Everything that tells one provider from another. */
export interface Provider {
  id: ProviderId;
  /** As the directory calls it (§2). */
  name: string;
  thirdPartyId: ThirdPartyId;
  testPath: `/test-${string}-connection`;
  /** A flat form, or any number of accounts with these fields each. */
  shape: 'flat' | 'accounts';
  fields: readonly ProviderField[];
  messages: ProviderMessages;
}

/** The ten providers in the order of the directory (§2). */
export const providers: readonly Provider[] = [
  {
    id: 1,
    name: 'AMS 3PL service',
    thirdPartyId: 'ams',
    testPath: '/test-ams-connection',
    shape: 'flat',
    fields: [plain('client_code', 'Client code'), plain('host', 'Host'), plain('login_id', 'Login ID'), secret('password', 'Password')],
    messages: messages('Warehouse', 'Error while connecting with Warehouse.'),
  },
  {
    id: 3,
    name: 'Shipbob',
    thirdPartyId: 'shipbob',
    testPath: '/test-shipbob-connection',
    shape: 'flat',
    fields: [secret('access_token', 'Access token'), plain('shipbob_channel_id', 'Channel ID')],
    messages: messages('Shipbob', 'Error while connecting with Shipbob.'),
  },
  {
    id: 2,
    name: 'Shipstation',
    thirdPartyId: 'ship_stations',
    testPath: '/test-ship-station-connection',
    shape: 'accounts',
    fields: [plain('name', 'Account name'), secret('api_key', 'API key'), secret('api_secret', 'API secret')],
    messages: messages('Shipstation', 'Error while connecting with Shipstation.'),
  },
  {
    id: 4,
    name: 'Capacity',
    thirdPartyId: 'cap',
    testPath: '/test-cap-connection',
    shape: 'flat',
    fields: [
      secret('api_key', 'API key'),
      plain('client_code', 'Client code'),
      plain('client_id', 'Client ID'),
      secret('client_secret', 'Client secret'),
      plain('host', 'Host'),
    ],
    messages: messages('Capacity', 'Error while connecting with Capacity 3PL.'),
  },
  {
    id: 5,
    name: 'DCL Logistics',
    thirdPartyId: 'dcl',
    testPath: '/test-dcl-connection',
    shape: 'flat',
    fields: [plain('username', 'Username'), secret('password', 'Password'), plain('account_number', 'Account number')],
    messages: messages('DCL Logistics', 'Error while connecting with DCL'),
  },
  {
    id: 6,
    name: 'Cold Track',
    thirdPartyId: 'cold_track',
    testPath: '/test-cold-track-connection',
    shape: 'flat',
    fields: [secret('api_key', 'API key'), plain('application_name', 'Application name'), plain('client_id', 'Client ID')],
    messages: messages('Cold Track', 'Error while connecting with ColdTrack'),
  },
  {
    id: 8,
    name: 'Info Plus',
    thirdPartyId: 'info_plus',
    testPath: '/test-info-plus-connection',
    shape: 'flat',
    fields: [plain('domain', 'Domain'), secret('api_key', 'API key')],
    messages: messages('Info Plus', 'Error while connecting with Info Plus'),
  },
  {
    id: 7,
    name: 'Carter Distribution',
    thirdPartyId: 'carterdc',
    testPath: '/test-carterdc-connection',
    shape: 'flat',
    fields: [
      plain('customer_id', 'Customer ID'),
      plain('user_login', 'User login'),
      plain('client_id', 'Client ID'),
      secret('client_secret', 'Client secret'),
    ],
    messages: messages('CarterDC', 'Error while connecting with CarterDc 3PL.'),
  },
  {
    id: 9,
    name: 'Shipwire',
    thirdPartyId: 'shipWire',
    testPath: '/test-shipwire-connection',
    shape: 'flat',
    fields: [secret('shipwireKey', 'Shipwire key')],
    messages: messages('Shipwire', 'Error while connecting with Shipwire 3PL.'),
  },
  {
    id: 10,
    name: 'Portless',
    thirdPartyId: 'Portless',
    testPath: '/test-Portless-connection',
    shape: 'flat',
    fields: [secret('adminApiKey', 'Admin API key'), secret('merchantApiKey', 'Merchant API key'), plain('connectorId', 'Connector ID')],
    messages: messages('Portless', 'Error while connecting with Portless 3PL.'),
  },
];

/** The provider with this number, or with this string id of §7; null for neither. Numbers may come as text. */
export function findProvider(id: number | string): Provider | null {
  return providers.find((provider) => provider.thirdPartyId === id || String(provider.id) === String(id)) ?? null;
}

function plain(name: string, label: string): ProviderField {
  return { name, label, secret: false };
}

function secret(name: string, label: string): ProviderField {
  return { name, label, secret: true };
}

/** §8 words three of the four by one pattern and the failed connection each by itself, three of them without a full stop. */
function messages(called: string, connectFailed: string): ProviderMessages {
  return {
    connected: `Connection made successfully with ${called}.`,
    connectFailed,
    saved: `${called} settings saved successfully.`,
    saveFailed: `Error while saving ${called} settings.`,
  };
}
