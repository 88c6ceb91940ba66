import { connectedProviders } from '@hub/domain/integrations';
import { decideMappingSave } from '@hub/domain/shipping';
import type { ShippingPort } from '../../shipping/shippingHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { mappedProviders, mappingOf } from '../shipping/mappedProviders.ts';

export function shippingPort({ shop, now }: SandboxCall): ShippingPort {
  return {
    listProviderMappings: () => mappedProviders(shop, now),
    saveShippingMapping: ({ providerId, baseVersion, mapping }) => {
      const provider = connectedProviders(shop.providers).find(({ thirdPartyId }) => thirdPartyId === providerId);
      if (provider === undefined) return 'unknown';
      const by = { ...savedBy(shop, now), providerName: provider.name };
      const decision = decideMappingSave(mappingOf(shop, providerId), mapping, baseVersion, by);
      if (decision.type === 'saved') shop.shipping.set(providerId, decision.saved);
      return decision;
    },
  };
}
