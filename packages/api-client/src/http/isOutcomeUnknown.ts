import { HttpError, NotSentError, RejectedError, SessionExpiredError } from './errors.ts';

/** No reply, or none that says what was done; a refusal, such as any 4xx, means that nothing was done. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof HttpError) return error.status < 400 || error.status >= 500;
  return !(error instanceof NotSentError || error instanceof RejectedError || error instanceof SessionExpiredError);
}
