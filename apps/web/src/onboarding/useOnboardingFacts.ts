import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { isConnected, isStoreInstalled, providers } from '@hub/domain/integrations';
import type { OnboardingFacts, OnboardingStepId } from '@hub/domain/onboarding';
import { shownValue } from '@hub/ui/data';
import { findProviderDetails } from '../integrations/savedSettings.ts';
import { useConnectionChecks } from '../integrations/useConnectionChecks.ts';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { useLocations } from '../orders/useLocations.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useOpenShop } from '../session/OpenShop.ts';

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** Facts for the checklist from existing calls, with those still loading. */
export function useOnboardingFacts() {
  const { info } = useOpenShop();
  const { checks } = useConnectionChecks();
  const thirdParties = useThirdPartyDetails();
  const locations = useLocations();
  const stats = useStats(allTime);

  const list = shownValue(thirdParties);
  const connected = providers.flatMap((provider) => {
    const details = findProviderDetails(list, provider);
    if (!details || !isConnected(details)) return [];
    return [{ name: provider.name, isTested: checks[provider.thirdPartyId]?.outcome === 'connected' }];
  });
  const facts: OnboardingFacts = {
    isStoreInstalled: isStoreInstalled(info.installStatus),
    connected: list === null || list.failure ? null : connected,
    locations: shownValue(locations)?.locations.length ?? null,
    shipped: shownValue(stats)?.shippedOrders ?? null,
  };
  const loading = new Set<OnboardingStepId>();
  if (thirdParties.state === 'loading') loading.add('provider');
  if (locations.state === 'loading') loading.add('locations');
  if (stats.state === 'loading') loading.add('shipped');
  return { facts, loading, stats, thirdParties, locations };
}
