export {
  type AccountConnection,
  connectionProblem,
  type ConnectionProblem,
  connectionTexts,
  type FailureKind,
  problemsThatStopOrders,
} from './accountConnection.ts';
export { callsText, stockReadText, updatesText } from './accountLines.ts';
export { connectionAttention, type ConnectionAttention } from './connectionAttention.ts';
export { connectionHealthItems } from './connectionHealthItems.ts';
export {
  type CheckOutcome,
  type ConnectionCheck,
  type ConnectionChecks,
  type ConnectionHealth,
  connectionHealth,
  parseConnectionChecks,
} from './connectionCheck.ts';
export type * from './ConnectionTest.ts';
export type * from './Job.ts';
export {
  answeredReport,
  failedReport,
  type JobAnswer,
  type JobReport,
  testOrderReason,
  waitForJob,
} from './jobReports.ts';
export { addAccount, emptyAccount, emptySettings, removeAccount } from './emptySettings.ts';
export { enableAccount, isDisabled } from './enableAccount.ts';
export { credentialsOf, type EnabledAccount, enabledAccounts } from './enabledAccounts.ts';
export { type FieldHint, blankFieldWords, fieldHint, hintTexts, isMask } from './fieldHint.ts';
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
export { identifyAccounts } from './identifyAccounts.ts';
export { maskRecord, restoreMaskedRecord, secretMask } from './maskRecord.ts';
export { parseProviderDetails } from './parseProviderDetails.ts';
export {
  connectedProviders,
  isAnyConnected,
  connectedIds,
  liveIds,
  type ProviderRecord,
  type SavedProviderSettings,
} from './ProviderRecord.ts';
export {
  accountName,
  type CustomsFact,
  customsFacts,
  findProvider,
  type Provider,
  type ProviderField,
  type ProviderId,
  type ProviderMessages,
  perConnectionTest,
  providerRows,
  providers,
  type ShippingInstruction,
  shippingInstructions,
  type ThirdPartyId,
} from '../providers/providers.ts';
export { type TestOrderOutcome, testOrderRefusal, type TestOrderStep } from '../providers/testOrderRefusal.ts';
export { notVerified, verificationText } from './providerProfiles.ts';
export {
  type AccountChoices,
  type ChosenValues,
  choicesOf,
  choicesSaveTexts,
  choiceTexts,
  chosenValues,
  decideChoicesSave,
  type ListedChoice,
  missingChoices,
  missingChoicesText,
  type SavedChoices,
  listedChoiceFacts,
  sitesOf,
} from './providerChoices.ts';
export { areSettingsEqual } from './areSettingsEqual.ts';
export { accountToSave, settingsToSave } from './settingsToSave.ts';
export type {
  SettingFieldValues,
  ProviderAccount,
  ProviderSettings,
  SavedRecord,
  ThirdPartyDetails,
} from './ThirdPartyDetails.ts';
export { withoutSecrets } from './withoutSecrets.ts';
export { isStatusOn } from './settingValues.ts';
