export { createPrivacyClient, type PrivacyClient } from './createPrivacyClient.ts';
export { type PrivacyEndpointName, privacyEndpoints } from './privacyEndpoints.ts';
export { createStoreClient, type StoreClient } from './createStoreClient.ts';
export { type StoreEndpointName, storeEndpoints } from './storeEndpoints.ts';
