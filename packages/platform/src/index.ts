export { adminApiVersion, apiVersionEnd } from './adminApiVersion.ts';
export * from './PlatformError.ts';
export { missingScopes } from './scopes/missingScopes.ts';
export { requiredScopes, scopeReasons } from './scopes/requiredScopes.ts';
export {
  exchangeToken,
  type OfflineToken,
  readSignedInUser,
  exchangeLastingToken,
  refreshToken,
  type StoreUser,
  type TokenRequest,
} from './signIn/exchangeToken.ts';
export { installUrl, type InstallUrlOptions, type SignedQueryRefusal, verifySignedQuery } from './signIn/installUrl.ts';
export {
  type SessionToken,
  type SessionTokenOptions,
  type SessionTokenRefusal,
  verifySessionToken,
} from './signIn/verifySessionToken.ts';
export { createStoreClient, type StoreClientOptions } from './store/createStoreClient.ts';
export type * from './store/Money.ts';
export type * from './store/StoreClient.ts';
export type * from './store/PlatformFulfillment.ts';
export type * from './store/PlatformAddress.ts';
export type * from './store/PlatformFulfillmentOrder.ts';
export type * from './store/PlatformOrder.ts';
export type * from './store/PlatformProduct.ts';
export type * from './store/PlatformShop.ts';
export type * from './store/PlatformSubscription.ts';
export {
  type VerifiedWebhook,
  verifyWebhook,
  type WebhookDelivery,
  type WebhookRefusal,
} from './webhooks/verifyWebhook.ts';
export {
  type PrivacyTopic,
  privacyTopics,
  type SubscribedTopic,
  subscribedTopics,
  type WebhookTopic,
} from './webhooks/webhookTopics.ts';
