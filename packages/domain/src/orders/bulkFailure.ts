import type { CallFailure } from '../shared/CallFailure.ts';
import { bulkResult } from './actionResults.ts';
import type { BulkAction } from './BulkAction.ts';
import { bulkTexts } from './bulkTexts.ts';

/** A bulk call that failed as a whole. */
export interface BulkFailure {
  /** The server's message, else §8's text for that call. */
  title: string;
  /** What happened, and what to do about it. */
  message: string;
  /** For support. */
  detail?: string | undefined;
}

export function bulkFailure(action: BulkAction, { kind, serverMessage, message, detail }: CallFailure): BulkFailure {
  if (kind === 'cancelled') return { title: bulkTexts.cancelled, message: bulkTexts.outcomeUnknown };
  const { text } = bulkResult(action, kind === 'http' ? { status: 'error', message: serverMessage } : null);
  return {
    title: text,
    message: message === text ? bulkTexts.outcomeUnknown : `${message} ${bulkTexts.outcomeUnknown}`,
    detail,
  };
}
