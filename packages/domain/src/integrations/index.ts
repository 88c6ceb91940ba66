export {
  type CheckOutcome,
  type ConnectionCheck,
  type ConnectionChecks,
  type ConnectionHealth,
  connectionHealth,
  parseConnectionChecks,
} from './connectionCheck.ts';
export { addAccount, emptyAccount, emptySettings, removeAccount } from './emptySettings.ts';
export { type FieldHint, fieldHint, isMask } from './fieldHint.ts';
export {
  accountTitle,
  integrationMoreInfoPath,
  integrationNotes,
  integrationTexts,
  leaveWarning,
  providerCardText,
  storePlatforms,
} from './integrationTexts.ts';
export { hasConnectedProvider, isConnected, isInstalled, isStoreInstalled } from './isConnected.ts';
export { parseProviderDetails } from './parseProviderDetails.ts';
export {
  findProvider,
  type Provider,
  type ProviderField,
  type ProviderId,
  type ProviderMessages,
  providers,
  type ThirdPartyId,
} from './providers.ts';
export { areSettingsEqual } from './areSettingsEqual.ts';
export type { FieldValues, ProviderAccount, ProviderSettings, ThirdPartyDetails } from './ThirdPartyDetails.ts';
export { withoutSecrets } from './withoutSecrets.ts';
