import { HttpError } from '@hub/api-client/http';
import { type BulkAction, bulkResult, bulkTexts } from '@hub/domain/orders';
import { WaitCancelledError } from '../../mutations/createRetryableRequest.ts';
import { describeError } from '../../queries/describeError.ts';

/** What is said of a bulk call of which nobody knows what became of it. */
export interface BulkFailure {
  /** The server's message, else §8's text for that call. */
  title: string;
  /** What happened, and what to do about it. */
  message: string;
  /** For support. */
  detail?: string | undefined;
}

/** A bulk call that failed as a whole, or that the person stopped waiting for. */
export function bulkFailure(action: BulkAction, error: unknown): BulkFailure {
  if (error instanceof WaitCancelledError) return { title: bulkTexts.cancelled, message: bulkTexts.outcomeUnknown };
  const { message, detail } = describeError(error);
  const isAnswered = error instanceof HttpError;
  const { text } = bulkResult(action, isAnswered ? { status: 'error', message: error.serverMessage } : null);
  return {
    title: text,
    message: message === text ? bulkTexts.outcomeUnknown : `${message} ${bulkTexts.outcomeUnknown}`,
    detail,
  };
}
