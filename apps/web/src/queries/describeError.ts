import { ApiError, HttpError, NetworkError, SessionExpiredError, UnexpectedReplyError } from '@hub/api-client/http';

export interface ErrorDescription {
  /** What happened and what to do next, for the merchant. */
  message: string;
  /** Call and request id, for support. */
  detail?: string;
}

/** The one place that turns errors into texts. */
export function describeError(error: unknown): ErrorDescription {
  const message = messageFor(error);
  const detail = detailOf(error);
  return detail === '' ? { message } : { message, detail };
}

function messageFor(error: unknown): string {
  // The session alert says what to do (§8); this says why a part of the screen is empty.
  if (error instanceof SessionExpiredError) return 'Not loaded, because the session has expired.';
  if (error instanceof NetworkError) return 'The server cannot be reached. Check your connection, then try again.';
  if (error instanceof UnexpectedReplyError)
    return 'The server sent an answer that cannot be read. Try again; if it stays, tell support.';
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  if (error instanceof HttpError) return httpMessage(error.status);
  return 'Something went wrong';
}

function httpMessage(status: number): string {
  if (status === 403) return 'The server does not allow this.';
  if (status === 404) return 'The server does not know this.';
  if (status === 429) return 'The server is busy. Wait a moment, then try again.';
  if (status >= 500) return 'The server could not answer. Try again in a moment.';
  return 'Something went wrong';
}

/** Names only, never values: those may be secrets. */
function detailOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const parts = [error.endpoint];
  if (error instanceof UnexpectedReplyError) parts.push(`${error.field} ${error.problem}`);
  if (error instanceof HttpError) parts.push(`status ${error.status}`);
  if (error.requestId) parts.push(`request ${error.requestId}`);
  return parts.join(' · ');
}
