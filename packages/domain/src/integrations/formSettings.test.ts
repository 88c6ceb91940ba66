import { describe, expect, test } from 'vitest';
import { emptySettings } from './emptySettings.ts';
import { accountTitle, leaveWarning } from './integrationTexts.ts';
import { findProvider, type Provider, providers } from '../providers/providers.ts';
import { areSettingsEqual } from './areSettingsEqual.ts';
import type { ProviderAccount, ProviderSettings } from './ThirdPartyDetails.ts';
import { withoutSecrets } from './withoutSecrets.ts';

function provider(id: string): Provider {
  const found = findProvider(id);
  if (!found) throw new Error(`no provider ${id}`);
  return found;
}

const flat = (values: Record<string, string>, status = false): ProviderSettings => ({ shape: 'flat', status, values });
const accounts = (...list: readonly ProviderAccount[]): ProviderSettings => ({ shape: 'accounts', accounts: list });
const east: ProviderAccount = {
  status: true,
  values: { name: 'East', api_key: 'key-east', api_secret: 'secret-east' },
};

describe('unsaved changes', () => {
  test('equal forms have none, and a missing field equals a blank one', () => {
    for (const one of providers) expect(areSettingsEqual(emptySettings(one), emptySettings(one))).toBe(true);
    expect(areSettingsEqual(flat({ a: '1', b: '' }), flat({ a: '1' }))).toBe(true);
    expect(areSettingsEqual(accounts(east), accounts({ ...east, values: { ...east.values } }))).toBe(true);
  });

  test.each([
    ['a field', flat({ a: '1' }), flat({ a: '2' })],
    ['a space', flat({ a: '1' }), flat({ a: '1 ' })],
    ['a field that only one has', flat({}), flat({ a: '1' })],
    ['the status', flat({ a: '1' }, true), flat({ a: '1' }, false)],
    ['one account more', accounts(east), accounts(east, east)],
    ['an account’s status', accounts(east), accounts({ ...east, status: false })],
    ['the order of accounts', accounts(east, { ...east, status: false }), accounts({ ...east, status: false }, east)],
    ['the shape', accounts(), flat({})],
  ])('%s is a change', (_, one, other) => {
    expect([areSettingsEqual(one, other), areSettingsEqual(other, one)]).toEqual([false, false]);
  });
});

describe('a secret never reaches a toast', () => {
  const shipbob = provider('shipbob');

  test('whatever the server quotes', { tags: 'hazard:secret-leak' }, () => {
    const settings = flat({ access_token: ' to/ken+1 ', shipbob_channel_id: '104482' });
    expect(withoutSecrets('Token to/ken+1 for channel 104482 was refused (to%2Fken%2B1)', shipbob, settings)).toBe(
      'Token ••• for channel 104482 was refused (•••)',
    );
  });

  test('from any account', () => {
    const west = { status: true, values: { name: 'West', api_key: 'key-west', api_secret: 'secret-west' } };
    expect(
      withoutSecrets('East: key-east/secret-east, West: key-west', provider('ship_stations'), accounts(east, west)),
    ).toBe('East: •••/•••, West: •••');
  });

  test('with no secrets typed it removes nothing, and half a character does not throw', () => {
    expect(withoutSecrets('Access token is required.', shipbob, flat({ access_token: '' }))).toBe(
      'Access token is required.',
    );
    expect(withoutSecrets('no', shipbob, flat({ access_token: '\ud800\ud800' }))).toBe('no');
  });
});

test('an unnamed account gets a number', () => {
  expect([accountTitle('East', 1), accountTitle('  ', 2)]).toEqual(['East', 'Account 2']);
});

test('the leave warning says what would be lost', () => {
  expect(leaveWarning(['Shipbob', 'Portless'], false)).toBe('Your changes to Shipbob and Portless are not saved.');
  expect(leaveWarning(['Shipbob'], true)).toMatch(/^Shipbob is still being saved/);
});
