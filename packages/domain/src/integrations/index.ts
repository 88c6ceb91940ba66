export { addAccount, emptyAccount, emptySettings, removeAccount } from './emptySettings.ts';
export { integrationMoreInfoPath, integrationTexts, providerCardText, storePlatforms } from './integrationTexts.ts';
export { anyConnected, isConnected, isInstalled, isStoreInstalled } from './isConnected.ts';
export { parseProviderDetails } from './parseProviderDetails.ts';
export { findProvider, type Provider, type ProviderField, type ProviderId, type ProviderMessages, providers, type ThirdPartyId } from './providers.ts';
export type { FieldValues, ProviderAccount, ProviderSettings, ThirdPartyDetails } from './ThirdPartyDetails.ts';
