import { expect, test } from 'vitest';
import { type AccountConnection, connectionProblem, problemsThatStopOrders } from './accountConnection.ts';
import { callsText, stockReadText, updatesText } from './accountLines.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const at = { now, timeZone: 'UTC' };

const working: AccountConnection = {
  providerId: 'shipbob',
  account: '',
  accountName: '',
  lastSuccessAt: '2026-11-20T09:58:00.000Z',
  lastFailureAt: null,
  failureKind: null,
  failureWords: null,
  failingSince: null,
  failuresInRow: 0,
  pausedAt: null,
  lastOrderAt: '2026-11-20T09:55:00.000Z',
  waitingOrders: 2,
  missingChoices: [],
  hasWebhooks: false,
  stock: null,
};

const refused: AccountConnection = {
  ...working,
  lastFailureAt: '2026-11-20T09:59:00.000Z',
  failureKind: 'credentialsRefused',
  failureWords: 'Invalid token',
  failingSince: '2026-11-20T09:12:00.000Z',
  failuresInRow: 1,
  pausedAt: '2026-11-20T09:12:00.000Z',
  waitingOrders: 14,
};

test('a working connection or an unknown provider is no problem', () => {
  expect(connectionProblem(working, at)).toBeNull();
  expect(connectionProblem({ ...refused, providerId: 'nobody' }, at)).toBeNull();
});

test("refused credentials show since when, the 3PL's words and the waiting orders", () => {
  expect(connectionProblem(refused, at)).toEqual({
    providerId: 'shipbob',
    account: '',
    name: 'Shipbob',
    kind: 'credentialsRefused',
    title: 'Shipbob has refused your credentials since 09:12 AM.',
    detail: '14 orders wait. It says: “Invalid token”. Sending is paused until a connection test passes.',
    since: '2026-11-20T09:12:00.000Z',
    waitingOrders: 14,
    stopsOrders: true,
  });
});

test('gives the date for another day and the name of an account', () => {
  const since = '2026-11-18T16:05:00.000Z';
  const problem = connectionProblem(
    {
      ...refused,
      providerId: 'ship_stations',
      account: 'Main',
      accountName: 'East',
      failingSince: since,
      waitingOrders: 1,
    },
    at,
  );
  expect(problem?.title).toBe('Shipstation (East) has refused your credentials since 2026-11-18 04:05 PM.');
  expect(problem?.detail).toMatch(/^1 order waits\. /);
});

test('no answer is a problem after the third lost call, or when sending is paused', () => {
  const lost: AccountConnection = { ...refused, failureKind: 'unreachable', failuresInRow: 2, pausedAt: null };
  expect(connectionProblem(lost, at)).toBeNull();
  expect(connectionProblem({ ...lost, failuresInRow: 3 }, at)).toMatchObject({
    title: 'Shipbob hasn’t answered since 09:12 AM.',
    detail: '14 orders wait.',
  });
  expect(connectionProblem({ ...lost, pausedAt: refused.pausedAt }, at)?.kind).toBe('unreachable');
});

test('a missing choice stops orders, and a failure takes precedence', () => {
  const missing = { ...working, providerId: 'carterdc', missingChoices: ['facilityId'], waitingOrders: 0 };
  expect(connectionProblem(missing, at)).toMatchObject({
    kind: 'choiceMissing',
    title: 'Carter Distribution: Choose a facility before orders can be sent.',
    detail: '',
  });
  expect(connectionProblem({ ...refused, providerId: 'carterdc', missingChoices: ['facilityId'] }, at)?.kind).toBe(
    'credentialsRefused',
  );
});

test('failures stop orders; a missing choice does so only once an order waits', () => {
  const missing = { ...working, providerId: 'carterdc', missingChoices: ['facilityId'], waitingOrders: 0 };
  const kinds = (...connections: AccountConnection[]) =>
    problemsThatStopOrders(connections, at).map(({ kind }) => kind);
  expect(kinds(working, missing, refused)).toEqual(['credentialsRefused']);
  expect(kinds({ ...missing, waitingOrders: 1 })).toEqual(['choiceMissing']);
  expect(kinds({ ...working, lastOrderAt: '2026-11-01T10:00:00.000Z' })).toEqual([]);
});

test('a day without taking an order is reported only while orders wait', () => {
  const quiet = { ...working, lastOrderAt: '2026-11-19T10:00:00.000Z' };
  expect(connectionProblem(quiet, at)).toMatchObject({
    kind: 'quiet',
    title: 'Shipbob has taken no order for 1 day.',
    stopsOrders: false,
  });
  expect(connectionProblem({ ...quiet, waitingOrders: 0 }, at)).toBeNull();
  expect(connectionProblem({ ...quiet, lastOrderAt: '2026-11-19T10:00:01.000Z' }, at)).toBeNull();
});

test("sums up an account's calls in one line", () => {
  expect(callsText({ ...working, lastSuccessAt: null }, now)).toBeNull();
  expect(callsText(working, now)).toBe('The last request worked, 2 minutes ago. Last order sent 5 minutes ago.');
  expect(callsText({ ...working, lastOrderAt: null }, now)).toBe(
    'The last request worked, 2 minutes ago. No order sent yet.',
  );
  expect(callsText(refused, now)).toBe(
    'The last request failed, most recently 1 minute ago. Last worked 2 minutes ago.',
  );
  expect(callsText({ ...refused, failuresInRow: 14, lastSuccessAt: null }, now)).toBe(
    'The last 14 requests failed, most recently 1 minute ago. No request has worked yet.',
  );
});

test('settings that lack a choice say what to choose', () => {
  const unchosen = {
    ...refused,
    providerId: 'info_plus',
    failureKind: 'invalidSettings',
    missingChoices: ['lobId'],
  } as const;
  expect(connectionProblem(unchosen, at)).toMatchObject({
    kind: 'choiceMissing',
    title: 'Info Plus: Choose a line of business before orders can be sent.',
    detail: '14 orders wait.',
    stopsOrders: true,
  });
  // Refused credentials come first.
  expect(connectionProblem({ ...unchosen, failureKind: 'credentialsRefused' }, at)?.kind).toBe('credentialsRefused');
  expect(connectionProblem({ ...unchosen, missingChoices: [] }, at)?.kind).toBe('invalidSettings');
});

test('says how order updates arrive', () => {
  expect(updatesText(working, 5 * 60_000)).toBe('Updates every 5 minutes at first, then less often.');
  expect(updatesText({ hasWebhooks: true }, 5 * 60_000)).toBe('Updates as they happen.');
});

test('stock that was unreadable for an hour is reported and stops no order', () => {
  const failing = (failingSince: string, failureWords: string | null = null) => ({
    ...working,
    stock: { readAt: '2026-11-20T08:00:00.000Z', failingSince, failureWords },
  });
  expect(connectionProblem(failing('2026-11-20T09:00:01.000Z'), at)).toBeNull();
  const problem = connectionProblem(failing('2026-11-20T09:00:00.000Z', 'Not for you'), at);
  expect(problem).toMatchObject({
    kind: 'stockUnread',
    title: 'We haven’t been able to read Shipbob’s stock since 09:00 AM.',
    detail: 'You still see the last figures. It says: “Not for you”.',
    stopsOrders: false,
  });
  expect(problemsThatStopOrders([failing('2026-11-20T09:00:00.000Z')], at)).toEqual([]);
  const { stock } = failing('2026-11-20T09:00:00.000Z');
  expect(connectionProblem({ ...refused, stock }, at)?.kind).toBe('credentialsRefused');
});

test('a card gives the time of its stock figures', () => {
  const text = (readAt: string | null, failingSince: string | null) =>
    stockReadText({ stock: { readAt, failingSince, failureWords: null } }, now);
  expect(stockReadText({ stock: null }, now)).toBeNull();
  expect(text(null, null)).toBe('Stock hasn’t been read yet.');
  expect(text(null, '2026-11-20T09:00:00.000Z')).toBe('Stock couldn’t be read yet.');
  expect(text('2026-11-20T09:48:00.000Z', null)).toBe('Stock read 12 minutes ago.');
  expect(text('2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z')).toBe(
    'Stock as of 2 hours ago. We haven’t been able to read it since.',
  );
});
