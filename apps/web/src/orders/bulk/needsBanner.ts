import { SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';

/** Whether an error is to be shown in place: not what the person stopped, nor what the one alert says; null is none. */
export function needsBanner(error: unknown): boolean {
  return error !== null && !(error instanceof WaitCancelledError) && !(error instanceof SessionExpiredError);
}
