import { createShippingClient } from '@hub/api-client/shipping';
import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { isConnected, isStoreInstalled, providers } from '@hub/domain/integrations';
import type { OlderOrders, OnboardingFacts, OnboardingStepId, SetupFacts, SetupPlace } from '@hub/domain/onboarding';
import { canView, sections } from '@hub/domain/permissions';
import { cutOffsText, hasNoProvider, type Location } from '@hub/domain/routing';
import { unmappedFigures } from '@hub/domain/shipping';
import { firstDayText, type ShipPolicyInStore } from '@hub/domain/shopSettings';
import { type Loadable, shownValue } from '@hub/ui/data';
import { fulfillmentKeys } from '../queries/fulfillmentKeys.ts';
import { useRoutingLocations } from '../locations/useRoutingLocations.ts';
import { findProviderDetails } from '../integrations/savedSettings.ts';
import { useConnectionChecks } from '../integrations/useConnectionChecks.ts';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { useLocations } from '../orders/useLocations.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useOfferedLoadable } from '../session/useShopLoadable.ts';
import { shipPolicyQuery } from '../store/shipPolicyQuery.ts';
import { useStoreStatus } from '../store/useStoreStatus.ts';
import { onboardingKey } from './onboardingKey.ts';

/** Polling interval, ms: older orders are released and the first order ships while the person waits. */
const lookMs = 10_000;

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** Facts for the checklist, including those still loading. */
export function useOnboardingFacts() {
  const { shop, client, info, timeZone } = useOpenShop();
  const { checks } = useConnectionChecks();
  const thirdParties = useThirdPartyDetails();
  const locations = useLocations();
  const stats = useStats(allTime);
  const policy = useOfferedLoadable({ ...shipPolicyQuery(client, shop), needs: 'shipPolicy', refetchInterval: lookMs });
  const { setup, loading: setupLoading } = useSetupFacts();

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
    olderOrders: policy ? olderOrdersIn(shownValue(policy), timeZone) : undefined,
    ...(setup && { setup }),
  };
  const loading = new Set<OnboardingStepId>(setupLoading);
  if (thirdParties.state === 'loading') loading.add('provider');
  if (locations.state === 'loading') loading.add('locations');
  if (stats.state === 'loading') loading.add('shipped');
  if (policy?.state === 'loading') loading.add('mayShip');
  return { facts, loading, stats, thirdParties, locations, policy };
}

/** Facts of a server with onboarding; facts that it lacks or the person may not see are unknown. */
function useSetupFacts(): { setup: SetupFacts | null; loading: readonly OnboardingStepId[] } {
  const { shop, client, access } = useOpenShop();
  const store = useStoreStatus();
  const record = useOfferedLoadable({
    needs: 'onboarding',
    queryKey: onboardingKey(shop),
    queryFn: ({ signal }) => createShopSettingsClient(client).readOnboarding({ signal }),
    refetchInterval: lookMs,
  });
  const seesLocations = record !== null && canView(access, sections.locations);
  const places = useRoutingLocations({ enabled: seesLocations });
  const mappings = useOfferedLoadable({
    needs: 'shippingMapping',
    queryKey: fulfillmentKeys.shippingMapping(shop),
    queryFn: ({ signal }) => createShippingClient(client).mappings({ signal }),
    enabled: seesLocations,
  });
  if (record === null) return { setup: null, loading: [] };
  const backfill = store && shownValue(store)?.backfill;
  const setup: SetupFacts = {
    // A shop without a store has nothing to load.
    ...(store &&
      backfill?.state !== 'none' && {
        backfill: backfill ? { state: backfill.state, read: backfill.ordersRead, total: backfill.ordersTotal } : null,
      }),
    places:
      shownValue(places)
        ?.filter(({ isActive }) => isActive)
        .map(placeOf) ?? null,
    unmapped: unmappedIn(mappings && shownValue(mappings)),
    record: shownValue(record),
  };
  const isLoading = ({ state }: Loadable<unknown>) => state === 'loading';
  const loading: OnboardingStepId[] = [];
  if (store && isLoading(store)) loading.push('backfill');
  if (seesLocations && isLoading(places)) loading.push('locations', 'cutOff');
  if (mappings && isLoading(mappings)) loading.push('mapping');
  if (isLoading(record)) loading.push('testOrder', 'shipped');
  return { setup, loading };
}

function placeOf(location: Location): SetupPlace {
  const { name, cutOffs } = location;
  return {
    name,
    hasNoProvider: hasNoProvider(location),
    cutOffs: cutOffs.times.length === 0 ? null : cutOffsText(cutOffs),
  };
}

function unmappedIn(
  mappings: Awaited<ReturnType<ReturnType<typeof createShippingClient>['mappings']>> | null,
): number | null {
  if (mappings === null) return null;
  return mappings.reduce((sum, { uses, mapping }) => sum + unmappedFigures(uses, mapping).methods, 0);
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
