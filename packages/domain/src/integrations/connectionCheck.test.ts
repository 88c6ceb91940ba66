import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckOutcome, connectionHealth, parseConnectionChecks } from './connectionCheck.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = '2026-11-20T09:57:00.000Z';

test.each([
  ['connected', 'Last test: connected, 3 minutes ago (2026-11-20 09:57:00 AM).'],
  ['refused', 'Last test: credentials refused, 3 minutes ago (2026-11-20 09:57:00 AM).'],
  ['unreachable', 'Last test: provider couldn’t be reached, 3 minutes ago (2026-11-20 09:57:00 AM).'],
  ['failed', 'Last test: failed, 3 minutes ago (2026-11-20 09:57:00 AM).'],
] as const)('one quiet line: the last test’s outcome and time (%s)', (outcome, text) => {
  expect(connectionHealth({ outcome, at, account: null }, 'Europe/London', now)).toEqual({ state: outcome, text });
});

test('refused, unreachable and untested read differently', () => {
  const outcomes: readonly CheckOutcome[] = ['refused', 'unreachable', 'connected', 'failed'];
  const shown = [
    connectionHealth(null, 'UTC', now),
    ...outcomes.map((outcome) => connectionHealth({ outcome, at, account: null }, 'UTC', now)),
  ];
  expect(new Set(shown.map(({ state }) => state)).size).toBe(5);
  expect(new Set(shown.map(({ text }) => text)).size).toBe(5);
});

test('names the tested ShipStation account', () => {
  expect(connectionHealth({ outcome: 'refused', at, account: 2 }, 'UTC', now).text).toContain(
    'Last test of account 2: credentials refused',
  );
});

test('stored results are read back by the ids of §7', () => {
  const kept = {
    shipbob: { outcome: 'refused', at, account: null },
    ship_stations: { outcome: 'connected', at, account: 2 },
  };
  expect(parseConnectionChecks(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '{"shipbob":null}',
  '{"shipbob":{"outcome":"toString","at":"2026-11-20T09:57:00Z"}}',
  '{"shipbob":{"outcome":"connected","at":"yesterday"}}',
  '{"nobody":{"outcome":"connected","at":"2026-11-20T09:57:00Z"}}',
  '{"3":{"outcome":"connected","at":"2026-11-20T09:57:00Z"}}',
])('ignores foreign entries: %s', (text) => {
  expect(parseConnectionChecks(text)).toEqual({});
});

test('ignores an impossible account number', () => {
  for (const account of [0, -1, 1.5, '1', {}])
    expect(
      parseConnectionChecks(JSON.stringify({ shipbob: { outcome: 'failed', at, account } })).shipbob?.account,
    ).toBeNull();
});

test('hostile storage never throws and never pollutes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const check of Object.values(parseConnectionChecks(text)))
        expect(connectionHealth(check, 'UTC', now).text).not.toContain('undefined');
    }),
  );
  parseConnectionChecks('{"__proto__":{"polluted":true}}');
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
