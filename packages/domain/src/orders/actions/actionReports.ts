import type { CallFailure } from '../../shared/calls/CallFailure.ts';
import { actionDoneText, actionMessages, actionSubject } from './actionMessages.ts';
import { actionResult, type ActionReply, runWorkflowResult } from './actionResults.ts';
import type { OrderAction } from './orderActionTexts.ts';

/** The button that was clicked, and on which order. */
export interface ActionTarget {
  action: OrderAction;
  /** As the timeline and the reports name it. */
  button: string;
  orderName: string;
}

/** What became of an action on one order, for a banner or a toast. */
export interface ActionReport {
  tone: 'success' | 'warning' | 'critical';
  message: string;
  /** "Hold Order · #536365", less what the message says already, and what there is to add; may be empty. */
  detail: string;
  /** Whether sending the same once more can help. */
  canRetry: boolean;
}

/**
 * It was done: the server's message, else one of ours, or §8's for run-workflow; then the detail says that it is done.
 * A missing timeline entry is only noted (contract).
 */
export function actionSuccessReport(
  { action, button, orderName }: ActionTarget,
  reply: ActionReply,
  isInTimeline: boolean,
): ActionReport {
  const text = actionResult(reply).text;
  const done = actionDoneText(button, orderName);
  const hasQuotedText = action === 'run-workflow' && text === '';
  const message = hasQuotedText ? runWorkflowResult({ success: true }).text : text || done;
  const subject = message === done ? '' : hasQuotedText ? done : subjectBeside(message, button, orderName);
  const note = isInTimeline ? '' : actionMessages.notInTimeline;
  return {
    tone: 'success',
    message,
    detail: [subject, note].filter((part) => part !== '').join(subject.endsWith('.') ? ' ' : ': '),
    canRetry: false,
  };
}

/** The order is named once, by the server's message or beside it. */
function subjectBeside(message: string, button: string, orderName: string): string {
  return message.includes(orderName) ? button : actionSubject(button, orderName);
}

/** It was not done, or that is not known. */
export function actionFailureReport({ action, button, orderName }: ActionTarget, failure: CallFailure): ActionReport {
  const subject = subjectBeside(failureText(action, failure), button, orderName);
  if (failure.kind === 'cancelled')
    return { tone: 'warning', message: actionMessages.cancelled, detail: subject, canRetry: false };
  const { isOutcomeUnknown, isRetrySafe } = failure;
  const outcomeUnknown = isRetrySafe ? actionMessages.outcomeUnknown : actionMessages.outcomeUnknownUnsafe;
  const hasReason = failure.kind === 'unreachable' || failure.kind === 'redirected';
  const sentences = [
    // Its "try again" is just what must not be done before the order was looked at.
    ...(hasReason && (isRetrySafe || !isOutcomeUnknown) ? [failure.message] : []),
    ...(isOutcomeUnknown ? [outcomeUnknown] : []),
  ].join(' ');
  return {
    tone: 'critical',
    message: failureText(action, failure),
    detail: [sentences === '' ? subject : `${subject}: ${sentences}`, failure.detail].filter(Boolean).join(' · '),
    canRetry: isOutcomeUnknown,
  };
}

/** §8: what the server said, "Something went wrong" where it did not, and what run-workflow has of its own. */
function failureText(action: OrderAction, { kind, serverMessage: message }: CallFailure): string {
  if (kind !== 'rejected' && kind !== 'http') return actionResult(null).text;
  return action === 'run-workflow'
    ? runWorkflowResult({ success: false, message }).text
    : actionResult({ status: 'error', message }).text;
}
