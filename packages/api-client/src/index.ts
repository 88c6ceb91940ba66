export { createApiClient, type ApiClient, type ApiClientOptions } from './createApiClient.ts';
export * from './http/index.ts';
