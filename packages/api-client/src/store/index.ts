export { createStoreClient, type StoreClient } from './createStoreClient.ts';
export { type StoreEndpointName, storeEndpoints } from './storeEndpoints.ts';
