import type { CallFailure } from '../shared/CallFailure.ts';
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
  /** "Hold Order · #536365", and what there is to add. */
  detail: string;
  /** Whether sending the same once more can help. */
  canRetry: boolean;
}

/** It was done: the server's message, else one of ours. A missing timeline entry is only noted (contract). */
export function actionSuccessReport(
  { button, orderName }: Omit<ActionTarget, 'action'>,
  reply: ActionReply,
  isInTimeline: boolean,
): ActionReport {
  const subject = actionSubject(button, orderName);
  return {
    tone: 'success',
    message: actionResult(reply).text || actionDoneText(button, orderName),
    detail: isInTimeline ? subject : `${subject}: ${actionMessages.notInTimeline}`,
    canRetry: false,
  };
}

/** It was not done, or that is not known. */
export function actionFailureReport({ action, button, orderName }: ActionTarget, failure: CallFailure): ActionReport {
  const subject = actionSubject(button, orderName);
  if (failure.kind === 'cancelled')
    return { tone: 'warning', message: actionMessages.cancelled, detail: subject, canRetry: false };
  const { isOutcomeUnknown } = failure;
  const sentences = [
    ...(failure.kind === 'unreachable' ? [failure.message] : []),
    ...(isOutcomeUnknown ? [actionMessages.outcomeUnknown] : []),
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
