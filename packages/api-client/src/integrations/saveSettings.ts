import {
  findProvider,
  type Provider,
  type ProviderAccount,
  type ProviderId,
  type ProviderSettings,
} from '@hub/domain/integrations';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { integrationEndpoints } from './integrationEndpoints.ts';

/** `message`: the server's, null for none. */
export interface SaveSettingsResult {
  message: string | null;
}

/** Saves a provider's settings (§7); throws RejectedError with the server's message. */
export async function saveSettings(
  { http }: ClientContext,
  providerId: ProviderId,
  settings: ProviderSettings,
  options: ChangeOptions = {},
): Promise<SaveSettingsResult> {
  const endpoint = integrationEndpoints.saveThirdPartySettings;
  const reply = await http.request(endpoint, { ...options, body: fromSettings(providerId, settings) });
  const { data, message } = checkReply(endpoint.reply, reply);
  if (data.status !== 'success') throw new RejectedError(reply, message || null);
  return { message: message || null };
}

/** Flat settings with the provider's string id; ShipStation's accounts as a list (§7). */
function fromSettings(providerId: ProviderId, settings: ProviderSettings): Readonly<Record<string, unknown>> {
  const third_party_id = providerOf(providerId).thirdPartyId;
  if (settings.shape === 'flat') return { ...fromAccount(providerId, settings), third_party_id };
  return { third_party_id, shipstation_details: settings.accounts.map((account) => fromAccount(providerId, account)) };
}

/** The fields of §3 and the status, nothing else of the form. */
export function fromAccount(
  providerId: ProviderId,
  { status, values }: ProviderAccount,
): Readonly<Record<string, string | boolean>> {
  const fields = providerOf(providerId).fields.map(({ name }) => [name, values[name] ?? ''] as const);
  return { ...Object.fromEntries(fields), status };
}

function providerOf(id: ProviderId): Provider {
  const provider = findProvider(id);
  if (provider === null) throw new RangeError(`No provider has the number ${id}`);
  return provider;
}
