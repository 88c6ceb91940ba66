export {
  accountToTest,
  readProviders,
  recordConnectionTest,
  saveProvider,
  settingsToTest,
} from './providerSettings.ts';
export { listConnections } from './listConnections.ts';
export { type AccountWithChoices, changeProviderChoices, readAccounts, readChosenValues } from './providerChoices.ts';
export type { ProviderStore } from './ProviderStore.ts';
