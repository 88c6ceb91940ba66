import { expect, test } from 'vitest';
import type { CallFailure } from '../shared/CallFailure.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { actionFailureReport, actionSuccessReport } from './actionReports.ts';
import { bulkFailure } from './bulkFailure.ts';

const hold = { action: 'hold-order', button: 'Hold Order', orderName: '#1' } as const;
const subject = `Hold Order · ${bidiIsolate('#1')}`;
const unknown = 'It is not known whether it was done. Look at the order, or retry: that does it once at most.';

const failure = (changes: Partial<CallFailure>): CallFailure => ({
  kind: 'http',
  isOutcomeUnknown: true,
  serverMessage: null,
  message: 'The server could not answer. Try again in a moment.',
  ...changes,
});

test('done: the message of the server, else ours; a missing timeline entry is noted', () => {
  expect(actionSuccessReport(hold, { status: 'success', message: '#1 is on hold.' }, true)).toEqual({
    tone: 'success',
    message: '#1 is on hold.',
    detail: subject,
    canRetry: false,
  });
  expect(actionSuccessReport(hold, {}, false)).toMatchObject({
    message: `Hold Order: done for ${bidiIsolate('#1')}.`,
    detail: `${subject}: It could not be written into the timeline.`,
  });
});

test.each<[name: string, failure: CallFailure, message: string, detail: string, canRetry: boolean]>([
  ['a 500', failure({ detail: 'status 500' }), 'Something went wrong', `${subject}: ${unknown} · status 500`, true],
  [
    'no reply',
    failure({ kind: 'unreachable', message: 'The server cannot be reached.' }),
    'Something went wrong',
    `${subject}: The server cannot be reached. ${unknown}`,
    true,
  ],
  [
    'a refusal with its reason',
    failure({ kind: 'rejected', isOutcomeUnknown: false, serverMessage: 'It is shipped.' }),
    'It is shipped.',
    subject,
    false,
  ],
  [
    'a reply that cannot be read',
    failure({ kind: 'other', serverMessage: 'never shown' }),
    'Something went wrong',
    `${subject}: ${unknown}`,
    true,
  ],
])('failed, %s', (_, given, message, detail, canRetry) => {
  expect(actionFailureReport(hold, given)).toEqual({ tone: 'critical', message, detail, canRetry });
});

test('run-workflow has a text of its own where the server gave none (§8)', () => {
  const refused = failure({ kind: 'rejected', isOutcomeUnknown: false });
  expect(actionFailureReport({ ...hold, action: 'run-workflow' }, refused).message).toBe('Internal server error.');
});

test('cancelled: nobody knows, for one order and in bulk', () => {
  const cancelled = failure({ kind: 'cancelled' });
  expect(actionFailureReport(hold, cancelled)).toEqual({
    tone: 'warning',
    message: 'You stopped waiting. It is not known whether it was done, so the orders are read again.',
    detail: subject,
    canRetry: false,
  });
  expect(bulkFailure('ship-now', cancelled).title).toBe('You stopped waiting.');
});

test('in bulk: the message of the server, else the text of §8 for that call, and what can be done', () => {
  expect(bulkFailure('available', failure({ detail: 'status 500' }))).toEqual({
    title: 'Internal Server Error.',
    message: expect.stringMatching(/^The server could not answer.* Retry sends the same orders once more/),
    detail: 'status 500',
  });
  const closed = failure({ serverMessage: 'Closed.', message: 'Closed.' });
  expect(bulkFailure('ship-now', closed)).toMatchObject({
    title: 'Closed.',
    message: expect.not.stringMatching('Closed'),
  });
});
