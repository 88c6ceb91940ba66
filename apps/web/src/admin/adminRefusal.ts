import { HttpError, SessionExpiredError } from '@hub/api-client/http';
import { adminRefusalText } from '@hub/domain/admin';
import { describeError, type ErrorDescription } from '../queries/describeError.ts';

/** Describes an error of the admin area. `isDefinite`: trying again does not help. */
export function describeAdminError(error: unknown): ErrorDescription & { isDefinite: boolean } {
  const refusal = refusalText(error);
  return refusal === null ? { ...describeError(error), isDefinite: false } : { message: refusal, isDefinite: true };
}

/** `null`: the error is not about the token. */
function refusalText(error: unknown): string | null {
  if (error instanceof SessionExpiredError) return adminRefusalText({ kind: 'wrongToken' });
  if (!(error instanceof HttpError)) return null;
  if (error.status === 429)
    return adminRefusalText({
      kind: 'locked',
      seconds: error.retryAfterMs === null ? null : error.retryAfterMs / 1_000,
    });
  // For one shop, the same status means that it does not exist.
  return error.status === 404 && !error.endpoint.endsWith('{domain}')
    ? adminRefusalText({ kind: 'noAdminArea' })
    : null;
}
