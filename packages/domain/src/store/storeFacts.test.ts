import { expect, test } from 'vitest';
import { message } from '../messages/Message.ts';
import { storeFacts } from './storeFacts.ts';
import { backfillText, storeProblemText } from './storeTexts.ts';
import type { StoreStatus } from './StoreConnection.ts';

const status = (changes: Partial<StoreStatus> = {}): StoreStatus => ({
  domain: 'acme.myshopify.com',
  state: 'installed',
  scopes: [],
  missingScopes: [],
  grantUrl: null,
  installedAt: null,
  lastWebhookAt: null,
  backfill: {
    state: 'done',
    ordersTotal: 25_900,
    ordersRead: 25_900,
    ordersAdded: 25_900,
    startedAt: null,
    endedAt: null,
    words: null,
  },
  check: {
    checkedAt: null,
    isRunning: false,
    ordersChecked: 0,
    missing: [],
    missingCount: 0,
    changedCount: 0,
    words: null,
  },
  waitingWrites: 0,
  problems: [],
  ...changes,
});

const factOf = (name: string, changes: Partial<StoreStatus> = {}) => {
  const found = storeFacts(status(changes), 'Europe/London').find((fact) => fact.name === name);
  return [found?.value, found?.note];
};

test('says nothing more for a shop without a store', () => {
  expect(storeFacts(status({ state: 'notConnected' }), 'UTC')).toEqual([
    { name: 'Connection', value: 'Not connected', note: 'This shop’s orders don’t come from a connected store.' },
  ]);
});

test('names granted and missing permissions, as many as are counted', () => {
  const scopes = ['write_orders', 'read_products', 'unauthenticated_read_metaobjects'];
  expect(factOf('Permissions in the store', { scopes })).toEqual(['All granted', 'Orders, Products']);
  expect(factOf('Permissions in the store', { scopes, missingScopes: ['read_inventory'] })).toEqual([
    '2 of 3 granted',
    'Granted: Orders, Products. Missing: Inventory.',
  ]);
  const none = { scopes: [], missingScopes: ['read_inventory', 'write_something'] };
  expect(factOf('Permissions in the store', none)).toEqual(['0 of 2 granted', 'Missing: Inventory, write something.']);
  expect(factOf('Connection', { state: 'missingScopes' })[0]).toBe('Permissions are missing');
});

test.each([
  [{ state: 'running', ordersTotal: null, ordersRead: 0 }, 'The store is preparing them'],
  [{ state: 'running', ordersTotal: 25_900, ordersRead: 1_200 }, '1,200 of 25,900 loaded'],
  [{ state: 'done' }, '25,900 loaded'],
  [{ state: 'failed', ordersRead: 100, words: 'No.' }, 'Stopped after 100'],
] as const)('the first reading: %j', (changes, value) => {
  const { backfill } = status();
  expect(factOf('Past orders', { backfill: { ...backfill, ...changes } })[0]).toBe(value);
});

test('names five of the missing orders', () => {
  const { check } = status();
  const missing = Array.from({ length: 100 }, (_, index) => `#${index + 1}`);
  const checked = { ...check, checkedAt: '2026-11-20T03:00:00.000Z' };
  expect(factOf('Last check against the store', { check: { ...checked, missing, missingCount: 120 } })[1]).toBe(
    '120 orders were missing and have been added: #1, #2, #3, #4, #5 and 115 more.',
  );
  expect(factOf('Last check against the store', { check: checked })[1]).toBe('No order was missing.');
});

test('counts changed orders beside the missing ones', () => {
  const { check } = status();
  const checked = { ...check, checkedAt: '2026-11-20T03:00:00.000Z' };
  const noteOf = (changes: Partial<StoreStatus['check']>) =>
    factOf('Last check against the store', { check: { ...checked, ...changes } })[1];
  expect(noteOf({ changedCount: 1 })).toBe('1 order had changed in the store and is up to date again.');
  expect(noteOf({ changedCount: 2, missing: ['#7'], missingCount: 1 })).toBe(
    '1 order was missing and has been added: #7. 2 orders had changed in the store and are up to date again.',
  );
});

test("counts refused writes and gives the store's words", () => {
  const problem = { orderId: '1', orderName: '#1', at: '', task: 'fulfill', words: 'It is on hold.' };
  expect(factOf('Changes for the store', { waitingWrites: 3, problems: [problem] })).toEqual([
    '3 waiting',
    'The store refused 1.',
  ]);
  expect(storeProblemText(problem)).toBe('The store didn’t add the fulfillment: It is on hold.');
  const keptBefore = { ...problem, task: 'hold the order', words: message('store.tooSlow') };
  expect(storeProblemText(keptBefore)).toBe('The store didn’t hold the order: The store answers too slowly.');
});

test.each([
  [{ state: 'none' }, null],
  [{ state: 'running', ordersTotal: null, ordersRead: 0 }, 'Your store is preparing its orders.'],
  [{ state: 'running', ordersTotal: 25_900, ordersRead: 1_200 }, '1,200 of 25,900 orders loaded.'],
  [
    { state: 'running', ordersTotal: 25_900, ordersRead: 1_200, words: message('store.backfillResumed') },
    '1,200 of 25,900 orders loaded. Loading continues where it stopped.',
  ],
  [{ state: 'done', ordersRead: 0 }, 'Your store has no orders yet. New orders arrive automatically.'],
  [{ state: 'done', ordersRead: 1 }, '1 order loaded. New orders arrive automatically.'],
  [{ state: 'done' }, 'All 25,900 orders loaded. New orders arrive automatically.'],
  [
    { state: 'failed', ordersRead: 100, words: 'No.' },
    'Loading stopped after 100 orders. No. The orders that are here stay.',
  ],
] as const)('the first reading in a sentence: %j', (changes, text) => {
  expect(backfillText({ ...status().backfill, ...changes })).toBe(text);
});
