import { ApiError, HttpError, NetworkError, RejectedError, UnexpectedReplyError } from '@hub/api-client/http';
import type { OrderActionResult } from '@hub/api-client/orders';
import { actionDoneText, actionResult, actionSubject, actionMessages, runWorkflowResult } from '@hub/domain/orders';
import { describeError } from '../../queries/describeError.ts';
import { WaitCancelledError } from '../../mutations/createRetryableRequest.ts';
import type { OrderIntent } from './OrderIntent.ts';
import type { ActionResult } from './ActionResults.tsx';

/** It was done: the server's message, else one of ours. A missing line in the timeline is only noted (contract). */
export function successResult(
  { button, order }: OrderIntent,
  done: OrderActionResult,
  isInTimeline: boolean,
): ActionResult {
  const text = actionResult(done).text;
  return {
    tone: 'success',
    message: text || actionDoneText(button, order.orderName),
    detail: joinSentences(actionSubject(button, order.orderName), [!isInTimeline && actionMessages.notInTimeline]),
    about: order.orderId,
  };
}

/** It was not done, or nobody knows; `retry` sends the same intent again, where that can help. */
export function failureResult(intent: OrderIntent, error: unknown, retry: () => void): ActionResult {
  const { button, order } = intent;
  const subject = actionSubject(button, order.orderName);
  if (error instanceof WaitCancelledError)
    return { tone: 'warning', message: actionMessages.cancelled, detail: subject, about: order.orderId };
  const isUnknown = isOutcomeUnknown(error);
  const { message, detail } = describeError(error);
  return {
    tone: 'critical',
    message: failureText(intent, error),
    detail: [
      joinSentences(subject, [error instanceof NetworkError && message, isUnknown && actionMessages.outcomeUnknown]),
      detail,
    ]
      .filter(Boolean)
      .join(' · '),
    about: order.orderId,
    ...(isUnknown && { retry: { label: actionMessages.retry, onAction: retry } }),
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
function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof UnexpectedReplyError || !(error instanceof ApiError);
}

/** "Ship Now · #536365: The server cannot be reached. …" */
function joinSentences(subject: string, sentences: readonly (string | false | undefined)[]): string {
  const joined = sentences.filter(Boolean).join(' ');
  return joined === '' ? subject : `${subject}: ${joined}`;
}
