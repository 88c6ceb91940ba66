import { wordsText } from '../messages/messageWords.ts';
import type { CallFailure } from '../shared/calls/CallFailure.ts';
import type { CheckOutcome } from './connectionCheck.ts';
import type { ConnectionTest } from './ConnectionTest.ts';
import { testOrderRefusal, type TestOrderStep } from '../providers/testOrderRefusal.ts';
import { isDisabled } from './enableAccount.ts';
import { integrationNotes } from './integrationTexts.ts';
import type { Job, JobResult } from './Job.ts';
import type { Provider } from '../providers/providers.ts';
import type { ProviderSettings } from './ThirdPartyDetails.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Report of a job: text beside its buttons, a toast, and what to remember of a test. */
export interface JobReport {
  result: JobResult;
  /** `null` when the session alert or the person's own cancellation says it. */
  toast: { message: string; tone: 'success' | 'error' } | null;
  /** `null` when the job says nothing about the provider. */
  outcome: CheckOutcome | null;
}

interface JobContext {
  provider: Provider;
  job: Job;
  /** The sent settings; their secrets are masked in messages. */
  sent: ProviderSettings;
}

/** What the server answers to a job: of a test how it went, of a test order its steps, of a save nothing more. */
export type JobAnswer = ConnectionTest | { steps: readonly TestOrderStep[] } | null;

/** The server has answered. */
export function answeredReport(context: JobContext, answer: JobAnswer): JobReport {
  if (answer === null) return savedReport(context);
  return 'steps' in answer ? testOrderReport(context, answer.steps) : testedReport(context, answer);
}

/** A test order worked if each of its steps did; the second line lists their outcomes. */
function testOrderReport({ job }: JobContext, steps: readonly TestOrderStep[]): JobReport {
  const isPassed = steps.every(({ isDone }) => isDone);
  const message = isPassed ? integrationNotes.testOrderPassed : integrationNotes.testOrderFailed;
  const detail = steps.map(({ words }) => wordsText(words)).join(' ');
  return { ...withToast({ ...job, tone: isPassed ? 'success' : 'critical', message, detail }), outcome: null };
}

/** A save succeeded (§8); says that nothing is sent while Status is off. */
function savedReport({ provider, job, sent }: JobContext): JobReport {
  const detail = isDisabled(sent) ? { detail: integrationNotes.whileDisabled } : {};
  return { ...withToast({ ...job, tone: 'success', message: provider.messages.saved, ...detail }), outcome: null };
}

/** Result of a test: success, the server's message, or §8's text (§7). A failed test is not an error. */
function testedReport(context: JobContext, test: ConnectionTest): JobReport {
  const { provider, job } = context;
  if (test.isConnected)
    return { ...withToast({ ...job, tone: 'success', message: provider.messages.connected }), outcome: 'connected' };
  const words = test.message === null ? null : wordsText(test.message);
  const message = redact(words, context) ?? provider.messages.connectFailed;
  const detail = test.requestId === null ? {} : { detail: `request ${test.requestId}` };
  return { ...withToast({ ...job, tone: 'critical', message, ...detail }), outcome: test.reason ?? 'failed' };
}

/**
 * The call failed. A save shows §8's text as a toast and the server's message beside the buttons; without a reply it
 * may have been saved. A test shows the server's message or §8's text as a toast.
 */
export function failedReport(context: JobContext, failure: CallFailure): JobReport {
  const { provider, job } = context;
  if (failure.kind === 'cancelled') return cancelledReport(context);
  if (failure.kind === 'sessionExpired') {
    return {
      result: { ...job, tone: 'critical', message: integrationNotes.sessionExpired },
      toast: null,
      outcome: null,
    };
  }
  const serverMessage = redact(failure.serverMessage, context);
  const maybeDone = { save: integrationNotes.mayBeSaved, test: null, testOrder: integrationNotes.mayBeSent }[job.kind];
  const suffix = failure.isOutcomeUnknown && maybeDone !== null ? ` ${maybeDone}` : '';
  const result: JobResult = {
    ...job,
    tone: 'critical',
    message: `${serverMessage ?? failure.message}${suffix}`,
    ...(failure.detail !== undefined && { detail: failure.detail }),
  };
  const { saveFailed, connectFailed } = provider.messages;
  const toasts = {
    save: saveFailed,
    test: serverMessage ?? connectFailed,
    testOrder: serverMessage ?? integrationNotes.testOrderFailed,
  } as const satisfies Record<Job['kind'], string>;
  const toast = toasts[job.kind];
  return { result, toast: { message: toast, tone: 'error' }, outcome: null };
}

/** The person canceled the wait. */
function cancelledReport({ job }: JobContext): JobReport {
  const { saveCancelled: save, testCancelled: test, testOrderCancelled: testOrder } = integrationNotes;
  const message = { save, test, testOrder }[job.kind];
  return { result: { ...job, tone: 'info', message }, toast: null, outcome: null };
}

function withToast(result: JobResult): Omit<JobReport, 'outcome'> {
  return { result, toast: { message: result.message, tone: result.tone === 'critical' ? 'error' : 'success' } };
}

function redact(text: string | null, { provider, sent }: JobContext): string | null {
  return text === null || text.trim() === '' ? null : withoutSecrets(text, provider, sent);
}

/** Why nothing else begins while a job is running. */
export function waitForJob({ kind }: Job): string {
  const { waitForSave: save, waitForTest: test, waitForTestOrder: testOrder } = integrationNotes;
  return { save, test, testOrder }[kind];
}

/** Why no test order can be sent to what is saved of a provider; null: it can. Of those with several accounts none has a sandbox. */
export function testOrderReason({ thirdPartyId }: Provider, saved: ProviderSettings, isDirty: boolean): string | null {
  const account = saved.shape === 'flat' && saved.status ? saved : null;
  const refusal = testOrderRefusal(thirdPartyId, account);
  if (refusal !== null) return wordsText(refusal);
  return isDirty ? integrationNotes.testOrderNeedsSave : null;
}
