export * from './Endpoint.ts';
export * from './errors.ts';
export { authorizationFor, type Tokens } from './authorizationFor.ts';
export { yieldToEventLoop } from './yieldToEventLoop.ts';
export type { CallOptions, ChangeOptions, HttpClientOptions } from './createHttpClient.ts';
