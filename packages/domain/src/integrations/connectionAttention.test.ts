import { expect, test } from 'vitest';
import type { AccountConnection, ConnectionProblem } from './accountConnection.ts';
import { connectionAttention } from './connectionAttention.ts';
import { connectionHealthItems } from './connectionHealthItems.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

const refused: ConnectionProblem = {
  providerId: 'shipbob',
  account: '',
  name: 'Shipbob',
  kind: 'credentialsRefused',
  title: '',
  detail: '',
  since: '2026-11-20T08:00:00.000Z',
  waitingOrders: 14,
  stopsOrders: true,
};

const silent: ConnectionProblem = {
  ...refused,
  providerId: 'shipWire',
  name: 'Shipwire',
  kind: 'unreachable',
  since: '2026-11-17T08:00:00.000Z',
  waitingOrders: 1,
};

test('the strip leaves out connections while all of them work', () => {
  expect(connectionAttention([], now)).toBeNull();
});

test('a single problem says what is wrong, for how long, and how many orders wait', () => {
  expect(connectionAttention([refused], now)).toEqual({
    count: 'Shipbob has refused your credentials',
    detail: 'for 2 hours · 14 orders wait',
    problem: refused,
  });
  expect(connectionAttention([silent], now)).toMatchObject({
    count: 'Shipwire hasn’t answered',
    detail: 'for 3 days · 1 order waits',
  });
  expect(connectionAttention([{ ...refused, since: null, waitingOrders: 0 }], now)?.detail).toBe('');
});

test("several problems become one item with the oldest's age", () => {
  expect(connectionAttention([refused, silent], now)).toEqual({
    count: '2 3PLs have taken no orders',
    detail: 'for up to 3 days · 15 orders wait',
    problem: null,
  });
});

test('the line about health has each 3PL with its last order, what waits, and its problem', () => {
  const shipbob: AccountConnection = {
    providerId: 'shipbob',
    account: '',
    accountName: '',
    lastSuccessAt: '2026-11-20T09:59:00.000Z',
    lastFailureAt: null,
    failureKind: null,
    failureWords: null,
    failingSince: null,
    failuresInRow: 0,
    pausedAt: null,
    lastOrderAt: '2026-11-20T08:00:00.000Z',
    waitingOrders: 2,
    missingChoices: [],
    hasWebhooks: true,
    stock: null,
  };
  const refusing: AccountConnection = {
    ...shipbob,
    providerId: 'shipWire',
    failureKind: 'credentialsRefused',
    failingSince: '2026-11-20T08:00:00.000Z',
    failuresInRow: 5,
    waitingOrders: 14,
  };
  const gone = { ...shipbob, providerId: 'a 3PL of a newer release' };
  const idle = { ...shipbob, lastOrderAt: null, waitingOrders: 0 };
  const items = connectionHealthItems([shipbob, refusing, gone, idle], { now, timeZone: 'Europe/London' });
  expect(items.map(({ value, detail, isProblem }) => [value, detail, isProblem])).toEqual([
    ['Connected', 'last order 2 hours ago · 2 orders wait', false],
    [items[1]?.value, 'for 2 hours · 14 orders wait', true],
    ['Connected', 'no orders yet', false],
  ]);
  expect(items[1]?.value).toMatch(/has refused your credentials$/);
});
