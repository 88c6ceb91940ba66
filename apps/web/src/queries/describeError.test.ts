import {
  HttpError,
  NetworkError,
  NotSentError,
  RedirectError,
  RejectedError,
  SessionExpiredError,
  UnexpectedReplyError,
} from '@hub/api-client/http';
import { expect, test } from 'vitest';
import { describeError } from './describeError.ts';

const facts = { endpoint: 'GET /stats', requestId: 'r-1' };

test('after a 401 a screen only says why it is empty; the session alert says what to do', () => {
  expect(describeError(new SessionExpiredError(facts)).message).toBe('Not loaded: your session expired.');
});

test.each<[string, Error, RegExp]>([
  ['500', new HttpError(facts, { status: 500, body: null, serverMessage: null, retryAfterMs: null }), /had a problem/],
  [
    '500 with a message',
    new HttpError(facts, { status: 500, body: null, serverMessage: 'Try later.', retryAfterMs: null }),
    /^Try later\.$/,
  ],
  ['no connection', new NetworkError(facts, new TypeError()), /can’t reach the server/],
  ['a request that cannot be sent', new NotSentError(facts, new TypeError()), /^Nothing was sent/],
  ['a redirect', new RedirectError(facts), /^The server redirected this request/],
  ['an unexpected structure', new UnexpectedReplyError(facts, 'orders', 'should be a list'), /couldn’t read/],
  ['anything else', new Error('?'), /^Something went wrong$/],
  ['401', new SessionExpiredError(facts), /session expired/],
])('%s has its own text', (_what, error, words) => {
  expect(describeError(error).message).toMatch(words);
});

test('the server’s own message takes precedence', () => {
  expect(describeError(new RejectedError(facts, 'Order is locked')).message).toBe('Order is locked');
  expect(
    describeError(new HttpError(facts, { status: 500, body: {}, serverMessage: 'Down for repair', retryAfterMs: null }))
      .message,
  ).toBe('Down for repair');
});

test('a refusal without a message: "Something went wrong"', () => {
  expect(describeError(new RejectedError(facts, null)).message).toBe('Something went wrong');
  expect(describeError(new Error('secret=1'))).toEqual({ message: 'Something went wrong' });
});

test('every error message includes its request id, if there is one', () => {
  expect(
    describeError(new HttpError(facts, { status: 503, body: null, serverMessage: null, retryAfterMs: null })).detail,
  ).toBe('GET /stats · status 503 · request r-1');
  expect(
    describeError(new NetworkError({ endpoint: 'GET /stats', requestId: null }, new TypeError('failed'))).detail,
  ).toBe('GET /stats');
});

test('a body that breaks the contract is reported with endpoint and field', () => {
  expect(
    describeError(new UnexpectedReplyError(facts, 'data.total_orders', 'should be a number, is missing')).detail,
  ).toBe('GET /stats · data.total_orders should be a number, is missing · request r-1');
});

test('any thrown value has a text', () => {
  for (const thrown of [undefined, null, 'text', 404, {}])
    expect(describeError(thrown).message).toBe('Something went wrong');
});
