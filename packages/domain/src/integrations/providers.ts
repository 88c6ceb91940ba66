import { settingMessages } from '../messages/settingMessages.ts';
import { type Words, wordsText } from '../messages/Message.ts';
import { fieldHelp, providerWords } from './providerWords.ts';

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
    fields: fieldsOf('ams', { client_code: 'text', host: 'text', login_id: 'text', password: 'secret' }),
    messages: messages('ams', 'Warehouse'),
  },
  {
    id: 3,
    name: 'Shipbob',
    thirdPartyId: 'shipbob',
    testPath: '/test-shipbob-connection',
    shape: 'flat',
    fields: fieldsOf('shipbob', { access_token: 'secret', shipbob_channel_id: 'text' }),
    messages: messages('shipbob', 'Shipbob'),
  },
  {
    id: 2,
    name: 'Shipstation',
    thirdPartyId: 'ship_stations',
    testPath: '/test-ship-station-connection',
    shape: 'accounts',
    fields: fieldsOf('ship_stations', { name: 'text', api_key: 'secret', api_secret: 'secret' }),
    messages: messages('ship_stations', 'Shipstation'),
  },
  {
    id: 4,
    name: 'Capacity',
    thirdPartyId: 'cap',
    testPath: '/test-cap-connection',
    shape: 'flat',
    fields: fieldsOf('cap', {
      api_key: 'secret',
      client_code: 'text',
      client_id: 'text',
      client_secret: 'secret',
      host: 'text',
    }),
    messages: messages('cap', 'Capacity'),
  },
  {
    id: 5,
    name: 'DCL Logistics',
    thirdPartyId: 'dcl',
    testPath: '/test-dcl-connection',
    shape: 'flat',
    fields: fieldsOf('dcl', { username: 'text', password: 'secret', account_number: 'text' }),
    messages: messages('dcl', 'DCL Logistics'),
  },
  {
    id: 6,
    name: 'Cold Track',
    thirdPartyId: 'cold_track',
    testPath: '/test-cold-track-connection',
    shape: 'flat',
    fields: fieldsOf('cold_track', { api_key: 'secret', application_name: 'text', client_id: 'text' }),
    messages: messages('cold_track', 'Cold Track'),
  },
  {
    id: 8,
    name: 'Info Plus',
    thirdPartyId: 'info_plus',
    testPath: '/test-info-plus-connection',
    shape: 'flat',
    fields: fieldsOf('info_plus', { domain: 'domain', api_key: 'secret' }),
    messages: messages('info_plus', 'Info Plus'),
  },
  {
    id: 7,
    name: 'Carter Distribution',
    thirdPartyId: 'carterdc',
    testPath: '/test-carterdc-connection',
    shape: 'flat',
    fields: fieldsOf('carterdc', {
      customer_id: 'text',
      user_login: 'text',
      client_id: 'text',
      client_secret: 'secret',
    }),
    messages: messages('carterdc', 'CarterDC'),
  },
  {
    id: 9,
    name: 'Shipwire',
    thirdPartyId: 'shipWire',
    testPath: '/test-shipwire-connection',
    shape: 'flat',
    fields: fieldsOf('shipWire', { shipwireKey: 'secret' }),
    messages: messages('shipWire', 'Shipwire'),
  },
  {
    id: 10,
    name: 'Portless',
    thirdPartyId: 'Portless',
    testPath: '/test-Portless-connection',
    shape: 'flat',
    fields: fieldsOf('Portless', { adminApiKey: 'secret', merchantApiKey: 'secret', connectorId: 'text' }),
    messages: messages('Portless', 'Portless'),
  },
];

/** The provider with this number or string id; null for neither. Numbers may come as text. */
export function findProvider(id: number | string): Provider | null {
  return providers.find((provider) => provider.thirdPartyId === id || String(provider.id) === String(id)) ?? null;
}

/** The fields of a provider by their names, with what each holds; a secret is masked. */
function fieldsOf(
  thirdPartyId: ThirdPartyId,
  kinds: Readonly<Record<string, 'text' | 'secret' | 'domain'>>,
): readonly ProviderField[] {
  const help: Readonly<Record<string, string>> = fieldHelp[thirdPartyId];
  return Object.entries(kinds).map(([name, kind]) => ({
    name,
    label: wordsText(fieldLabel(name)),
    help: help[name] ?? '',
    isSecret: kind === 'secret',
    expects: kind === 'domain' ? 'domain' : 'text',
  }));
}

/** What a field is called; its name where it is none of these. */
export function fieldLabel(name: string): Words {
  return Object.hasOwn(settingMessages, name) ? { code: `settings.${name}`, values: {} } : name;
}

/** §8 words three of the four alike; a failed connection has its own text per provider, three without a full stop. */
function messages(thirdPartyId: ThirdPartyId, displayName: string): ProviderMessages {
  return {
    connected: providerWords.connected(displayName),
    connectFailed: providerWords.connectFailed[thirdPartyId],
    saved: providerWords.saved(displayName),
    saveFailed: providerWords.saveFailed(displayName),
  };
}
