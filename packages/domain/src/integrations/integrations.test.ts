import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addAccount, emptyAccount, emptySettings, removeAccount } from './emptySettings.ts';
import { integrationMoreInfoPath, integrationTexts, providerCardText, storePlatforms } from './integrationTexts.ts';
import { hasConnectedProvider, isConnected, isInstalled, isStoreInstalled } from './isConnected.ts';
import { parseProviderDetails } from './parseProviderDetails.ts';
import { findProvider, type Provider, providers, type ThirdPartyId } from '../providers/providers.ts';
import type { ThirdPartyDetails } from './ThirdPartyDetails.ts';

function provider(id: ThirdPartyId): Provider {
  const found = findProvider(id);
  if (found === null) throw new Error(`no provider ${id}`);
  return found;
}

function parsed(id: number | string, details: unknown): ThirdPartyDetails {
  const result = parseProviderDetails(id, typeof details === 'string' ? details : JSON.stringify(details));
  if (result === null) throw new Error(`no provider ${id}`);
  return result;
}

describe('the ten providers', () => {
  test('3PL cards, in the order of the directory (§2)', { tags: '§2.50' }, () => {
    expect(providers.map(({ name }) => name)).toEqual([
      'AMS 3PL service',
      'Shipbob',
      'Shipstation',
      'Capacity',
      'DCL Logistics',
      'Cold Track',
      'Info Plus',
      'Carter Distribution',
      'Shipwire',
      'Portless',
    ]);
  });

  test.each([
    [1, 'ams', '/test-ams-connection'],
    [2, 'ship_stations', '/test-ship-station-connection'],
    [3, 'shipbob', '/test-shipbob-connection'],
    [4, 'cap', '/test-cap-connection'],
    [5, 'dcl', '/test-dcl-connection'],
    [6, 'cold_track', '/test-cold-track-connection'],
    [7, 'carterdc', '/test-carterdc-connection'],
    [8, 'info_plus', '/test-info-plus-connection'],
    [9, 'shipWire', '/test-shipwire-connection'],
    [10, 'Portless', '/test-Portless-connection'],
  ] as const)(
    'Provider id %i is %s on the wire, tested at %s (§3, §7)',
    { tags: ['§1.2', '§3.4'] },
    (id, thirdPartyId, testPath) => {
      expect(findProvider(id)).toMatchObject({ id, thirdPartyId, testPath });
      expect(findProvider(String(id))).toBe(findProvider(id));
      expect(findProvider(thirdPartyId)).toBe(findProvider(id));
    },
  );

  it('finds no other', () => {
    for (const id of [0, 999, -1, 1.5, Number.NaN, '', 'AMS', '01', '__proto__', 'toString'])
      expect(findProvider(id)).toBeNull();
  });

  test.each([
    ['ams', 'client_code, host, login_id, *password'],
    ['shipbob', '*access_token, shipbob_channel_id'],
    ['ship_stations', 'name, *api_key, *api_secret'],
    ['cap', '*api_key, client_code, client_id, *client_secret, host'],
    ['dcl', 'username, *password, account_number'],
    ['cold_track', '*api_key, application_name, client_id'],
    ['info_plus', 'domain, *api_key'],
    ['carterdc', 'customer_id, user_login, client_id, *client_secret'],
    ['shipWire', '*shipwireKey'],
    ['Portless', '*adminApiKey, *merchantApiKey, connectorId'],
  ] as const)('Provider settings of %s: %s (§3; * is a secret)', { tags: '§3.5' }, (id, fields) => {
    expect(
      provider(id)
        .fields.map(({ name, isSecret }) => (isSecret ? `*${name}` : name))
        .join(', '),
    ).toBe(fields);
  });

  test('AMS, Cold Track and Portless have no public documentation, Capacity and Shipwire have some', () => {
    const of = (wanted: string) => providers.filter((one) => one.documentation === wanted).map(({ name }) => name);
    expect(of('none')).toEqual(['AMS 3PL service', 'Cold Track', 'Portless']);
    expect(of('partial')).toEqual(['Capacity', 'Shipwire']);
  });

  test('only Shipstation has accounts', () => {
    expect(providers.filter(({ shape }) => shape === 'accounts').map(({ id }) => id)).toEqual([2]);
  });
});

describe('Toasts (§8)', () => {
  test.each([
    ['shipbob', 'Error while connecting with Shipbob.'],
    ['cap', 'Error while connecting with Capacity 3PL.'],
    ['ams', 'Error while connecting with Warehouse.'],
    ['ship_stations', 'Error while connecting with Shipstation.'],
    ['dcl', 'Error while connecting with DCL'],
    ['cold_track', 'Error while connecting with ColdTrack'],
    ['info_plus', 'Error while connecting with Info Plus'],
    ['carterdc', 'Error while connecting with CarterDc 3PL.'],
    ['shipWire', 'Error while connecting with Shipwire 3PL.'],
    ['Portless', 'Error while connecting with Portless 3PL.'],
  ] as const)('Connection failure of %s: "%s"', { tags: ['§8.1', '§8.2'] }, (id, text) => {
    expect(provider(id).messages.connectFailed).toBe(text);
  });

  test.each([
    ['shipbob', 'Shipbob'],
    ['cap', 'Capacity'],
    ['ams', 'Warehouse'],
    ['ship_stations', 'Shipstation'],
    ['dcl', 'DCL Logistics'],
    ['cold_track', 'Cold Track'],
    ['info_plus', 'Info Plus'],
    ['carterdc', 'CarterDC'],
    ['shipWire', 'Shipwire'],
    ['Portless', 'Portless'],
  ] as const)('Save failure and success of %s name %s', { tags: ['§8.3', '§8.5'] }, (id, called) => {
    expect(provider(id).messages).toMatchObject({
      saveFailed: `Error while saving ${called} settings.`,
      saved: `${called} settings saved successfully.`,
      connected: `Connection made successfully with ${called}.`,
    });
  });
});

describe('A provider is connected when its details parse and status is true (§4)', () => {
  test.each(providers.filter(({ shape }) => shape === 'flat').map((one) => [one.name, one] as const))(
    '%s',
    { tags: '§4.1' },
    (_, { id, fields }) => {
      const values = Object.fromEntries(fields.map(({ name }) => [name, `the ${name}`]));
      const on = parsed(id, { ...values, status: true });
      expect(on).toEqual({ providerId: id, settings: { shape: 'flat', status: true, values } });
      expect([isConnected(on), isInstalled(on)]).toEqual([true, true]);
      const off = parsed(id, { ...values, status: false });
      expect([isConnected(off), isInstalled(off)]).toEqual([false, false]);
    },
  );

  test.each([true, 1, '1', 'true'])('status %j is on', (status) => {
    expect(isConnected(parsed(3, { access_token: 'x', status }))).toBe(true);
  });

  test.each([false, null, 0, '0', 2, 'yes', 'false', {}, []])('status %j is not on', (status) => {
    expect(isConnected(parsed(3, { access_token: 'x', status }))).toBe(false);
  });

  test.each(['', 'null', '{broken', '{"status":true', '[]', '[{"status":true}]', '"text"', '42', 'true'])(
    'details that do not parse: %s',
    (details) => {
      const result = parsed('shipbob', details);
      expect(result).toEqual({ providerId: 3, settings: null, ...(details !== '' && { isUnreadable: true }) });
      expect([isConnected(result), isInstalled(result)]).toEqual([false, false]);
    },
  );

  it('missing details are not unreadable: nothing was saved', () => {
    for (const nothing of [null, '', '  '])
      expect(parseProviderDetails(3, nothing)).toEqual({ providerId: 3, settings: null });
  });

  it('reads details that were encoded twice', () => {
    expect(isConnected(parsed(3, JSON.stringify(JSON.stringify({ status: true }))))).toBe(true);
  });

  it('leaves out an unknown provider', () => {
    expect(parseProviderDetails('newcomer', '{"status":true}')).toBeNull();
    expect(parseProviderDetails(999, '{"status":true}')).toBeNull();
  });

  it("shows the provider's fields as text and keeps the rest exactly", () => {
    const saved = { customer_id: 42, user_login: null, client_id: ['x'], extra: 'y', status: true };
    expect(parsed(7, saved).settings).toEqual({
      shape: 'flat',
      status: true,
      values: { customer_id: '42', user_login: '', client_id: '', client_secret: '' },
      original: saved,
    });
  });

  it('accepts details that are an object already', () => {
    const saved = { access_token: 'x', shipbob_channel_id: '7', status: true };
    expect(parseProviderDetails(3, saved)).toEqual(parsed(3, saved));
    expect(parseProviderDetails(3, 7)).toEqual({ providerId: 3, settings: null, isUnreadable: true });
    expect(parseProviderDetails(3, undefined)).toEqual({ providerId: 3, settings: null });
  });
});

describe('For shipstation at least one entry must have status, api_key and api_secret (§4)', () => {
  const whole = { name: 'East', api_key: 'k', api_secret: 's', status: true };

  test.each([
    ['one whole account', [whole], true, true],
    ['one whole among others', [{ ...whole, status: false }, { ...whole, api_key: '' }, whole], true, true],
    ['no account', [], false, false],
    ['status off', [{ ...whole, status: false }], false, false],
    ['no api_key', [{ ...whole, api_key: '' }], false, true],
    ['a blank api_secret', [{ ...whole, api_secret: ' ' }], false, true],
    [
      'what is needed, spread over two accounts',
      [
        { ...whole, api_key: '' },
        { ...whole, status: false },
      ],
      false,
      true,
    ],
    ['a broken entry beside a whole one', [null, 'x', [], whole], true, true],
  ])('%s', { tags: ['§2.49', '§4.2'] }, (_, accounts, connected, installed) => {
    for (const details of [accounts, { shipstation_details: accounts }]) {
      const result = parsed('ship_stations', details);
      expect(isConnected(result)).toBe(connected);
      expect(isInstalled(result)).toBe(installed);
    }
  });

  it('a flat object is not a list of accounts, and a list is not a flat form', () => {
    expect(parsed(2, whole).settings).toBeNull();
    expect(parsed(1, [whole]).settings).toBeNull();
  });

  test('"Add Account" appends an empty entry; "Remove" deletes by index', { tags: '§4.8' }, () => {
    const station = provider('ship_stations');
    const first = { status: true, values: { name: 'East', api_key: 'k', api_secret: 's' } };
    const both = addAccount(station, [first]);
    expect(both).toEqual([first, { status: false, values: { name: '', api_key: '', api_secret: '' } }]);
    expect(removeAccount(both, 0)).toEqual([emptyAccount(station)]);
    expect(removeAccount(both, 7)).toEqual(both);
    expect(emptySettings(station)).toEqual({ shape: 'accounts', accounts: [] });
    expect(emptySettings(provider('shipWire'))).toEqual({ shape: 'flat', status: false, values: { shipwireKey: '' } });
  });
});

test('at least one provider is connected', () => {
  const on = parsed(9, { shipwireKey: 'k', status: true });
  const off = parsed(3, { status: false });
  expect(hasConnectedProvider([])).toBe(false);
  expect(hasConnectedProvider([off])).toBe(false);
  expect(hasConnectedProvider([off, on])).toBe(true);
});

test("Store is installed when install_status is '1' (§4)", { tags: ['§4.9', '§9.17'] }, () => {
  expect(isStoreInstalled('1')).toBe(true);
  for (const status of ['0', '', 'true', null]) expect(isStoreInstalled(status)).toBe(false);
});

it('hostile details never throw, connect by accident or pollute', () => {
  const ids = fc.oneof(
    fc.integer({ min: -1, max: 12 }),
    fc.constantFrom(...providers.map(({ thirdPartyId }) => thirdPartyId)),
    fc.string(),
  );
  fc.assert(
    fc.property(
      ids,
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => text.slice(0, -1)),
        fc.json().map((text) => JSON.stringify(text)),
      ),
      (id, details) => {
        const result = parseProviderDetails(id, details);
        expect(result !== null && isConnected(result) && !details.includes('true')).toBe(false);
        for (const text of result?.settings?.shape === 'flat' ? Object.values(result.settings.values) : [])
          expect(typeof text).toBe('string');
      },
    ),
  );
  const polluting = parsed(3, '{"__proto__":{"polluted":1,"status":true},"access_token":"x"}');
  expect(isConnected(polluting)).toBe(false);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

describe('Apps & Integrations screen (§2)', () => {
  test('Each reads "Integrate with your fulfillment service partner(s)." or "3PL Integrated."', () => {
    expect(providerCardText(false)).toBe('Integrate with your fulfillment service partner(s).');
    expect(providerCardText(true)).toBe('3PL Integrated.');
  });

  test('has the sections, links and labels that §2 quotes', () => {
    expect(integrationMoreInfoPath).toBe('/learn/integration');
    expect(integrationTexts).toMatchObject({
      moreInfo: 'More Info',
      installed: 'App Installed',
      storesSection: 'E-Commerce Stores',
      providersSection: '3PL Integrations',
      viewSettings: 'View Settings',
      connectionDetails: 'Connection Details',
      storeUrl: 'Store URL',
      comingSoon: 'Coming soon!',
    });
  });

  test('WooCommerce is "Coming soon!" with no action', { tags: '§2.51' }, () => {
    expect(storePlatforms.filter((platform) => !platform.isAvailable).map(({ name }) => name)).toEqual(['WooCommerce']);
  });
});
