import type { ThirdPartyList } from '@hub/api-client/integrations';
import { visibleTabs } from '@hub/domain/dashboard';
import { anyConnected } from '@hub/domain/integrations';
import { appRoutes, routeDecision } from '@hub/domain/navigation';
import type { TabNumber } from '@hub/domain/orders';
import { DashboardScreen } from '@hub/ui/dashboard';
import { type Loadable, shownValue } from '@hub/ui/shared';
import { ThirdPartyNotice } from '../integrations/ThirdPartyNotice.tsx';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { ExportButton } from '../orders/export/ExportButton.tsx';
import { BulkPlace, BulkPlaces } from '../orders/bulk/BulkPlace.tsx';
import { filteredPath } from '../orders/filtersInAddress.ts';
import { useFiltersInAddress } from '../orders/useFiltersInAddress.ts';
import { useStats } from '../orders/useStats.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useFilterShortcut } from '../shared/useFilterShortcut.ts';
import { useMinute } from '../shared/useMinute.ts';
import { StageOrdersOnDemand, useStageOrdersBeforehand } from './StageOrdersOnDemand.tsx';
import { useOpenStages } from './useOpenStages.ts';

/** `/app/dashboard`: filters in the address, figures, the stages that apply, and the orders of those that are open. */
export default function DashboardRoute() {
  const { timeZone, access } = useOpenShop();
  const { asked, shown, change, type, submit } = useFiltersInAddress();
  const stats = useStats(asked);
  const thirdParties = useThirdPartyDetails();
  const now = useMinute();
  const [openStages, toggleStage] = useOpenStages();
  useFilterShortcut();
  useStageOrdersBeforehand(stats.state === 'ready');

  return (
    <BulkPlaces>
      <DashboardScreen
        filters={shown}
        shownPeriod={asked.period}
        onFiltersChange={change}
        onSearchInput={type}
        onSearchSubmit={submit}
        stats={stats}
        timeZone={timeZone}
        now={now}
        tabs={stagesFor(thirdParties)}
        expandedTabs={openStages}
        onStageToggle={toggleStage}
        stagePath={(tab) => filteredPath(stagePath(tab), asked)}
        cardPath={(target) => {
          // A person who may not open it would only be sent back here.
          if (routeDecision(target, access, true).kind !== 'show') return null;
          return isListPath(target) ? filteredPath(target, asked) : target;
        }}
        renderStageActions={(tab) => <BulkPlace tab={tab} />}
        renderOrders={(tab) => (
          <StageOrdersOnDemand tab={tab} filters={asked} place="dashboard" maxHeight="min(75vh, 60rem)" />
        )}
        actions={<ExportButton filters={shown} />}
        banners={<ThirdPartyNotice of={thirdParties} />}
      />
    </BulkPlaces>
  );
}

/**
 * All eight until it is known that nothing is connected, and when nobody can tell; settings that do not parse are not
 * connected (§4).
 */
function stagesFor(thirdParties: Loadable<ThirdPartyList>): readonly TabNumber[] {
  const known = shownValue(thirdParties);
  return visibleTabs(known === null || known.failure !== null ? null : anyConnected(known.providers));
}

/** A title leads to the stage's list screen below /app/dashboard-v0 (§2). */
function stagePath(tab: TabNumber): string {
  const list = appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'));
  return list?.path ?? '/app/dashboard-v0';
}

/** Whether a summary card leads to a list, which then shows what the card counted. */
function isListPath(path: string): boolean {
  return appRoutes.some((route) => route.path === path && route.orderTab !== null);
}
