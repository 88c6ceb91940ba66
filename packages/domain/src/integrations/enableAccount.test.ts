import { expect, test } from 'vitest';
import { enableAccount, isDisabled } from './enableAccount.ts';
import type { ProviderSettings } from './ThirdPartyDetails.ts';

const flat: ProviderSettings = { shape: 'flat', status: false, values: { api_key: 'k' } };
const accounts: ProviderSettings = {
  shape: 'accounts',
  accounts: [
    { status: false, values: { name: 'East' } },
    { status: false, values: { name: 'West' } },
  ],
  original: { kept: 1 },
};

test('an index without an account enables none', () => {
  expect(enableAccount(accounts, 2)).toEqual(accounts);
  expect(enableAccount(accounts, null)).toEqual(accounts);
});

test('enables that account and leaves the rest as it is', () => {
  expect(enableAccount(flat, null)).toEqual({ ...flat, status: true });
  expect(enableAccount(accounts, 1)).toEqual({
    ...accounts,
    accounts: [accounts.accounts[0], { status: true, values: { name: 'West' } }],
  });
});

test('accounts count as disabled when there are some and all are off', () => {
  expect(isDisabled(flat)).toBe(true);
  expect(isDisabled(accounts)).toBe(true);
  expect(isDisabled(enableAccount(accounts, 0))).toBe(false);
  expect(isDisabled({ shape: 'accounts', accounts: [] })).toBe(false);
});
