import type { ThirdPartyList } from '@hub/api-client/integrations';
import { visibleTabs } from '@hub/domain/dashboard';
import { hasConnectedProvider } from '@hub/domain/integrations';
import { appRoutes, routeDecision } from '@hub/domain/navigation';
import { tabs as orderTabNumbers } from '@hub/domain/orders';
import { DashboardScreen } from '@hub/ui/dashboard';
import { type Loadable, shownValue } from '@hub/ui/data';
import { ThirdPartyNotice } from '../integrations/ThirdPartyNotice.tsx';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { ExportButton } from '../orders/export/ExportButton.tsx';
import { BulkActionsSlot, BulkActionsSlotProvider } from '../orders/bulk/BulkActionsSlot.tsx';
import { filteredPath } from '../orders/list/filtersInAddress.ts';
import { useFilterChoices } from '../orders/useFilterChoices.ts';
import { useFiltersInAddress } from '../orders/list/useFiltersInAddress.ts';
import { stageListPath } from '../orders/list/stageListPath.ts';
import { useRememberedPeriod } from '../orders/list/useRememberedPeriod.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useOffers, useOpenShop } from '../session/OpenShop.ts';
import { useFilterShortcut } from '../shortcuts/useFilterShortcut.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import {
  LazyAttention,
  LazyHealth,
  LazyOutsidePeriod,
  LazyStageOrders,
  usePreloadDashboardParts,
} from './LazyDashboardParts.tsx';
import { useOpenStages } from './useOpenStages.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { connectionKeys } from '../connections/connectionKeys.ts';
import { useRefreshOrders } from '../orders/actions/useRefreshOrders.ts';

/** `/app/dashboard`: filters in the address, stats, and the stage cards with their orders. */
export default function DashboardRoute() {
  const { timeZone, access } = useOpenShop();
  const filterChoices = useFilterChoices();
  const { queryFilters, shown, change, type, submit } = useFiltersInAddress(useRememberedPeriod('dashboard'));
  const stats = useStats(queryFilters);
  const thirdParties = useThirdPartyDetails();
  const hasProvider = hasConnected(thirdParties);
  const now = useCurrentMinute();
  const [openStages, toggleStage] = useOpenStages();
  useFilterShortcut();
  const refresh = useRefreshScreen();
  const tabs = visibleTabs(hasProvider);
  const hasAttention = useOffers('attention') && tabs.includes(orderTabNumbers.errors);
  const isAnswered = stats.state !== 'loading';
  usePreloadDashboardParts(stats.state === 'ready');

  return (
    <BulkActionsSlotProvider>
      <DashboardScreen
        filters={shown}
        {...filterChoices}
        shownPeriod={queryFilters.period}
        onFiltersChange={change}
        onSearchInput={type}
        onSearchSubmit={submit}
        stats={stats}
        timeZone={timeZone}
        now={now}
        tabs={tabs}
        expandedTabs={openStages}
        onStageToggle={toggleStage}
        stagePath={(tab) => filteredPath(stageListPath(tab), queryFilters)}
        cardPath={(target) => {
          // Without permission the link would redirect back here.
          if (routeDecision(target, access, true).kind !== 'show') return null;
          return isListPath(target) ? filteredPath(target, queryFilters) : target;
        }}
        renderOutside={(tab, count) =>
          isAnswered && (
            <LazyOutsidePeriod tab={tab} filters={queryFilters} count={count} isOpen={openStages.has(tab)} />
          )
        }
        renderStageActions={(tab) => <BulkActionsSlot tab={tab} />}
        renderOrders={(tab) => (
          <LazyStageOrders tab={tab} filters={queryFilters} placement="dashboard" maxHeight="min(75vh, 60rem)" />
        )}
        afterStages={
          <>
            {hasProvider === false && <LazyHiddenStages />}
            {hasAttention && isAnswered && <LazyHealth />}
          </>
        }
        actions={<ExportButton filters={shown} shownFilters={queryFilters} />}
        onRefresh={refresh}
        {...(hasAttention && { attention: isAnswered ? <LazyAttention /> : null })}
        banners={<ThirdPartyNotice thirdParties={thirdParties} />}
      />
    </BulkActionsSlotProvider>
  );
}

/** Whether a provider is connected; `null` until the settings are loaded, and when they fail to load (§4). */
function hasConnected(thirdParties: Loadable<ThirdPartyList>): boolean | null {
  const known = shownValue(thirdParties);
  return known === null || known.failure !== null ? null : hasConnectedProvider(known.providers);
}

/** Whether a summary card links to a list; then the link carries the filters. */
function isListPath(path: string): boolean {
  return appRoutes.some((route) => route.path === path && route.orderTab !== null);
}

// Only before the first provider is connected, and not worth a crash.
const HiddenStages = lazy<ComponentType>(() =>
  import('./HiddenStages.tsx').catch((): { default: ComponentType } => ({ default: () => null })),
);

/** `HiddenStages` in its own file: most dashboards never need it. */
function LazyHiddenStages() {
  return (
    <Suspense fallback={null}>
      <HiddenStages />
    </Suspense>
  );
}

/** What the Refresh button of dashboard and lists reloads: orders and connections. */
function useRefreshScreen(): () => void {
  const client = useQueryClient();
  const { shop } = useOpenShop();
  const refreshOrders = useRefreshOrders();
  return () => {
    void refreshOrders();
    void client.invalidateQueries({ queryKey: connectionKeys.list(shop) });
  };
}
