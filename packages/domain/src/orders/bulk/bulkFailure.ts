import type { CallFailure } from '../../shared/calls/CallFailure.ts';
import { bulkResult } from '../actions/actionResults.ts';
import type { BulkAction } from './BulkAction.ts';
import { bulkTexts } from './bulkTexts.ts';

/** A bulk call that failed as a whole. */
export interface BulkFailure {
  /** The server's message, else §8's text for that call. */
  title: string;
  /** What happened and what to do. */
  message: string;
  /** For support. */
  detail?: string | undefined;
  /** Label of the resend button; absent for "Retry". */
  retryLabel?: string | undefined;
}

/** How far a bulk call got before failing. */
export interface BulkAttempt {
  /** A previous attempt's outcome is unknown. */
  isUnsettled: boolean;
  /** Reading the list failed, so nothing was sent. */
  isCheck: boolean;
}

const firstAttempt: BulkAttempt = { isUnsettled: false, isCheck: false };

export function bulkFailure(
  action: BulkAction,
  failure: CallFailure,
  attempt: BulkAttempt = firstAttempt,
): BulkFailure {
  const { kind, serverMessage, message, detail } = failure;
  const outcome = outcomeText(failure, attempt);
  // Our own text may say "try again", which is wrong until the orders have been checked.
  const isOurs = message !== serverMessage;
  const isChecked = needsCheck(failure, attempt);
  const reason = isOurs && isChecked && !failure.isRetrySafe ? '' : `${message} `;
  const retryLabel = isChecked ? bulkTexts.checkAndSendAgain : undefined;
  if (kind === 'cancelled') return { title: bulkTexts.cancelled, message: outcome, retryLabel };
  if (attempt.isCheck) return { title: bulkTexts.notChecked, message: reason + outcome, detail, retryLabel };
  const { text } = bulkResult(action, kind === 'http' ? { status: 'error', message: serverMessage } : null);
  return { title: text, message: message === text ? outcome : reason + outcome, detail, retryLabel };
}

function needsCheck({ isOutcomeUnknown }: CallFailure, { isUnsettled, isCheck }: BulkAttempt): boolean {
  return isOutcomeUnknown || isUnsettled || isCheck;
}

function outcomeText(failure: CallFailure, attempt: BulkAttempt): string {
  if (!needsCheck(failure, attempt)) return bulkTexts.nothingDone;
  const isRefusal = !failure.isOutcomeUnknown && !attempt.isCheck;
  const first = isRefusal ? bulkTexts.nothingMoreDone : bulkTexts.outcomeUnknown;
  return `${first} ${sendAgainText(failure)}`;
}

/** What "Check and send again" does. */
export function sendAgainText({ isRetrySafe }: Pick<CallFailure, 'isRetrySafe'>): string {
  return isRetrySafe ? bulkTexts.sendAgainSafe : bulkTexts.sendAgainUnsafe;
}
