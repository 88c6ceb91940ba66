export * from './Endpoint.ts';
export * from './errors.ts';
export { authorizationFor, type Tokens } from './authorizationFor.ts';
export { buildUrl } from './buildUrl.ts';
export { filterQuery } from './filterQuery.ts';
export { createIdempotencyKeys, isRetrySafe } from './createIdempotencyKeys.ts';
export {
  createRetryableRequest,
  type RequestAttempt,
  type RetryableRequest,
  WaitCancelledError,
} from './createRetryableRequest.ts';
export type { SaveOutcome } from './savedVersion.ts';
export { delay } from './delay.ts';
export { isOutcomeUnknown } from './isOutcomeUnknown.ts';
export { yieldToEventLoop } from './yieldToEventLoop.ts';
export type { CallOptions, ChangeOptions, HttpClientOptions } from './createHttpClient.ts';
