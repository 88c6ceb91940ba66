import { describe, expect, test } from 'vitest';
import { adminRefusalText, isRetryRunning, retryOutcomeText } from './adminAreaTexts.ts';
import { ageText, isTooOld } from './ageText.ts';
import { auditText, isNotable } from './auditTexts.ts';
import { choiceText, commonCause, deadLetterCauses, discardProblem, isChosen } from './DeadLetter.ts';
import { outageText, providerOutages } from './ProviderOutage.ts';
import { removalTime, shopHealth } from './shopHealth.ts';

describe('dead letters', () => {
  test('are counted by queue and cause, ignoring numbers and ids in the cause', () => {
    const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
    const letters = [
      { queue: 'a', cause: 'Error: order 4711 is gone', failedAt: at(2) },
      { queue: 'a', cause: 'Error: order 4712 is gone', failedAt: at(1) },
      { queue: 'b', cause: 'Error: order 4712 is gone', failedAt: at(3) },
    ];
    expect(deadLetterCauses(letters)).toEqual([
      { queue: 'a', cause: 'Error: order … is gone', count: 2, firstAt: at(1), lastAt: at(2) },
      { queue: 'b', cause: 'Error: order … is gone', count: 1, firstAt: at(3), lastAt: at(3) },
    ]);
    expect(commonCause('row 0b2f1c3e-1111-4222-8333-444455556666 is locked')).toBe('row … is locked');
    expect(commonCause(commonCause('status 503 of order 17'))).toBe('status … of order …');
  });

  test.each([
    [{ ids: ['1', '2'] }, ['1', '2'], '1 2'],
    [{ ids: ['1', '2', '3', '4', '5', '6'] }, ['1', '2', '3'], '6 chosen ones'],
    [{ queue: 'a' }, ['1', '2'], 'a'],
    [{ queue: 'a', cause: 'order 9999 is gone' }, ['1'], 'a: order … is gone'],
  ])('are selected by %j', (choice, ids, text) => {
    const letters = [
      { id: '1', queue: 'a', cause: 'order 4711 is gone' },
      { id: '2', queue: 'a', cause: 'order 4711 is late' },
      { id: '3', queue: 'b', cause: 'order 4711 is gone' },
    ];
    expect(letters.filter((letter) => isChosen(letter, choice)).map(({ id }) => id)).toEqual(ids);
    expect(choiceText(choice)).toBe(text);
  });

  test.each(['', '   ', 'x'.repeat(501)])('are not discarded with the reason "%s"', (reason) => {
    expect(discardProblem(reason)).toMatch(/reason/);
  });
});

test('an outage counts shops and waiting orders since its first failure, and the widest comes first', () => {
  const account = { account: '', failuresInRow: 3, failureKind: 'unreachable', lastSuccessAt: null };
  const of = (
    provider: string,
    domain: string,
    failingSince: string | null,
    pausedAt: string | null,
    orders: number,
  ) => ({
    ...account,
    provider,
    domain,
    failingSince,
    pausedAt,
    waitingOrders: orders,
  });
  const [first, second] = providerOutages([
    of('dcl', 'a', '2026-11-20', null, 9),
    of('shipbob', 'a', '2026-11-21', null, 2),
    of('shipbob', 'b', null, '2026-11-19', 1),
    of('shipbob', 'b', '2026-11-22', null, 1),
  ]);
  expect(first).toMatchObject({ provider: 'shipbob', since: '2026-11-19', shops: 2, waitingOrders: 4 });
  expect(second).toMatchObject({ provider: 'dcl', shops: 1, waitingOrders: 9 });
});

test("an account's failure is put into words", () => {
  expect(outageText({ failureKind: 'unreachable', failuresInRow: 3, pausedAt: null })).toBe(
    'isn’t answering, 3 times in a row',
  );
  expect(outageText({ failureKind: 'credentialsRefused', failuresInRow: 1, pausedAt: '2026' })).toBe(
    'refuses the credentials, paused',
  );
  expect(outageText({ failureKind: 'invented', failuresInRow: 0, pausedAt: null })).toBe('fails');
  expect(outageText({ failureKind: null, failuresInRow: 0, pausedAt: null })).toBe('works');
});

describe('shop health', () => {
  const works = { storeState: 'installed', accounts: 3, failing: 0, paused: 0 } as const;

  test.each([
    [works, 'Works'],
    [{ ...works, accounts: 0 }, 'No 3PL called yet'],
    [{ ...works, failing: 1 }, '1 connection failing'],
    [{ ...works, failing: 2, paused: 2 }, '2 connections paused'],
    [{ ...works, storeState: 'frozen', paused: 1 }, 'Store frozen'],
    [{ ...works, storeState: 'missingScopes' }, 'Permissions missing'],
    [{ ...works, storeState: 'uninstalled', failing: 1 }, 'Uninstalled'],
  ] as const)('gives the first problem: %o', (shop, text) => {
    expect(shopHealth(shop).text).toBe(text);
  });

  test('only an uninstalled shop is removed, after 48 hours', () => {
    const uninstalledAt = '2026-11-20T09:00:00.000Z';
    expect(removalTime({ storeState: 'uninstalled', uninstalledAt })).toBe('2026-11-22T09:00:00.000Z');
    expect(removalTime({ storeState: 'installed', uninstalledAt: null })).toBeNull();
  });
});

test('ages are formatted and become an alarm past the limit', () => {
  expect([0, 0.2, 59, 60, 3_599, 3_600, 86_399, 172_800].map(ageText)).toEqual([
    '–',
    '1 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h',
    '23 h',
    '2 d',
  ]);
  expect(isTooOld({ queue: 'outbox', oldestSeconds: 31 })).toBe(true);
  expect(isTooOld({ queue: 'send-to-warehouse', oldestSeconds: 300 })).toBe(false);
  expect(isTooOld({ queue: 'send-mail', oldestSeconds: 121 })).toBe(true);
});

describe('the audit list', () => {
  const by = 'token 3f2a91bc from 192.0.2.1';

  test.each([
    ['adminShops', { search: 'willow', page: 0 }, 'Looked at shops matching “willow”'],
    ['adminShop', { domain: 'a.myshopify.com' }, 'Looked at a.myshopify.com'],
    ['adminRetry', { count: 1, of: 'fails' }, 'Retried 1 dead letter (fails)'],
    ['adminDiscard', { count: 2, of: 'fails', reason: 'Test data' }, 'Discarded 2 dead letters (fails): Test data'],
    [
      'adminDiscount',
      { domain: 'a', percent: 20, starts_at: '2026-12-01T00:00:00Z', ends_at: '', note: 'First year' },
      'Set the discount of a to 20% from 2026-12-01: First year',
    ],
    ['inventedCall', {}, 'inventedCall'],
  ])('%s', (action, details, text) => {
    expect(auditText({ actor: by, action, details })).toBe(text);
  });

  test('a wrong token is not a change but stands out like one', () => {
    const entry = { actor: 'wrong token from 192.0.2.1', action: 'adminShops', details: {} };
    expect(auditText(entry)).toBe('Was refused: looked at shops');
    expect([isNotable(entry), isNotable({ actor: by, action: 'adminShops' })]).toEqual([true, false]);
    expect(isNotable({ actor: by, action: 'adminDiscount' })).toBe(true);
  });
});

test('the area explains why it does not open and what to do', () => {
  expect(adminRefusalText({ kind: 'locked', seconds: 61 })).toMatch(/in 2 minutes/);
  expect(adminRefusalText({ kind: 'locked', seconds: 3 })).toMatch(/in 1 minute\./);
  expect(adminRefusalText({ kind: 'locked', seconds: null })).toMatch(/in 15 minutes/);
  expect(adminRefusalText({ kind: 'noAdminArea' })).toMatch(/ADMIN_TOKEN/);
});

test('retried jobs are summed up by outcome', () => {
  const outcome = { waiting: 2, active: 0, done: 1_009, failing: 0, failed: 1 };
  expect(retryOutcomeText(outcome)).toBe('1,009 done, 2 waiting, 1 failed again');
  expect([isRetryRunning(outcome), isRetryRunning({ ...outcome, waiting: 0 })]).toEqual([true, false]);
});
