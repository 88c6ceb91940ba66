import { describe, expect, test } from 'vitest';
import { isMask } from './fieldHint.ts';
import { maskRecord, restoreMaskedRecord, secretMask } from './maskRecord.ts';
import { isAnyConnected, type ProviderRecord } from './ProviderRecord.ts';
import { providers } from '../providers/providers.ts';

const ams = { client_code: 'HEARTS', host: 'https://wms.example', login_id: 'api', password: 'pass-1', status: true };
const accounts = [
  { name: 'Main', api_key: 'key-1', api_secret: 'secret-1', status: true, account_id: 'Main' },
  { name: 'Wholesale', api_key: 'key-2', api_secret: '', status: false, account_id: 'Wholesale' },
];

describe('masking a record', () => {
  test('leaves no secret of any provider', () => {
    for (const { thirdPartyId, fields, shape } of providers) {
      const settings = { ...Object.fromEntries(fields.map(({ name }) => [name, `plain-${name}`])), status: true };
      const masked = maskRecord(thirdPartyId, shape === 'accounts' ? [settings] : settings, 'secrets');
      const expected = Object.fromEntries(
        fields.map(({ name, isSecret }) => [name, isSecret ? secretMask : `plain-${name}`]),
      );
      expect(masked).toMatchObject(
        shape === 'accounts' ? [{ ...expected, status: true }] : { ...expected, status: true },
      );
    }
  });

  test('leaves only state, names and account ids for a person without edit permission', () => {
    expect(maskRecord('ams', ams, 'everything')).toEqual({
      client_code: secretMask,
      host: secretMask,
      login_id: secretMask,
      password: secretMask,
      status: true,
    });
    expect(maskRecord('ship_stations', accounts, 'everything')).toEqual([
      { name: 'Main', api_key: secretMask, api_secret: secretMask, status: true, account_id: 'Main' },
      { name: 'Wholesale', api_key: secretMask, api_secret: '', status: false, account_id: 'Wholesale' },
    ]);
  });

  test('uses a mask that the form recognizes', () => {
    expect(isMask(secretMask)).toBe(true);
  });
});

describe('a mask that is sent back', () => {
  test('becomes blank without a saved value, never the mask itself', () => {
    expect(restoreMaskedRecord({ ...ams, password: secretMask }, undefined)).toEqual({ ...ams, password: '' });
    expect(restoreMaskedRecord([{ name: 'New', api_key: secretMask, status: true }], undefined)).toEqual([
      { name: 'New', api_key: '', status: true, account_id: 'New' },
    ]);
  });

  test('keeps the saved value while other fields take the new one', () => {
    for (const record of [ams, accounts] satisfies ProviderRecord[]) {
      const name = Array.isArray(record) ? 'ship_stations' : 'ams';
      expect(restoreMaskedRecord(maskRecord(name, record, 'everything'), record)).toEqual(record);
    }
    expect(restoreMaskedRecord({ ...ams, host: 'https://new.example', password: secretMask }, ams)).toEqual({
      ...ams,
      host: 'https://new.example',
    });
  });

  test('finds an account by name and a renamed one by position', () => {
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

describe('an account id', () => {
  const account = (name: string, more = {}) => ({ name, api_key: 'k', api_secret: 's', status: true, ...more });
  const idsOf = (next: ProviderRecord, before?: ProviderRecord) =>
    ([restoreMaskedRecord(next, before)].flat() as { account_id: string }[]).map(({ account_id }) => account_id);

  test('is its first name and survives a rename', () => {
    expect(idsOf([account('Main')])).toEqual(['Main']);
    expect(idsOf([account('Retail', { account_id: 'Main' })], accounts)).toEqual(['Main']);
    // From a form that does not have the id yet, and a client that sends none.
    expect(idsOf([account('Retail')], [account('Main')])).toEqual(['Main']);
    expect(idsOf([account('Retail', { api_key: secretMask })], [account('Main')])).toEqual(['Main']);
  });

  test("is never another account's: for equal names, a repeated id, or an id that a renamed account has", () => {
    expect(idsOf([account('Main'), account('Main')])).toEqual(['Main', 'Main (2)']);
    expect(idsOf([account('A', { account_id: 'x' }), account('B', { account_id: 'x' })])).toEqual(['x', 'B']);
    const renamed = account('Retail', { account_id: 'Main' });
    expect(idsOf([renamed, account('Main')], accounts)).toEqual(['Main', 'Main (2)']);
    expect(idsOf([account('Main'), renamed], accounts)).toEqual(['Main (2)', 'Main']);
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
