import { SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';

/**
 * Whether to show an error in place: not for what the person stopped or the session alert reports. `null`: no error.
 */
export function needsBanner(error: unknown): boolean {
  return error !== null && !(error instanceof WaitCancelledError) && !(error instanceof SessionExpiredError);
}
