import type { ThirdPartyList } from '@hub/api-client/integrations';
import { emptySettings, type Provider, type ProviderSettings, type ThirdPartyDetails } from '@hub/domain/integrations';

/** The record of a provider in the list; null where nothing is saved. */
export function findProviderDetails(list: ThirdPartyList | null, { id }: Provider): ThirdPartyDetails | null {
  return list?.providers.find(({ providerId }) => providerId === id) ?? null;
}

/** What a provider's form starts from: as saved, or empty where nothing is or nobody can read it. */
export function savedSettings(list: ThirdPartyList | null, provider: Provider): ProviderSettings {
  return findProviderDetails(list, provider)?.settings ?? emptySettings(provider);
}
