import { message } from '@hub/domain/messages';
import { RequestError, saveReply, toMapping, toWireSavedMapping } from '@hub/api-client/server';
import type { ShippingEndpointName } from '@hub/api-client/shipping';
import { changeShippingMapping, listProviderMappings } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about shipping methods and services of providers. */
export const shippingHandlers = {
  getShippingMapping: async ({ transaction, services, now }) => {
    const providers = await listProviderMappings(transaction, services.providers, now);
    return {
      providers: providers.map(({ provider, mapping, uses }) => ({
        ...toWireSavedMapping(mapping),
        name: provider.name,
        uses: [...uses],
      })),
    };
  },
  saveShippingMapping: async ({ transaction, session, services, params, body, now }) => {
    const save = {
      providerId: params.provider_id,
      baseVersion: Number(body.base_version),
      mapping: toMapping(body.mapping),
    };
    const decision = await changeShippingMapping(transaction, session, services.providers, save, now);
    if (decision === 'unknown') throw new RequestError(404, message('calls.unknownProvider'));
    return saveReply(decision, toWireSavedMapping, (saved) => ({ saved }));
  },
} satisfies Handlers<ShippingEndpointName>;
