import { expect, test } from 'vitest';
import type { ConnectionProblem } from './accountConnection.ts';
import { connectionAttention } from './connectionAttention.ts';

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
