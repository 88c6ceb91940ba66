import { expect, test } from 'vitest';
import { message } from '../messages/Message.ts';
import type { CallFailure } from '../shared/calls/CallFailure.ts';
import { integrationNotes } from './integrationTexts.ts';
import type { Job } from './Job.ts';
import { answeredReport, failedReport, testOrderReason } from './jobReports.ts';
import { findProvider } from '../providers/providers.ts';

const shipbob = findProvider(3);
if (shipbob?.name !== 'Shipbob') throw new Error('no Shipbob');

const secretField = shipbob.fields.find(({ isSecret }) => isSecret);
if (!secretField) throw new Error('no secret');

const contextOf = (kind: Job['kind']) => ({
  provider: shipbob,
  job: { kind, account: null },
  sent: { shape: 'flat' as const, status: true, values: { [secretField.name]: 'sesame-123' } },
});

const failure = (changes: Partial<CallFailure>): CallFailure => ({
  kind: 'http',
  isOutcomeUnknown: false,
  isRetrySafe: true,
  serverMessage: null,
  message: 'The server had a problem. Try again in a moment.',
  detail: 'POST /save · status 500',
  ...changes,
});

test('a message never repeats a sent secret', () => {
  const said = 'The key sesame-123 is not known';
  const { result, toast } = failedReport(contextOf('test'), failure({ serverMessage: said }));
  expect([result.message, toast?.message]).toEqual(['The key ••• is not known', 'The key ••• is not known']);
  const tested = answeredReport(contextOf('test'), {
    isConnected: false,
    message: said,
    reason: 'refused',
    requestId: 'r-1',
  });
  expect(tested).toMatchObject({
    result: { tone: 'critical', message: 'The key ••• is not known', detail: 'request r-1' },
    outcome: 'refused',
  });
});

test('a successful save and test say so, and only a test reports on the connection', () => {
  expect(answeredReport(contextOf('save'), null)).toMatchObject({
    result: { tone: 'success', message: shipbob.messages.saved },
    toast: { tone: 'success', message: shipbob.messages.saved },
    outcome: null,
  });
  expect(answeredReport(contextOf('test'), { isConnected: true })).toMatchObject({
    result: { tone: 'success', message: shipbob.messages.connected },
    outcome: 'connected',
  });
});

test("saving while disabled says so beside the buttons, and the toast keeps §8's text", () => {
  const { sent, ...context } = contextOf('save');
  const { result, toast } = answeredReport({ ...context, sent: { ...sent, status: false } }, null);
  expect(result).toMatchObject({ message: shipbob.messages.saved, detail: integrationNotes.whileDisabled });
  expect(toast?.message).toBe(shipbob.messages.saved);
  expect(answeredReport(contextOf('save'), null).result).not.toHaveProperty('detail');
});

test("a failed test without a message has §8's text, plus the server's reason if any", () => {
  const reply = { isConnected: false, message: ' ', reason: null, requestId: null } as const;
  expect(answeredReport(contextOf('test'), reply)).toMatchObject({
    result: { message: shipbob.messages.connectFailed },
    outcome: 'failed',
  });
});

test.each([
  ['save', 'Down for repair', shipbob.messages.saveFailed, 'Down for repair'],
  ['save', null, shipbob.messages.saveFailed, failure({}).message],
  ['test', 'Down for repair', 'Down for repair', 'Down for repair'],
  ['test', null, shipbob.messages.connectFailed, failure({}).message],
] as const)('a %s that fails with the message %s: toast, and beside the buttons', (kind, said, toast, message) => {
  expect(failedReport(contextOf(kind), failure({ serverMessage: said }))).toEqual({
    result: { kind, account: null, tone: 'critical', message, detail: 'POST /save · status 500' },
    toast: { message: toast, tone: 'error' },
    outcome: null,
  });
});

test.each([
  ['save', 'cancelled', 'info', integrationNotes.saveCancelled],
  ['test', 'cancelled', 'info', integrationNotes.testCancelled],
  ['save', 'sessionExpired', 'critical', integrationNotes.sessionExpired],
] as const)('a %s that ends as %s has no toast', (job, kind, tone, message) => {
  expect(failedReport(contextOf(job), failure({ kind }))).toEqual({
    result: { kind: job, account: null, tone, message },
    toast: null,
    outcome: null,
  });
});

test('a save without a reply may have been saved', () => {
  const lost = failure({ kind: 'unreachable', isOutcomeUnknown: true });
  const { result } = failedReport(contextOf('save'), lost);
  expect(result.message).toMatch(/may have been saved anyway\.$/);
  expect(failedReport(contextOf('test'), lost).result.message).not.toContain('saved');
});

test('a test order works if each step did; the outcome of each step is listed', () => {
  const step = (isDone: boolean, code: 'warehouses.testFound' | 'warehouses.testNotFound') => ({
    isDone,
    words: message(code, { provider: 'Shipbob' }),
  });
  const passed = answeredReport(contextOf('testOrder'), { steps: [step(true, 'warehouses.testFound')] });
  expect(passed).toMatchObject({
    result: { tone: 'success', detail: 'Shipbob finds it by its reference.' },
    outcome: null,
  });
  const failed = answeredReport(contextOf('testOrder'), {
    steps: [step(true, 'warehouses.testFound'), step(false, 'warehouses.testNotFound')],
  });
  expect(failed).toMatchObject({
    result: {
      tone: 'critical',
      message: integrationNotes.testOrderFailed,
      detail: 'Shipbob finds it by its reference. Shipbob doesn’t find it by its reference.',
    },
    toast: { tone: 'error' },
  });
});

test('a test order whose outcome is unknown may have arrived', () => {
  const unknown = failedReport(contextOf('testOrder'), failure({ isOutcomeUnknown: true }));
  expect(unknown.result.message).toMatch(/ Check there whether the test order arrived\.$/);
  expect(failedReport(contextOf('testOrder'), failure({ kind: 'cancelled' })).result.message).toBe(
    integrationNotes.testOrderCancelled,
  );
});

test('a test order needs a saved sandbox account that is enabled, and no unsaved changes', () => {
  const saved = { shape: 'flat', status: true, isSandbox: true, values: {} } as const;
  expect(testOrderReason(shipbob, saved, false)).toBeNull();
  expect(testOrderReason(shipbob, saved, true)).toBe(integrationNotes.testOrderNeedsSave);
  expect(testOrderReason(shipbob, { ...saved, status: false }, false)).toBe('It isn’t connected.');
  expect(testOrderReason(shipbob, { ...saved, isSandbox: false }, false)).toMatch(/^This account isn’t marked/);
  const shipStation = findProvider('ship_stations') ?? shipbob;
  expect(testOrderReason(shipStation, { shape: 'accounts', accounts: [saved] }, false)).toMatch(/has no sandbox/);
});
