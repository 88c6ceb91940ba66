import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { isConnected, isStoreInstalled, providers } from '@hub/domain/integrations';
import type { OlderOrders, OnboardingFacts, OnboardingStepId } from '@hub/domain/onboarding';
import { firstDayText, type ShipPolicyInStore } from '@hub/domain/shopSettings';
import { shownValue } from '@hub/ui/data';
import { findProviderDetails } from '../integrations/savedSettings.ts';
import { useConnectionChecks } from '../integrations/useConnectionChecks.ts';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { useLocations } from '../orders/useLocations.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { shipPolicyQuery } from '../store/shipPolicyQuery.ts';

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** Facts for the checklist from existing calls, including those still loading. */
export function useOnboardingFacts() {
  const { shop, client, info, timeZone } = useOpenShop();
  const { checks } = useConnectionChecks();
  const thirdParties = useThirdPartyDetails();
  const locations = useLocations();
  const stats = useStats(allTime);
  const hasPolicy = info.capabilities.includes('shipPolicy');
  const policy = useLoadable({ ...shipPolicyQuery(client, shop), enabled: hasPolicy });

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
    olderOrders: hasPolicy ? olderOrdersIn(shownValue(policy), timeZone) : undefined,
  };
  const loading = new Set<OnboardingStepId>();
  if (thirdParties.state === 'loading') loading.add('provider');
  if (locations.state === 'loading') loading.add('locations');
  if (stats.state === 'loading') loading.add('shipped');
  if (hasPolicy && policy.state === 'loading') loading.add('mayShip');
  return { facts, loading, stats, thirdParties, locations, policy: hasPolicy ? policy : null };
}

function olderOrdersIn(policy: ShipPolicyInStore | null, timeZone: string): OlderOrders | null {
  if (policy === null) return null;
  const { saved, installedAt, ordersBefore } = policy;
  return {
    orders: ordersBefore,
    before: firstDayText(saved, installedAt, timeZone),
    isDecided: saved.version > 0,
  };
}
