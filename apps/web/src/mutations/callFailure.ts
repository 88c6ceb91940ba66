import {
  ApiError,
  HttpError,
  NetworkError,
  RedirectError,
  RejectedError,
  SessionExpiredError,
  WaitCancelledError,
  isOutcomeUnknown,
  isRetrySafe,
} from '@hub/api-client/http';
import type { ShopInfo } from '@hub/api-client/shop';
import type { CallFailure } from '@hub/domain/shared';
import { describeError } from '../queries/describeError.ts';

/** The failure of a change, for the reports of `domain`. */
export function callFailure(error: unknown, info: Pick<ShopInfo, 'capabilities'>): CallFailure {
  return {
    kind: kindOf(error),
    isOutcomeUnknown: isOutcomeUnknown(error),
    isRetrySafe: isRetrySafe(info),
    serverMessage: error instanceof ApiError ? error.serverMessage : null,
    ...describeError(error),
  };
}

/** The failure in few words, for a toast or a dialog: the server's own, or else ours. */
export function failureWords(
  error: unknown,
  info: Pick<ShopInfo, 'capabilities'>,
): Pick<CallFailure, 'message' | 'detail'> {
  const { serverMessage, message, detail } = callFailure(error, info);
  return { message: serverMessage ?? message, detail };
}

function kindOf(error: unknown): CallFailure['kind'] {
  if (error instanceof WaitCancelledError) return 'cancelled';
  if (error instanceof NetworkError) return 'unreachable';
  if (error instanceof RedirectError) return 'redirected';
  if (error instanceof RejectedError) return 'rejected';
  if (error instanceof SessionExpiredError) return 'sessionExpired';
  return error instanceof HttpError ? 'http' : 'other';
}
