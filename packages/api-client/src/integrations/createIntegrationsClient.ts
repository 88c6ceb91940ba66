import type { ConnectionTest, ProviderAccount, ProviderId, ProviderSettings } from '@hub/domain/integrations';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { getThirdPartyDetails, type ThirdPartyList } from './getThirdPartyDetails.ts';
import { saveSettings, type SaveSettingsOptions, type SaveSettingsResult } from './saveSettings.ts';
import { testConnection } from './testConnection.ts';

/** Calls for the ten providers (§7). */
export interface IntegrationsClient {
  /** The saved settings of each provider; an empty list and a warning when they cannot be loaded. */
  getThirdPartyDetails(options?: CallOptions): Promise<ThirdPartyList>;
  /** Tests credentials without saving them: a provider's settings, or one ShipStation account. */
  testConnection(providerId: ProviderId, account: ProviderAccount, options?: ChangeOptions): Promise<ConnectionTest>;
  /** Saves a provider's settings; RejectedError when the server refuses. */
  saveSettings(
    providerId: ProviderId,
    settings: ProviderSettings,
    options?: SaveSettingsOptions,
  ): Promise<SaveSettingsResult>;
}

export function createIntegrationsClient(context: ClientContext): IntegrationsClient {
  return {
    getThirdPartyDetails: (options) => getThirdPartyDetails(context, options),
    testConnection: (providerId, account, options) => testConnection(context, providerId, account, options),
    saveSettings: (providerId, settings, options) => saveSettings(context, providerId, settings, options),
  };
}
