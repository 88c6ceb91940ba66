import { ApiError, HttpError, NetworkError, RejectedError, UnexpectedReplyError } from '@hub/api-client/http';
import type { Done } from '@hub/api-client/orders';
import { actionDone, actionResult, actionSubject, actionWords, runWorkflowResult } from '@hub/domain/orders';
import { describeError } from '../../shared/describeError.ts';
import { GaveUpWaiting } from '../../shared/sendPatiently.ts';
import type { OrderIntent } from './OrderIntent.ts';
import type { ActionReport } from './useReport.tsx';

/** It was done: the server's message, else one of ours. A missing line in the timeline is only noted (contract). */
export function doneReport({ button, order }: OrderIntent, done: Done, isInTimeline: boolean): ActionReport {
  const text = actionResult(done).text;
  return {
    tone: 'success',
    message: text || actionDone(button, order.orderName),
    detail: words(actionSubject(button, order.orderName), [!isInTimeline && actionWords.notInTimeline]),
    about: order.orderId,
  };
}

/** It was not done, or nobody knows; `retry` sends the same intent again, where that can help. */
export function failedReport(intent: OrderIntent, error: unknown, retry: () => void): ActionReport {
  const { button, order } = intent;
  const subject = actionSubject(button, order.orderName);
  if (error instanceof GaveUpWaiting)
    return { tone: 'warning', message: actionWords.gaveUp, detail: subject, about: order.orderId };
  const isUnknown = mayHaveHappened(error);
  const { message, detail } = describeError(error);
  return {
    tone: 'critical',
    message: failureText(intent, error),
    detail: [words(subject, [error instanceof NetworkError && message, isUnknown && actionWords.unknown]), detail]
      .filter(Boolean)
      .join(' · '),
    about: order.orderId,
    ...(isUnknown && { retry: { label: actionWords.retry, onAction: retry } }),
  };
}

/** §8: what the server said, "Something went wrong" where it did not, and what run-workflow has of its own. */
function failureText({ action }: OrderIntent, error: unknown): string {
  const isAnswered = error instanceof RejectedError || error instanceof HttpError;
  if (!isAnswered) return actionResult(null).text;
  const message = error.serverMessage;
  return (
    action === 'run-workflow'
      ? runWorkflowResult({ success: false, message })
      : actionResult({ status: 'error', message })
  ).text;
}

/** No answer, or none that says what became of it; a server that said no has done nothing. */
function mayHaveHappened(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof UnexpectedReplyError || !(error instanceof ApiError);
}

/** "Ship Now · #536365: The server cannot be reached. …" */
function words(subject: string, sentences: readonly (string | false | undefined)[]): string {
  const said = sentences.filter(Boolean).join(' ');
  return said === '' ? subject : `${subject}: ${said}`;
}
