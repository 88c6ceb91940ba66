import { HttpError, NetworkError, RejectedError, UnexpectedReplyError } from './errors.ts';
import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './createIdempotencyKeys.ts';

const facts = { endpoint: 'POST /save-third-party-settings', requestId: null };
const status = (code: number) =>
  new HttpError(facts, { status: code, body: null, serverMessage: null, retryAfterMs: null });

function keys() {
  let made = 0;
  return createIdempotencyKeys(() => `key-${++made}`);
}

test.each([
  ['no answer came', new NetworkError(facts, new TypeError()), true],
  ['the server broke', status(500), true],
  ['the server refused', new RejectedError(facts, null), false],
  ['it was rejected', status(403), false],
  ['the answer was unreadable', new UnexpectedReplyError(facts, 'data', 'is missing'), true],
])('one key per intent, kept for a manual retry: %s', (_, error, isKept) => {
  const { keyFor, fail } = keys();
  expect(keyFor('save', { a: 1 })).toBe('key-1');
  fail('save', error);
  expect(keyFor('save', { a: 1 })).toBe(isKept ? 'key-1' : 'key-2');
});

test('different content is a new intent, and so is the same content after an answer', () => {
  const { keyFor, complete } = keys();
  expect([keyFor('save', 1), keyFor('save', 1), keyFor('save', 2), keyFor('test', 2)]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ]);
  complete('save');
  expect(keyFor('save', 2)).toBe('key-4');
});
