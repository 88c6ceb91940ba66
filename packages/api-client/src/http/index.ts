export * from './Endpoint.ts';
export * from './errors.ts';
export { authorizationFor, type Area, type Tokens } from './authorizationFor.ts';
export { inSlices } from './inSlices.ts';
export { nextTask } from './nextTask.ts';
export type { CallOptions, ChangeOptions, HttpOptions } from './createHttp.ts';
