/** Numbers of the third-party details records (§3 "Providers"). */
export type ProviderId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Strings of `save-third-party-settings` (§3 "Providers"). */
export type ThirdPartyId =
  | 'ams'
  | 'ship_stations'
  | 'shipbob'
  | 'cap'
  | 'dcl'
  | 'cold_track'
  | 'carterdc'
  | 'info_plus'
  | 'shipWire'
  | 'Portless';

/** One input of a provider's form. */
export interface ProviderField {
  /** As it stands in the settings and on the wire (§3). */
  name: string;
  label: string;
  /** Masked with reveal; never in a URL, a log, storage or a toast (contract, "Integrations, plans"). */
  isSecret: boolean;
  /** Help text below the field: where the value comes from. */
  help: string;
  /** `domain` is a host name without the rest of an address; see `fieldHint`. */
  expects: 'text' | 'domain';
}

/** Texts of the toasts (§8). */
export interface ProviderMessages {
  connected: string;
  /** Used when the server sends no text. */
  connectFailed: string;
  saved: string;
  saveFailed: string;
}

/** One of the ten providers. */
export interface Provider {
  id: ProviderId;
  /** Name in the directory (§2). */
  name: string;
  thirdPartyId: ThirdPartyId;
  testPath: `/test-${string}-connection`;
  /** One form, or a list of accounts with these fields each. */
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
    fields: [
      plain('client_code', 'Client code', 'The code that the warehouse knows your company by.'),
      plain('host', 'Host', 'The address of the warehouse’s system, as the warehouse gave it to you.'),
      plain('login_id', 'Login ID', 'The login that the warehouse set up for this connection.'),
      secret('password', 'Password', 'The password of that login.'),
    ],
    messages: messages('Warehouse', 'Error while connecting with Warehouse.'),
  },
  {
    id: 3,
    name: 'Shipbob',
    thirdPartyId: 'shipbob',
    testPath: '/test-shipbob-connection',
    shape: 'flat',
    fields: [
      secret('access_token', 'Access token', 'A token that you create in your Shipbob account.'),
      plain('shipbob_channel_id', 'Channel ID', 'The number of the channel that stands for this store in Shipbob.'),
    ],
    messages: messages('Shipbob', 'Error while connecting with Shipbob.'),
  },
  {
    id: 2,
    name: 'Shipstation',
    thirdPartyId: 'ship_stations',
    testPath: '/test-ship-station-connection',
    shape: 'accounts',
    fields: [
      plain('name', 'Account name', 'For you, to tell your accounts apart.'),
      secret('api_key', 'API key', 'The API key of this Shipstation account.'),
      secret('api_secret', 'API secret', 'The API secret that belongs to that key.'),
    ],
    messages: messages('Shipstation', 'Error while connecting with Shipstation.'),
  },
  {
    id: 4,
    name: 'Capacity',
    thirdPartyId: 'cap',
    testPath: '/test-cap-connection',
    shape: 'flat',
    fields: [
      secret('api_key', 'API key', 'The key that Capacity gave you.'),
      plain('client_code', 'Client code', 'The code that Capacity knows your company by.'),
      plain('client_id', 'Client ID', 'The ID that Capacity gave you together with the client secret.'),
      secret('client_secret', 'Client secret', 'The secret that belongs to the client ID.'),
      plain('host', 'Host', 'The address of Capacity’s system, as Capacity gave it to you.'),
    ],
    messages: messages('Capacity', 'Error while connecting with Capacity 3PL.'),
  },
  {
    id: 5,
    name: 'DCL Logistics',
    thirdPartyId: 'dcl',
    testPath: '/test-dcl-connection',
    shape: 'flat',
    fields: [
      plain('username', 'Username', 'The user name that DCL set up for this connection.'),
      secret('password', 'Password', 'The password of that user.'),
      plain('account_number', 'Account number', 'Your account number with DCL.'),
    ],
    messages: messages('DCL Logistics', 'Error while connecting with DCL'),
  },
  {
    id: 6,
    name: 'Cold Track',
    thirdPartyId: 'cold_track',
    testPath: '/test-cold-track-connection',
    shape: 'flat',
    fields: [
      secret('api_key', 'API key', 'The key that Cold Track gave you.'),
      plain('application_name', 'Application name', 'The name that Cold Track registered this connection under.'),
      plain('client_id', 'Client ID', 'The ID that Cold Track knows your company by.'),
    ],
    messages: messages('Cold Track', 'Error while connecting with ColdTrack'),
  },
  {
    id: 8,
    name: 'Info Plus',
    thirdPartyId: 'info_plus',
    testPath: '/test-info-plus-connection',
    shape: 'flat',
    fields: [
      domain('domain', 'Domain', 'Only the domain of your Info Plus site, such as “your-company.example.com”.'),
      secret('api_key', 'API key', 'The key that you create in your Info Plus account.'),
    ],
    messages: messages('Info Plus', 'Error while connecting with Info Plus'),
  },
  {
    id: 7,
    name: 'Carter Distribution',
    thirdPartyId: 'carterdc',
    testPath: '/test-carterdc-connection',
    shape: 'flat',
    fields: [
      plain('customer_id', 'Customer ID', 'The number that Carter knows your company by.'),
      plain('user_login', 'User login', 'The login that Carter set up for this connection.'),
      plain('client_id', 'Client ID', 'The ID that Carter gave you together with the client secret.'),
      secret('client_secret', 'Client secret', 'The secret that belongs to the client ID.'),
    ],
    messages: messages('CarterDC', 'Error while connecting with CarterDc 3PL.'),
  },
  {
    id: 9,
    name: 'Shipwire',
    thirdPartyId: 'shipWire',
    testPath: '/test-shipwire-connection',
    shape: 'flat',
    fields: [secret('shipwireKey', 'Shipwire key', 'The key that you create in your Shipwire account.')],
    messages: messages('Shipwire', 'Error while connecting with Shipwire 3PL.'),
  },
  {
    id: 10,
    name: 'Portless',
    thirdPartyId: 'Portless',
    testPath: '/test-Portless-connection',
    shape: 'flat',
    fields: [
      secret('adminApiKey', 'Admin API key', 'The admin key that Portless gave you.'),
      secret('merchantApiKey', 'Merchant API key', 'The key that Portless gave you as a merchant.'),
      plain('connectorId', 'Connector ID', 'The ID of the connection to this store at Portless.'),
    ],
    messages: messages('Portless', 'Error while connecting with Portless 3PL.'),
  },
];

/** The provider with this number or string id; null for neither. Numbers may come as text. */
export function findProvider(id: number | string): Provider | null {
  return providers.find((provider) => provider.thirdPartyId === id || String(provider.id) === String(id)) ?? null;
}

function plain(name: string, label: string, help: string): ProviderField {
  return { name, label, help, isSecret: false, expects: 'text' };
}

function secret(name: string, label: string, help: string): ProviderField {
  return { name, label, help, isSecret: true, expects: 'text' };
}

function domain(name: string, label: string, help: string): ProviderField {
  return { name, label, help, isSecret: false, expects: 'domain' };
}

/** §8 words three of the four alike; a failed connection has its own text per provider, three without a full stop. */
function messages(displayName: string, connectFailed: string): ProviderMessages {
  return {
    connected: `Connection made successfully with ${displayName}.`,
    connectFailed,
    saved: `${displayName} settings saved successfully.`,
    saveFailed: `Error while saving ${displayName} settings.`,
  };
}
