import { ApiError, HttpError, NetworkError, UnexpectedReplyError } from '@hub/api-client/http';

/** No answer, or none that says what was done. A server that said no has done nothing. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof UnexpectedReplyError || !(error instanceof ApiError);
}
