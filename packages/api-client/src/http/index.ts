export * from './Endpoint.ts';
export * from './errors.ts';
export { authorizationFor, type Area, type Tokens } from './authorizationFor.ts';
export type { CallOptions, ChangeOptions, HttpOptions } from './createHttp.ts';
