import { connectedProviders, type ProviderRecord } from '@hub/domain/integrations';
import type { WorkflowContext } from '@hub/domain/workflows';
import { sampleShop } from '../shop/sampleShop.ts';
import { locations } from '../shop/sampleTexts.ts';

/** What the shop's workflows are checked and run with, for these providers. */
export function workflowContext(providers: ReadonlyMap<string, ProviderRecord>, timeZone: string): WorkflowContext {
  return {
    currency: sampleShop.currency,
    timeZone,
    locations: locations.map(({ location_id, name }) => ({ id: String(location_id), name })),
    providers: connectedProviders(providers).map(({ thirdPartyId, name }) => ({ id: thirdPartyId, name })),
  };
}
