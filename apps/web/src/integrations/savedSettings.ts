import type { ThirdPartyList } from '@hub/api-client/integrations';
import { emptySettings, type Provider, type ProviderSettings, type ThirdPartyDetails } from '@hub/domain/integrations';

/** The record of a provider; null when nothing is saved. */
export function findProviderDetails(list: ThirdPartyList | null, { id }: Provider): ThirdPartyDetails | null {
  return list?.providers.find(({ providerId }) => providerId === id) ?? null;
}

/** Initial values of a provider's form: as saved, or blank when nothing readable is saved. */
export function savedSettings(list: ThirdPartyList | null, provider: Provider): ProviderSettings {
  return findProviderDetails(list, provider)?.settings ?? emptySettings(provider);
}
