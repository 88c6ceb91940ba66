import { message } from '@hub/domain/messages';
import type { SaveDecision } from '@hub/domain/shared';
import type { MappingChange, ProviderShipping, SavedMapping } from '@hub/domain/shipping';
import { saveReply } from '../http/saveReply.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import type { shippingEndpoints } from './shippingEndpoints.ts';
import { toMapping, toWireSavedMapping } from './wireShipping.ts';

/** The shipping methods of a shop and the services of its providers. */
export interface ShippingPort {
  listProviderMappings(): Answer<readonly ProviderShipping[]>;
  /** 'unknown': the provider is not connected. */
  saveShippingMapping(save: {
    providerId: string;
    baseVersion: number;
    mapping: MappingChange;
  }): Answer<SaveDecision<SavedMapping> | 'unknown'>;
}

export const shippingHandlers = {
  getShippingMapping: async ({ port }) => ({
    providers: (await port.listProviderMappings()).map(({ name, mapping, uses }) => ({
      ...toWireSavedMapping(mapping),
      name,
      uses: [...uses],
    })),
  }),
  saveShippingMapping: async ({ port, params, body }) => {
    const decision = await port.saveShippingMapping({
      providerId: params.provider_id,
      baseVersion: Number(body.base_version),
      mapping: toMapping(body.mapping),
    });
    if (decision === 'unknown') throw new RequestError(404, message('calls.unknownProvider'));
    return saveReply(decision, toWireSavedMapping, (saved) => ({ saved }));
  },
} satisfies Handlers<typeof shippingEndpoints, ShippingPort>;
