import {
  accountToSave,
  findProvider,
  type Provider,
  type ProviderAccount,
  type ProviderId,
  type ProviderSettings,
  type SavedRecord,
  settingsToSave,
} from '@hub/domain/integrations';
import { rowStatusMeaning } from '@hub/domain/orders/actions';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { messageOf } from '../http/statusReply.ts';
import { integrationEndpoints } from './integrationEndpoints.ts';

/** `message`: the server's, `null` for none. */
export interface SaveSettingsResult {
  message: string | null;
}

export interface SaveSettingsOptions extends ChangeOptions {
  /** Ids of the locations that the provider serves from now on; none by default. */
  servesLocations?: readonly string[];
}

/** Saves a provider's settings; only a success status counts (§7). Throws RejectedError with the server's message. */
export async function saveSettings(
  { http }: ClientContext,
  providerId: ProviderId,
  settings: ProviderSettings,
  { servesLocations = [], ...options }: SaveSettingsOptions = {},
): Promise<SaveSettingsResult> {
  const endpoint = integrationEndpoints.saveThirdPartySettings;
  const served = servesLocations.length === 0 ? {} : { serves_locations: servesLocations };
  const reply = await http.request(endpoint, {
    ...options,
    body: { ...fromSettings(providerId, settings), ...served },
  });
  const { data } = checkReply(endpoint.reply, reply);
  if (rowStatusMeaning(data.status) !== 'success') throw new RejectedError(reply, messageOf(reply.body));
  return { message: messageOf(reply.body) };
}

/** The settings with the provider's string id (§7). */
function fromSettings(providerId: ProviderId, settings: ProviderSettings): SavedRecord {
  const provider = providerOf(providerId);
  return { ...settingsToSave(provider, settings), third_party_id: provider.thirdPartyId };
}

/** One form, for its test. */
export function fromAccount(providerId: ProviderId, account: ProviderAccount): SavedRecord {
  return accountToSave(providerOf(providerId), account);
}

/** The provider with this number. */
export function providerOf(id: ProviderId): Provider {
  const provider = findProvider(id);
  if (provider === null) throw new RangeError(`No provider has the number ${id}`);
  return provider;
}
