import { errorTexts } from '@hub/domain/shared';
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

/** The only place that turns errors into texts. */
export function describeError(error: unknown): ErrorDescription {
  const message = messageFor(error);
  const detail = detailOf(error);
  return detail === '' ? { message } : { message, detail };
}

function messageFor(error: unknown): string {
  // The session alert says what to do (§8); this says why a part of the screen is empty.
  if (error instanceof SessionExpiredError) return errorTexts.sessionExpired;
  if (error instanceof NotSentError) return errorTexts.notSent;
  if (error instanceof NetworkError) return errorTexts.unreachable;
  if (error instanceof EndlessListError) return errorTexts.endless;
  if (error instanceof RedirectError) return errorTexts.redirected;
  if (error instanceof UnexpectedReplyError) return errorTexts.unreadable;
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  if (error instanceof HttpError) return httpMessage(error.status);
  return errorTexts.unknown;
}

function httpMessage(status: number): string {
  if (status === 403) return errorTexts.forbidden;
  if (status === 404) return errorTexts.notFound;
  if (status === 429) return errorTexts.busy;
  if (status >= 500) return errorTexts.failed;
  return errorTexts.unknown;
}

/** Names only, never values, which may be secrets. */
function detailOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const parts = [error.endpoint];
  if (error instanceof UnexpectedReplyError) parts.push(`${error.field} ${error.problem}`);
  if (error instanceof HttpError) parts.push(`status ${error.status}`);
  if (error.requestId) parts.push(`request ${error.requestId}`);
  return parts.join(' · ');
}
