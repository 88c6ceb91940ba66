import type { ShippingPort } from '@hub/api-client/server';
import { changeShippingMapping, listProviderMappings } from '@hub/engine/shipping';
import type { EngineCall } from '../CallContext.ts';

export function shippingPort({ transaction, session, services, now }: EngineCall): ShippingPort {
  return {
    listProviderMappings: () => listProviderMappings(transaction, services.providers, now),
    saveShippingMapping: (save) => changeShippingMapping(transaction, session, services.providers, save, now),
  };
}
