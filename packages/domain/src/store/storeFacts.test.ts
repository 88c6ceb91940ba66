import { expect, test } from 'vitest';
import { message } from '../messages/Message.ts';
import { canResumeBackfill, storeFacts } from './storeFacts.ts';
import { storeHealthItem } from './storeHealthItem.ts';
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
  jobs: [],
  waitingWrites: 0,
  waitingSince: null,
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

test('says since when the oldest change for the store waits', () => {
  const waiting = { waitingWrites: 3, waitingSince: '2026-11-20T06:30:00.000Z' };
  expect(factOf('Changes for the store', waiting)).toEqual([
    '3 waiting',
    'The oldest has waited since 2026-11-20 06:30:00 AM. It is tried again until the store answers.',
  ]);
});

test('says what long jobs do, and which are stalled', () => {
  const times = { startedAt: '2026-11-20T07:30:00.000Z', aliveAt: '2026-11-20T08:12:00.000Z' };
  const products = { kind: 'products', done: 310, total: null, ...times, isStanding: false } as const;
  const orders = { kind: 'orders', done: 4_700, total: 25_405, ...times, isStanding: true } as const;
  const { backfill } = status();
  const running = { backfill: { ...backfill, state: 'running', ordersRead: 4_700 }, jobs: [orders, products] } as const;
  expect(factOf('Loading products', running)).toEqual(['310 so far', null]);
  const note = 'No progress since 2026-11-20 08:12:00 AM. It continues where it was, by itself.';
  expect(factOf('Past orders', running)).toEqual(['4,700 of 25,900 loaded', note]);
  expect(canResumeBackfill(running)).toBe(true);
  expect(canResumeBackfill({ ...running, jobs: [{ ...orders, isStanding: false }] })).toBe(false);
});

const healthy = {
  state: 'installed',
  lastOrderAt: '2026-11-20T09:55:00.000Z',
  waiting: 0,
  waitingSince: null,
  isStanding: false,
} as const;

test.each([
  [{}, 'Connected', 'newest order 5 minutes ago · nothing waits', false],
  [{ lastOrderAt: null }, 'Connected', 'no orders yet · nothing waits', false],
  [
    { waiting: 42, waitingSince: '2026-11-20T09:40:00.000Z' },
    'Connected',
    'newest order 5 minutes ago · 42 waiting for up to 20 minutes',
    true,
  ],
  [
    { waiting: 1, waitingSince: '2026-11-20T09:58:00.000Z' },
    'Connected',
    'newest order 5 minutes ago · 1 waiting for up to 2 minutes',
    false,
  ],
  [
    { waiting: 1, waitingSince: '2026-11-20T09:59:50.000Z' },
    'Connected',
    'newest order 5 minutes ago · nothing waits',
    false,
  ],
  [{ isStanding: true }, 'Loading stands still', 'newest order 5 minutes ago · nothing waits', true],
  [{ state: 'accessEnded' }, 'Access has ended', 'newest order 5 minutes ago · nothing waits', true],
] as const)('the store on the dashboard: %j', (changes, value, detail, isProblem) => {
  const item = storeHealthItem({ ...healthy, ...changes }, new Date('2026-11-20T10:00:00.000Z'));
  expect(item).toEqual({ name: 'Your store', value, detail, isProblem });
});
