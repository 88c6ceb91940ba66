import { ApiError, HttpError, NetworkError, UnexpectedReplyError } from '@hub/api-client/http';

/** No reply, or none that says what was done; a refusal means that nothing was done. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof UnexpectedReplyError || !(error instanceof ApiError);
}
