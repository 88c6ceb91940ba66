import { expect, test } from 'vitest';
import type { CallFailure } from '../../shared/calls/CallFailure.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { actionFailureReport, actionSuccessReport } from './actionReports.ts';
import { bulkFailure } from '../bulk/bulkFailure.ts';

const hold = { action: 'hold-order', button: 'Hold Order', orderName: '#1' } as const;
const subject = `Hold Order · ${bidiIsolate('#1')}`;
const unknown = 'We don’t know whether it was done. Check the order, or retry: it won’t be done twice.';

const failure = (changes: Partial<CallFailure>): CallFailure => ({
  kind: 'http',
  isOutcomeUnknown: true,
  isRetrySafe: true,
  serverMessage: null,
  message: 'The server had a problem. Try again in a moment.',
  ...changes,
});

test("success shows the server's message, else ours, and notes a missing timeline entry", () => {
  expect(actionSuccessReport(hold, { status: 'success', message: '#1 is on hold.' }, true)).toEqual({
    tone: 'success',
    message: '#1 is on hold.',
    detail: 'Hold Order',
    canRetry: false,
  });
  expect(actionSuccessReport(hold, { message: 'Done.' }, false).detail).toBe(
    `${subject}: It couldn’t be added to the timeline.`,
  );
  expect(actionSuccessReport(hold, {}, false)).toMatchObject({
    message: `Hold Order: done for ${bidiIsolate('#1')}.`,
    detail: 'It couldn’t be added to the timeline.',
  });
});

test('names the order once', () => {
  const timesNamed = ({ message, detail }: { message: string; detail: string }) =>
    `${message} ${detail}`.split('#1').length - 1;
  for (const message of ['#1 is on hold.', 'Done.', '', undefined])
    for (const isInTimeline of [true, false])
      expect(timesNamed(actionSuccessReport(hold, { message }, isInTimeline))).toBe(1);
  for (const serverMessage of ['#1 is shipped.', 'It is shipped.', null])
    expect(timesNamed(actionFailureReport(hold, failure({ kind: 'rejected', serverMessage })))).toBe(1);
});

test(
  "a run-workflow success without a message shows §8's text, and beside it that it is done",
  { tags: '§8.11' },
  () => {
    const run = { action: 'run-workflow', button: 'Run now', orderName: '#1' } as const;
    for (const message of [undefined, null, '', '  '])
      expect(actionSuccessReport(run, { message }, true)).toEqual({
        tone: 'success',
        message: 'Internal server error.',
        detail: `Run now: done for ${bidiIsolate('#1')}.`,
        canRetry: false,
      });
    expect(actionSuccessReport(run, { message: 'Ran.' }, true)).toMatchObject({ message: 'Ran.' });
  },
);

test.each<[name: string, failure: CallFailure, message: string, detail: string, canRetry: boolean]>([
  ['a 500', failure({ detail: 'status 500' }), 'Something went wrong', `${subject}: ${unknown} · status 500`, true],
  [
    'no reply',
    failure({ kind: 'unreachable', message: 'We can’t reach the server.' }),
    'Something went wrong',
    `${subject}: We can’t reach the server. ${unknown}`,
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

test('run-workflow has its own text when the server gives none (§8)', () => {
  const refused = failure({ kind: 'rejected', isOutcomeUnknown: false });
  expect(actionFailureReport({ ...hold, action: 'run-workflow' }, refused).message).toBe('Internal server error.');
});

test('a canceled wait leaves the outcome unknown, for one order and in bulk', () => {
  const cancelled = failure({ kind: 'cancelled' });
  expect(actionFailureReport(hold, cancelled)).toEqual({
    tone: 'warning',
    message: 'You stopped waiting. We don’t know whether it was done, so we’re checking the orders again.',
    detail: subject,
    canRetry: false,
  });
  expect(bulkFailure('ship-now', cancelled).title).toBe('You stopped waiting.');
});

test("in bulk shows the server's message, else §8's text for that call, and what to do", () => {
  expect(bulkFailure('available', failure({ detail: 'status 500' }))).toEqual({
    title: 'Internal Server Error.',
    message: expect.stringMatching(/^The server had a problem.* If you send again, orders that have left/),
    detail: 'status 500',
    retryLabel: 'Check and send again',
  });
  const closed = failure({ serverMessage: 'Closed.', message: 'Closed.' });
  expect(bulkFailure('ship-now', closed)).toMatchObject({
    title: 'Closed.',
    message: expect.not.stringMatching('Closed'),
  });
});

test('a 4xx for a bulk call says that nothing was done', () => {
  const conflict = failure({
    isOutcomeUnknown: false,
    serverMessage: 'Somebody was faster.',
    message: 'Somebody was faster.',
  });
  expect(bulkFailure('ship-now', conflict)).toMatchObject({
    title: 'Somebody was faster.',
    message: 'Nothing was done.',
    retryLabel: undefined,
  });
});

test('a 4xx for a second attempt leaves the first one unknown', () => {
  const conflict = failure({ isOutcomeUnknown: false, serverMessage: 'Somebody was faster.', message: 'No.' });
  const report = bulkFailure('ship-now', conflict, { isUnsettled: true, isCheck: false });
  expect(report.message).toContain('Nothing was done this time. We don’t know what the previous attempt did.');
  expect(report.message).not.toContain('Nothing was done. ');
  expect(report.retryLabel).toBe('Check and send again');
});

test('an unreadable list before a resend says that nothing was sent and that the first outcome is still unknown', () => {
  const unreadable = failure({ isOutcomeUnknown: false, serverMessage: 'Not yours.', message: 'Not yours.' });
  expect(bulkFailure('ship-now', unreadable, { isUnsettled: true, isCheck: true })).toMatchObject({
    title: 'The list didn’t load, so nothing was sent again.',
    message: expect.stringMatching(/^Not yours\. We don’t know whether it was done/),
    retryLabel: 'Check and send again',
  });
});

test('promises at most once only when the server has the capability', () => {
  const promise = /won’t be done twice/;
  expect(bulkFailure('ship-now', failure({})).message).toMatch(promise);
  expect(actionFailureReport(hold, failure({})).detail).toMatch(promise);
  const unsafe = failure({ isRetrySafe: false });
  for (const text of [bulkFailure('ship-now', unsafe).message, actionFailureReport(hold, unsafe).detail]) {
    expect(text).not.toMatch(promise);
    expect(text).toContain('twice');
  }
});

test('does not suggest a retry that may run twice until the orders have been checked', () => {
  const lost = failure({
    kind: 'unreachable',
    isRetrySafe: false,
    message: 'We can’t reach the server. Check your connection and try again.',
  });
  expect(bulkFailure('ship-now', lost)).toMatchObject({
    title: 'Something went wrong',
    message:
      'We don’t know whether it was done, so we’re checking the orders again. Check the orders first. Send again ' +
      'only if it wasn’t done, or it may be done twice. Orders that have left the list aren’t sent again.',
  });
  const check = bulkFailure('ship-now', lost, { isUnsettled: true, isCheck: true });
  expect(check.message).toMatch(/^We don’t know whether it was done/);
  expect(actionFailureReport(hold, lost).detail).toBe(
    `${subject}: We don’t know whether it was done. Check the order first. Retry only if it wasn’t, ` +
      'or it may be done twice.',
  );
  const refused = failure({ isOutcomeUnknown: false, isRetrySafe: false, serverMessage: 'No.', message: 'No.' });
  expect(bulkFailure('available', refused, { isUnsettled: true, isCheck: true }).message).toMatch(
    /^No\. We don’t know/,
  );
});
