import {
  ApiError,
  EndlessListError,
  HttpError,
  NetworkError,
  NotSentError,
  RedirectError,
  SessionExpiredError,
  UnexpectedReplyError,
} from '@hub/api-client/http';

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
  if (error instanceof SessionExpiredError) return 'Not loaded: your session expired.';
  if (error instanceof NotSentError)
    return 'Nothing was sent, because a cookie or token is damaged. Reload the page. If it happens again, clear this site’s cookies.';
  if (error instanceof NetworkError) return 'We can’t reach the server. Check your connection and try again.';
  if (error instanceof EndlessListError)
    return 'The server keeps sending pages without new orders, so we stopped loading. Try again. If it keeps happening, contact support.';
  if (error instanceof RedirectError)
    return 'The server redirected this request, so we didn’t follow it. Reload the page. If it keeps happening, contact support.';
  if (error instanceof UnexpectedReplyError)
    return 'We couldn’t read the server’s answer. Try again. If it keeps happening, contact support.';
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  if (error instanceof HttpError) return httpMessage(error.status);
  return 'Something went wrong';
}

function httpMessage(status: number): string {
  if (status === 403) return 'You don’t have permission to do this.';
  if (status === 404) return 'We couldn’t find this.';
  if (status === 429) return 'The server is busy. Wait a moment and try again.';
  if (status >= 500) return 'The server had a problem. Try again in a moment.';
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
