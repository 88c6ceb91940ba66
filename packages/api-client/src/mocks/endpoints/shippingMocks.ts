import { message } from '@hub/domain/messages';
import { connectedProviders } from '@hub/domain/integrations';
import { decideMappingSave } from '@hub/domain/shipping';
import type { shippingEndpoints } from '../../shipping/shippingEndpoints.ts';
import { toMapping, toWireSavedMapping } from '../../shipping/wireShipping.ts';
import { RequestError } from '../../server/RequestError.ts';
import { saveReply } from '../../http/saveReply.ts';
import type { Mocks } from '../http/Mock.ts';
import { mappedProviders, mappingOf } from '../shipping/mappedProviders.ts';

export const shippingMocks = {
  getShippingMapping: ({ shop, now }) => ({
    providers: mappedProviders(shop, now).map(({ provider, mapping, uses }) => ({
      ...toWireSavedMapping(mapping),
      name: provider.name,
      uses: [...uses],
    })),
  }),
  saveShippingMapping: ({ shop, params, body, now }) => {
    const provider = connectedProviders(shop.providers).find(({ thirdPartyId }) => thirdPartyId === params.provider_id);
    if (provider === undefined) throw new RequestError(404, message('calls.unknownProvider'));
    const by = { savedAt: now.toISOString(), savedBy: shop.userName, providerName: provider.name };
    const current = mappingOf(shop, provider.thirdPartyId);
    const decision = decideMappingSave(current, toMapping(body.mapping), Number(body.base_version), by);
    if (decision.type === 'saved') shop.shipping.set(provider.thirdPartyId, decision.saved);
    return saveReply(decision, toWireSavedMapping, (saved) => ({ saved }));
  },
} satisfies Mocks<typeof shippingEndpoints>;
