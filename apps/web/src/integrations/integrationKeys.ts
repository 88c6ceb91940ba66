import type { ProviderId } from '@hub/domain/integrations';

/** Keys of the queries and mutations about providers, by shop. */
export const integrationKeys = {
  all: (shop: string) => [shop, 'integrations'] as const,
  thirdPartyDetails: (shop: string) => [...integrationKeys.all(shop), 'thirdPartyDetails'] as const,
  job: (shop: string, id: ProviderId) => [...integrationKeys.all(shop), 'job', id] as const,
};
