export { createApiClient, type ApiClient } from './createApiClient.ts';
export { createCoreClient, type ApiClientOptions, type CoreClient } from './createCoreClient.ts';
export { findInShop, type ShopFindings } from './findInShop.ts';
export { readListedOrders } from './readListedOrders.ts';
export * from './http/index.ts';
