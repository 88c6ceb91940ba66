import { inLanguage } from '../languages/inLanguage.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';

/** What is known about one 3PL. */
interface ProviderRow {
  /** Number in the third-party details records (§3 "Providers"). */
  id: number;
  /** Name in the directory (§2). */
  name: string;
  /** Name of the call that tests its connection. */
  testName: `test${string}`;
  testPath: `/test-${string}-connection`;
  /** A single form, or a list of accounts with these fields each. */
  shape: 'flat' | 'accounts';
  /** Its form's inputs, as in the settings and on the wire (§3). */
  fields: Readonly<Record<string, 'text' | 'secret' | 'domain'>>;
  /** Fields that identify the account whose calls it counts. */
  accountFields: readonly string[];
  /** Choices required before orders can be sent, by the adapter's names; empty when credentials suffice. */
  choices?: readonly { name: string; isOptional?: true }[];
  /** The choice that picks one of its warehouses; a location can name another. */
  siteChoice?: string;
  /** Its name in toasts (§8). */
  toastName: string;
  documentation: ApiDocumentation;
  /** From the vendors' documentation; for Shipwire and Capacity from public clients. */
  sandbox: ProviderSandbox;
  /** Whether its API reports an account's stock; a test compares this with the adapters. */
  reportsStock: boolean;
  /** What its orders accept besides goods and address; a test compares this with what the adapters send. */
  takes: readonly ShippingInstruction[];
  /** What its orders accept for customs; same test. With HS codes the whole declaration comes from the order. */
  customs: readonly CustomsFact[];
  /** The only currency, ISO 4217, of its customs values; absent: the order's. */
  customsCurrency?: string;
  /** Initials on a shape of our own; no logo or brand color. Coordinates in a 40 by 40 box. */
  mark: { initials: string; points: string };
}

/**
 * How much of its API a 3PL documents publicly: all that the app uses, some of it, or nothing. In every case nothing
 * was tested with a live account.
 */
export type ApiDocumentation = 'published' | 'partial' | 'none';

/**
 * How to try orders at a 3PL without shipping. `address`: its sandbox has another address and its own accounts.
 * `host`: the sandbox is a host that the merchant enters. `none`: it says it has no sandbox. `unknown`: nothing is
 * published.
 */
type ProviderSandbox = { reach: 'address'; url: string } | { reach: 'host' | 'none' | 'unknown' };

/** What a workflow can ask of the 3PL that ships an order. */
export const shippingInstructions = ['signature', 'insurance', 'note', 'giftMessage', 'package'] as const;
export type ShippingInstruction = (typeof shippingInstructions)[number];

/** Inside a sentence: what the 3PL is told about. */
export const instructionWords = inLanguage('instructionWords', {
  signature: 'a signature on delivery',
  insurance: 'insurance',
  note: 'notes for the warehouse',
  giftMessage: 'a gift message',
  package: 'the package',
} satisfies Record<ShippingInstruction, string>);

/** What customs requires. Values are after discounts; the export reason is a sale. */
export const customsFacts = ['hsCode', 'countryOfOrigin', 'description', 'value', 'weight', 'reason'] as const;
export type CustomsFact = (typeof customsFacts)[number];

/** One row per 3PL by its string id in `save-third-party-settings` (§3), in directory order (§2). */
export const providerRows = {
  ams: {
    id: 1,
    name: 'AMS 3PL service',
    testName: 'testAms',
    testPath: '/test-ams-connection',
    shape: 'flat',
    fields: { client_code: 'text', host: 'text', login_id: 'text', password: 'secret' },
    accountFields: ['host', 'client_code', 'login_id'],
    toastName: 'Warehouse',
    documentation: 'none',
    sandbox: { reach: 'unknown' },
    reportsStock: true,
    takes: [],
    customs: [],
    mark: { initials: 'AM', points: '4,4 36,4 36,36 4,36' },
  },
  shipbob: {
    id: 3,
    name: 'Shipbob',
    testName: 'testShipbob',
    testPath: '/test-shipbob-connection',
    shape: 'flat',
    fields: { access_token: 'secret', shipbob_channel_id: 'text' },
    accountFields: ['access_token'],
    choices: [
      { name: 'channelId', isOptional: true },
      { name: 'facilityId', isOptional: true },
      { name: 'service', isOptional: true },
    ],
    siteChoice: 'facilityId',
    toastName: 'Shipbob',
    documentation: 'published',
    sandbox: { reach: 'address', url: 'https://sandbox-api.shipbob.com' },
    reportsStock: true,
    takes: ['giftMessage'],
    customs: ['description', 'value'],
    mark: { initials: 'SB', points: '20,1 37,10.5 37,29.5 20,39 3,29.5 3,10.5' },
  },
  ship_stations: {
    id: 2,
    name: 'Shipstation',
    testName: 'testShipstation',
    testPath: '/test-ship-station-connection',
    shape: 'accounts',
    fields: { name: 'text', api_key: 'secret', api_secret: 'secret' },
    accountFields: ['api_key'],
    choices: [
      { name: 'storeId', isOptional: true },
      { name: 'warehouseId', isOptional: true },
      { name: 'service', isOptional: true },
      { name: 'package', isOptional: true },
    ],
    siteChoice: 'warehouseId',
    toastName: 'Shipstation',
    documentation: 'published',
    sandbox: { reach: 'none' },
    reportsStock: false,
    takes: ['signature', 'insurance', 'note', 'giftMessage', 'package'],
    customs: ['hsCode', 'countryOfOrigin', 'description', 'value', 'weight', 'reason'],
    customsCurrency: 'USD',
    mark: { initials: 'SS', points: '12,3 28,3 37,12 37,28 28,37 12,37 3,28 3,12' },
  },
  cap: {
    id: 4,
    name: 'Capacity',
    testName: 'testCapacity',
    testPath: '/test-cap-connection',
    shape: 'flat',
    fields: { api_key: 'secret', client_code: 'text', client_id: 'text', client_secret: 'secret', host: 'text' },
    accountFields: ['host', 'client_id'],
    toastName: 'Capacity',
    documentation: 'partial',
    sandbox: { reach: 'host' },
    reportsStock: true,
    takes: [],
    customs: [],
    mark: { initials: 'CA', points: '20,0 40,20 20,40 0,20' },
  },
  dcl: {
    id: 5,
    name: 'DCL Logistics',
    testName: 'testDcl',
    testPath: '/test-dcl-connection',
    shape: 'flat',
    fields: { username: 'text', password: 'secret', account_number: 'text' },
    accountFields: ['username', 'account_number'],
    choices: [{ name: 'service' }, { name: 'freightAccount' }],
    toastName: 'DCL Logistics',
    documentation: 'published',
    sandbox: { reach: 'address', url: 'https://api.dclcorp.com/api/sandbox' },
    reportsStock: true,
    takes: ['note', 'giftMessage', 'package'],
    customs: ['value'],
    mark: { initials: 'DL', points: '2,4 28,4 39,20 28,36 2,36' },
  },
  cold_track: {
    id: 6,
    name: 'Cold Track',
    testName: 'testColdTrack',
    testPath: '/test-cold-track-connection',
    shape: 'flat',
    fields: { api_key: 'secret', application_name: 'text', client_id: 'text' },
    accountFields: ['client_id', 'application_name'],
    toastName: 'Cold Track',
    documentation: 'none',
    sandbox: { reach: 'unknown' },
    reportsStock: true,
    takes: [],
    customs: [],
    mark: {
      initials: 'CT',
      points: '20,0 26,5 34,6 35,14 40,20 35,26 34,34 26,35 20,40 14,35 6,34 5,26 0,20 5,14 6,6 14,5',
    },
  },
  info_plus: {
    id: 8,
    name: 'Info Plus',
    testName: 'testInfoPlus',
    testPath: '/test-info-plus-connection',
    shape: 'flat',
    fields: { domain: 'domain', api_key: 'secret' },
    accountFields: ['domain', 'api_key'],
    choices: [{ name: 'lobId' }, { name: 'warehouseId' }],
    siteChoice: 'warehouseId',
    toastName: 'Info Plus',
    documentation: 'published',
    sandbox: { reach: 'unknown' },
    reportsStock: true,
    takes: ['note', 'giftMessage', 'package'],
    customs: ['value'],
    mark: { initials: 'IP', points: '10,1 30,1 30,8 39,8 39,32 30,32 30,39 10,39 10,32 1,32 1,8 10,8' },
  },
  carterdc: {
    id: 7,
    name: 'Carter Distribution',
    testName: 'testCarterDc',
    testPath: '/test-carterdc-connection',
    shape: 'flat',
    fields: { customer_id: 'text', user_login: 'text', client_id: 'text', client_secret: 'secret' },
    accountFields: ['client_id', 'customer_id'],
    choices: [
      { name: 'facilityId' },
      { name: 'timeZone', isOptional: true },
      { name: 'billingCode', isOptional: true },
      { name: 'service', isOptional: true },
    ],
    siteChoice: 'facilityId',
    toastName: 'CarterDC',
    documentation: 'published',
    sandbox: { reach: 'unknown' },
    reportsStock: true,
    takes: ['insurance', 'note', 'giftMessage', 'package'],
    customs: ['value', 'reason'],
    mark: { initials: 'CD', points: '3,4 37,4 37,26 20,38 3,26' },
  },
  shipWire: {
    id: 9,
    name: 'Shipwire',
    testName: 'testShipwire',
    testPath: '/test-shipwire-connection',
    shape: 'flat',
    fields: { shipwireKey: 'secret' },
    accountFields: ['shipwireKey'],
    choices: [{ name: 'warehouseId', isOptional: true }],
    siteChoice: 'warehouseId',
    toastName: 'Shipwire',
    documentation: 'partial',
    sandbox: { reach: 'address', url: 'https://api.beta.shipwire.com' },
    reportsStock: true,
    takes: ['giftMessage'],
    customs: ['value'],
    mark: { initials: 'SW', points: '8,5 40,5 32,35 0,35' },
  },
  Portless: {
    id: 10,
    name: 'Portless',
    testName: 'testPortless',
    testPath: '/test-Portless-connection',
    shape: 'flat',
    fields: { adminApiKey: 'secret', merchantApiKey: 'secret', connectorId: 'text' },
    accountFields: ['merchantApiKey', 'connectorId'],
    toastName: 'Portless',
    documentation: 'none',
    sandbox: { reach: 'unknown' },
    reportsStock: true,
    takes: [],
    customs: [],
    mark: { initials: 'PL', points: '20,1 39,14 32,37 8,37 1,14' },
  },
} as const satisfies Readonly<Record<string, ProviderRow>>;

type ProviderRows = typeof providerRows;

/** String ids in `save-third-party-settings` (§3 "Providers"). */
export type ThirdPartyId = keyof ProviderRows;

/** Numbers in the third-party details records (§3 "Providers"). */
export type ProviderId = ProviderRows[ThirdPartyId]['id'];

/**
 * Why a merchant connects each 3PL, its toast when a test fails (§8 writes three without a full stop), and where its
 * field values come from.
 */
export const providerWords = inLanguage('providerWords', {
  ams: {
    purpose: 'Send orders to a warehouse that runs on AMS.',
    connectFailed: 'Error while connecting with Warehouse.',
    help: {
      client_code: 'The code that the warehouse knows your company by.',
      host: 'The address of the warehouse’s system, as the warehouse gave it to you.',
      login_id: 'The login that the warehouse set up for this connection.',
      password: 'The password of that login.',
    },
  },
  shipbob: {
    purpose: 'Have orders picked, packed and shipped from Shipbob’s fulfillment centers.',
    connectFailed: 'Error while connecting with Shipbob.',
    help: {
      access_token: 'A token that you create in your Shipbob account.',
      shipbob_channel_id: 'The number of the channel that stands for this store in Shipbob.',
    },
  },
  ship_stations: {
    purpose: 'Buy labels and ship from your own warehouse. Add an account for each brand or site.',
    connectFailed: 'Error while connecting with Shipstation.',
    help: {
      name: 'For you, to tell your accounts apart.',
      api_key: 'The API key of this Shipstation account.',
      api_secret: 'The API secret that belongs to that key.',
    },
  },
  cap: {
    purpose: 'Have orders picked, packed and shipped from Capacity’s warehouses.',
    connectFailed: 'Error while connecting with Capacity 3PL.',
    help: {
      api_key: 'The key that Capacity gave you.',
      client_code: 'The code that Capacity knows your company by.',
      client_id: 'The ID that Capacity gave you together with the client secret.',
      client_secret: 'The secret that belongs to the client ID.',
      host: 'The address of Capacity’s system, as Capacity gave it to you.',
    },
  },
  dcl: {
    purpose: 'Have orders picked, packed and shipped from DCL’s fulfillment centers.',
    connectFailed: 'Error while connecting with DCL',
    help: {
      username: 'The user name that DCL set up for this connection.',
      password: 'The password of that user.',
      account_number: 'Your account number with DCL.',
    },
  },
  cold_track: {
    purpose: 'Ship frozen and chilled products from cold storage.',
    connectFailed: 'Error while connecting with ColdTrack',
    help: {
      api_key: 'The key that Cold Track gave you.',
      application_name: 'The name that Cold Track registered this connection under.',
      client_id: 'The ID that Cold Track knows your company by.',
    },
  },
  info_plus: {
    purpose: 'Send orders to a warehouse that runs on Info Plus, yours or a 3PL’s.',
    connectFailed: 'Error while connecting with Info Plus',
    help: {
      domain: 'Only the domain of your Info Plus site, such as “your-company.example.com”.',
      api_key: 'The key that you create in your Info Plus account.',
    },
  },
  carterdc: {
    purpose: 'Send orders to Carter’s warehouses, which run on Extensiv 3PL Warehouse Manager.',
    connectFailed: 'Error while connecting with CarterDc 3PL.',
    help: {
      customer_id: 'The number that Carter knows your company by.',
      user_login: 'The login that Carter set up for this connection.',
      client_id: 'The ID that Carter gave you together with the client secret.',
      client_secret: 'The secret that belongs to the client ID.',
    },
  },
  shipWire: {
    purpose: 'Ship from Shipwire’s warehouses in several countries.',
    connectFailed: 'Error while connecting with Shipwire 3PL.',
    help: {
      shipwireKey: 'The key that you create in your Shipwire account.',
    },
  },
  Portless: {
    purpose: 'Ship from where your products are made, straight to your customers.',
    connectFailed: 'Error while connecting with Portless 3PL.',
    help: {
      adminApiKey: 'The admin key that Portless gave you.',
      merchantApiKey: 'The key that Portless gave you as a merchant.',
      connectorId: 'The ID of the connection to this store at Portless.',
    },
  },
} satisfies {
  [Id in ThirdPartyId]: {
    purpose: string;
    connectFailed: string;
    help: Record<keyof ProviderRows[Id]['fields'], string>;
  };
});

/** Labels of the fields in the 3PLs' forms. */
export const settingMessages = inLanguage('settingMessages', {
  client_code: 'Client code',
  host: 'Host',
  login_id: 'Login ID',
  password: 'Password',
  access_token: 'Access token',
  shipbob_channel_id: 'Channel ID',
  name: 'Account name',
  api_key: 'API key',
  api_secret: 'API secret',
  client_id: 'Client ID',
  client_secret: 'Client secret',
  username: 'Username',
  account_number: 'Account number',
  application_name: 'Application name',
  domain: 'Domain',
  customer_id: 'Customer ID',
  user_login: 'User login',
  shipwireKey: 'Shipwire key',
  adminApiKey: 'Admin API key',
  merchantApiKey: 'Merchant API key',
  connectorId: 'Connector ID',
} satisfies Record<FieldName, string>);

type FieldName = { [Id in ThirdPartyId]: keyof ProviderRows[Id]['fields'] }[ThirdPartyId];

/** The other connection toasts (§8): they name the 3PL. */
export const providerToasts = inLanguage('providerToasts', {
  connected: (name: string) => `Connection made successfully with ${name}.`,
  saved: (name: string) => `${name} settings saved successfully.`,
  saveFailed: (name: string) => `Error while saving ${name} settings.`,
});

/** One input of a provider's form. */
export interface ProviderField {
  /** Its name in the settings and on the wire (§3). */
  name: string;
  label: string;
  /** Masked with reveal; never in a URL, log, storage or toast (contract, "Integrations, plans"). */
  isSecret: boolean;
  /** Help text below the field: where the value comes from. */
  help: string;
  /** `domain` is a host name without the rest of a URL; see `fieldHint`. */
  expects: 'text' | 'domain';
}

/** Toast texts (§8). */
export interface ProviderMessages {
  connected: string;
  /** Used when the server sends no text. */
  connectFailed: string;
  saved: string;
  saveFailed: string;
}

/** A row with its words. */
export interface Provider extends Omit<ProviderRow, 'id' | 'testName' | 'fields' | 'toastName'> {
  id: ProviderId;
  thirdPartyId: ThirdPartyId;
  testName: ProviderRows[ThirdPartyId]['testName'];
  fields: readonly ProviderField[];
  messages: ProviderMessages;
  /** One sentence on why a merchant connects it. */
  purpose: string;
}

/** The ten providers in directory order (§2). */
export const providers: readonly Provider[] = (Object.keys(providerRows) as ThirdPartyId[]).map(toProvider);

/** The provider with this number or string id; `null` for neither. Numbers can be text. */
export function findProvider(id: number | string): Provider | null {
  return providers.find((provider) => provider.thirdPartyId === id || String(provider.id) === String(id)) ?? null;
}

/** "Shipstation (East)"; only the provider's name when it has one account. */
export function accountName({ name }: Pick<Provider, 'name'>, account: string): string {
  return account === '' ? name : `${name} (${bidiIsolate(account)})`;
}

/** One value per connection test, by call name. */
export function perConnectionTest<Value>(valueOf: (provider: Provider) => Value): Record<Provider['testName'], Value> {
  const values = providers.map((provider) => [provider.testName, valueOf(provider)]);
  return Object.fromEntries(values) as Record<Provider['testName'], Value>;
}

function toProvider(thirdPartyId: ThirdPartyId): Provider {
  const { fields, toastName, ...row } = providerRows[thirdPartyId];
  const { purpose, connectFailed, help } = providerWords[thirdPartyId];
  const helpOf: Readonly<Record<string, string>> = help;
  return {
    ...row,
    thirdPartyId,
    purpose,
    fields: Object.entries<ProviderRow['fields'][string]>(fields).map(([name, kind]) => ({
      name,
      label: settingMessages[name as FieldName],
      help: helpOf[name] ?? '',
      isSecret: kind === 'secret',
      expects: kind === 'domain' ? 'domain' : 'text',
    })),
    messages: {
      connected: providerToasts.connected(toastName),
      connectFailed,
      saved: providerToasts.saved(toastName),
      saveFailed: providerToasts.saveFailed(toastName),
    },
  };
}
