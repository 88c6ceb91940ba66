import type { MappingChange, ProviderShipping, SavedMapping } from '@hub/domain/shipping';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { shippingEndpoints as endpoints } from './shippingEndpoints.ts';
import { toSavedMapping, toWireMapping } from './wireShipping.ts';

/** Shipping mapping; for servers with capability `shippingMapping`. Refusals throw RejectedError with the message. */
export interface ShippingClient {
  /** Of the connected providers. */
  mappings(options?: CallOptions): Promise<readonly ProviderShipping[]>;
  saveMapping(
    save: { providerId: string; baseVersion: number; mapping: MappingChange },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<SavedMapping>>;
}

export function createShippingClient({ http }: Pick<ClientContext, 'http'>): ShippingClient {
  return {
    async mappings(options = {}) {
      const endpoint = endpoints.getShippingMapping;
      const { providers } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return providers.map(({ name, uses, ...mapping }) => ({
        name,
        mapping: toSavedMapping(mapping),
        uses: uses.map(({ method, waiting, recent }) => ({ method, waiting: Number(waiting), recent: Number(recent) })),
      }));
    },
    async saveMapping({ providerId, baseVersion, mapping }, options = {}) {
      const endpoint = endpoints.saveShippingMapping;
      const params = { provider_id: providerId };
      const body = { base_version: baseVersion, mapping: toWireMapping(mapping) };
      const reply = await http.request(endpoint, { ...options, params, body });
      const { saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, saved && toSavedMapping(saved), current && toSavedMapping(current));
    },
  };
}
