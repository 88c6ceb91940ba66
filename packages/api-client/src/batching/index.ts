export { createBatchingClient, type BatchingClient } from './createBatchingClient.ts';
export { batchEndpoints, type BatchEndpointName } from './batchEndpoints.ts';
