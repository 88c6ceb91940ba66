import type { ThirdPartyList } from '@hub/api-client/integrations';
import { visibleTabs } from '@hub/domain/dashboard';
import { hasConnectedProvider } from '@hub/domain/integrations';
import { appRoutes, routeDecision } from '@hub/domain/navigation';
import type { TabNumber } from '@hub/domain/orders';
import { DashboardScreen } from '@hub/ui/dashboard';
import { type Loadable, shownValue } from '@hub/ui/data';
import { ThirdPartyNotice } from '../integrations/ThirdPartyNotice.tsx';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { ExportButton } from '../orders/export/ExportButton.tsx';
import { BulkActionsSlot, BulkActionsSlotProvider } from '../orders/bulk/BulkActionsSlot.tsx';
import { filteredPath } from '../orders/list/filtersInAddress.ts';
import { useFiltersInAddress } from '../orders/list/useFiltersInAddress.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useFilterShortcut } from '../shortcuts/useFilterShortcut.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { LazyStageOrders, usePreloadStageOrders } from './LazyStageOrders.tsx';
import { useOpenStages } from './useOpenStages.ts';

/** `/app/dashboard`: filters in the address, stats, and the stage cards with their orders. */
export default function DashboardRoute() {
  const { timeZone, access } = useOpenShop();
  const { queryFilters, shown, change, type, submit } = useFiltersInAddress();
  const stats = useStats(queryFilters);
  const thirdParties = useThirdPartyDetails();
  const now = useCurrentMinute();
  const [openStages, toggleStage] = useOpenStages();
  useFilterShortcut();
  usePreloadStageOrders(stats.state === 'ready');

  return (
    <BulkActionsSlotProvider>
      <DashboardScreen
        filters={shown}
        shownPeriod={queryFilters.period}
        onFiltersChange={change}
        onSearchInput={type}
        onSearchSubmit={submit}
        stats={stats}
        timeZone={timeZone}
        now={now}
        tabs={stagesFor(thirdParties)}
        expandedTabs={openStages}
        onStageToggle={toggleStage}
        stagePath={(tab) => filteredPath(stagePath(tab), queryFilters)}
        cardPath={(target) => {
          // Without permission the link would redirect back here.
          if (routeDecision(target, access, true).kind !== 'show') return null;
          return isListPath(target) ? filteredPath(target, queryFilters) : target;
        }}
        renderStageActions={(tab) => <BulkActionsSlot tab={tab} />}
        renderOrders={(tab) => (
          <LazyStageOrders tab={tab} filters={queryFilters} placement="dashboard" maxHeight="min(75vh, 60rem)" />
        )}
        actions={<ExportButton filters={shown} />}
        banners={<ThirdPartyNotice thirdParties={thirdParties} />}
      />
    </BulkActionsSlotProvider>
  );
}

/** All eight until the settings are loaded, and when they fail to load (§4). */
function stagesFor(thirdParties: Loadable<ThirdPartyList>): readonly TabNumber[] {
  const known = shownValue(thirdParties);
  return visibleTabs(known === null || known.failure !== null ? null : hasConnectedProvider(known.providers));
}

/** Path of a stage's list (§2). */
function stagePath(tab: TabNumber): string {
  const list = appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'));
  return list?.path ?? '/app/dashboard-v0';
}

/** Whether a summary card leads to a list; then the link carries the filters. */
function isListPath(path: string): boolean {
  return appRoutes.some((route) => route.path === path && route.orderTab !== null);
}
