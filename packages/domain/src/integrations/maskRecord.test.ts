import { describe, expect, test } from 'vitest';
import { isMask } from './fieldHint.ts';
import { maskRecord, restoreMaskedRecord, secretMask } from './maskRecord.ts';
import { isAnyConnected, type ProviderRecord } from './ProviderRecord.ts';
import { providers } from '../providers/providers.ts';

const ams = { client_code: 'HEARTS', host: 'https://wms.example', login_id: 'api', password: 'pass-1', status: true };
const accounts = [
  { name: 'Main', api_key: 'key-1', api_secret: 'secret-1', status: true },
  { name: 'Wholesale', api_key: 'key-2', api_secret: '', status: false },
];

describe('the mask of a secret', () => {
  test('no secret of any provider is left in its record', () => {
    for (const { thirdPartyId, fields, shape } of providers) {
      const settings = { ...Object.fromEntries(fields.map(({ name }) => [name, `plain-${name}`])), status: true };
      const masked = maskRecord(thirdPartyId, shape === 'accounts' ? [settings] : settings, 'secrets');
      const expected = Object.fromEntries(
        fields.map(({ name, isSecret }) => [name, isSecret ? secretMask : `plain-${name}`]),
      );
      expect(masked).toEqual(shape === 'accounts' ? [{ ...expected, status: true }] : { ...expected, status: true });
    }
  });

  test('to a person without edit permission only the state and the names of accounts are left', () => {
    expect(maskRecord('ams', ams, 'everything')).toEqual({
      client_code: secretMask,
      host: secretMask,
      login_id: secretMask,
      password: secretMask,
      status: true,
    });
    expect(maskRecord('ship_stations', accounts, 'everything')).toEqual([
      { name: 'Main', api_key: secretMask, api_secret: secretMask, status: true },
      { name: 'Wholesale', api_key: secretMask, api_secret: '', status: false },
    ]);
  });

  test('is one that the form knows', () => {
    expect(isMask(secretMask)).toBe(true);
  });
});

describe('a mask that comes back', () => {
  test('without a saved value it becomes blank, never the mask itself', () => {
    expect(restoreMaskedRecord({ ...ams, password: secretMask }, undefined)).toEqual({ ...ams, password: '' });
    expect(restoreMaskedRecord([{ name: 'New', api_key: secretMask, status: true }], undefined)).toEqual([
      { name: 'New', api_key: '', status: true },
    ]);
  });

  test('keeps what was saved, and every other value is the new one', () => {
    for (const record of [ams, accounts] satisfies ProviderRecord[]) {
      const name = Array.isArray(record) ? 'ship_stations' : 'ams';
      expect(restoreMaskedRecord(maskRecord(name, record, 'everything'), record)).toEqual(record);
    }
    expect(restoreMaskedRecord({ ...ams, host: 'https://new.example', password: secretMask }, ams)).toEqual({
      ...ams,
      host: 'https://new.example',
    });
  });

  test('an account is found by its name, a renamed one by its position', () => {
    const [main, wholesale] = maskRecord('ship_stations', accounts, 'secrets') as typeof accounts;
    expect(
      restoreMaskedRecord(
        [wholesale, main].flatMap((account) => account ?? []),
        accounts,
      ),
    ).toEqual(accounts.toReversed());
    expect(restoreMaskedRecord([{ ...main, name: 'Retail' }] as ProviderRecord, accounts)).toEqual([
      { ...accounts[0], name: 'Retail' },
    ]);
  });
});

test('a shop is connected when one of its records is', () => {
  expect(isAnyConnected(new Map())).toBe(false);
  expect(isAnyConnected(new Map([['unknown', ams]]))).toBe(false);
  expect(isAnyConnected(new Map([['ams', { ...ams, status: false }]]))).toBe(false);
  expect(isAnyConnected(new Map<string, ProviderRecord>([['ship_stations', accounts.slice(1)]]))).toBe(false);
  expect(
    isAnyConnected(
      new Map<string, ProviderRecord>([
        ['ams', { ...ams, status: false }],
        ['ship_stations', accounts],
      ]),
    ),
  ).toBe(true);
});
