import { ApiError, HttpError, NetworkError, RejectedError } from '@hub/api-client/http';
import type { CallFailure } from '@hub/domain/shared';
import { describeError } from '../queries/describeError.ts';
import { WaitCancelledError } from './createRetryableRequest.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

/** The failure of a change, for the reports of `domain`. */
export function callFailure(error: unknown): CallFailure {
  return {
    kind: kindOf(error),
    isOutcomeUnknown: isOutcomeUnknown(error),
    serverMessage: error instanceof ApiError ? error.serverMessage : null,
    ...describeError(error),
  };
}

function kindOf(error: unknown): CallFailure['kind'] {
  if (error instanceof WaitCancelledError) return 'cancelled';
  if (error instanceof NetworkError) return 'unreachable';
  if (error instanceof RejectedError) return 'rejected';
  return error instanceof HttpError ? 'http' : 'other';
}
