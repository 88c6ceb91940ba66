import type { CallFailure } from '../../shared/calls/CallFailure.ts';
import { actionDoneText, actionMessages, actionSubject } from './actionMessages.ts';
import { actionResult, type ActionReply, runWorkflowResult } from './actionResults.ts';
import type { OrderAction } from './orderActionTexts.ts';

/** The clicked button and its order. */
export interface ActionTarget {
  action: OrderAction;
  /** The label used by the timeline and reports. */
  button: string;
  orderName: string;
}

/** An action's outcome on one order, for a banner or toast. */
export interface ActionReport {
  tone: 'success' | 'warning' | 'critical';
  message: string;
  /** "Hold Order · #536365", minus what the message already says, plus any addition; can be empty. */
  detail: string;
  /** Whether sending the same again can help. */
  canRetry: boolean;
}

/**
 * The action succeeded: shows the server's message, else ours, or §8's for run-workflow, in which case the detail
 * says that it is done. A missing timeline entry is only noted (contract).
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

/** Names the order once, in the server's message or beside it. */
function subjectBeside(message: string, button: string, orderName: string): string {
  return message.includes(orderName) ? button : actionSubject(button, orderName);
}

/** The action failed or its outcome is unknown. */
export function actionFailureReport({ action, button, orderName }: ActionTarget, failure: CallFailure): ActionReport {
  const subject = subjectBeside(failureText(action, failure), button, orderName);
  if (failure.kind === 'cancelled')
    return { tone: 'warning', message: actionMessages.cancelled, detail: subject, canRetry: false };
  const { isOutcomeUnknown, isRetrySafe } = failure;
  const outcomeUnknown = isRetrySafe ? actionMessages.outcomeUnknown : actionMessages.outcomeUnknownUnsafe;
  const hasReason = failure.kind === 'unreachable' || failure.kind === 'redirected';
  const sentences = [
    // Its "try again" is wrong advice until the order has been checked.
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

/** §8: the server's message, else "Something went wrong", or run-workflow's own text. */
function failureText(action: OrderAction, { kind, serverMessage: message }: CallFailure): string {
  if (kind !== 'rejected' && kind !== 'http') return actionResult(null).text;
  return action === 'run-workflow'
    ? runWorkflowResult({ success: false, message }).text
    : actionResult({ status: 'error', message }).text;
}
