import type { ProviderAccount, ProviderId, ProviderSettings } from '@hub/domain/integrations';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { getThirdPartyDetails, type ThirdPartyList } from './getThirdPartyDetails.ts';
import { saveSettings, type SaveSettingsResult } from './saveSettings.ts';
import { type ConnectionTest, testConnection } from './testConnection.ts';

/** What can be asked and done about the ten providers (§7). */
export interface IntegrationsClient {
  /** The saved settings of each provider; an empty list and a warning where they cannot be loaded. */
  getThirdPartyDetails(options?: CallOptions): Promise<ThirdPartyList>;
  /** Tries credentials without saving them: a flat provider's settings, or one ShipStation account. */
  testConnection(providerId: ProviderId, account: ProviderAccount, options?: ChangeOptions): Promise<ConnectionTest>;
  /** Saves one provider's settings; RejectedError where the server says no. */
  saveSettings(
    providerId: ProviderId,
    settings: ProviderSettings,
    options?: ChangeOptions,
  ): Promise<SaveSettingsResult>;
}

export function createIntegrationsClient(context: ClientContext): IntegrationsClient {
  return {
    getThirdPartyDetails: (options) => getThirdPartyDetails(context, options),
    testConnection: (providerId, account, options) => testConnection(context, providerId, account, options),
    saveSettings: (providerId, settings, options) => saveSettings(context, providerId, settings, options),
  };
}
