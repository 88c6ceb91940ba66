import type { ThirdPartyId } from '@hub/domain/integrations';

/** Keys of the queries about accounts that the server calls, by shop. */
export const connectionKeys = {
  all: (shop: string) => [shop, 'connections'] as const,
  list: (shop: string) => [...connectionKeys.all(shop), 'list'] as const,
  choices: (shop: string) => [...connectionKeys.all(shop), 'choices'] as const,
  providerChoices: (shop: string, id: ThirdPartyId) => [...connectionKeys.choices(shop), id] as const,
};
