import type { ThirdPartyList } from '@hub/api-client/integrations';
import { defaultPeriod, filtersReady, type OrderFilters, visibleTabs } from '@hub/domain/dashboard';
import { anyConnected } from '@hub/domain/integrations';
import { appRoutes } from '@hub/domain/navigation';
import type { TabNumber } from '@hub/domain/orders';
import { DashboardScreen } from '@hub/ui/dashboard';
import { ErrorBanner, type Loadable, LoadableNotice, shownValue } from '@hub/ui/shared';
import { useState } from 'react';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { ExportButton } from '../orders/export/ExportButton.tsx';
import { StageOrders } from '../orders/StageOrders.tsx';
import { useFiltersInAddress } from '../orders/useFiltersInAddress.ts';
import { useStats } from '../orders/useStats.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { describeError } from '../shared/describeError.ts';
import { useMinute } from '../shared/useMinute.ts';

/** `/app/dashboard`: filters in the address, figures, the stages that apply, and the orders of those that are open. */
export default function DashboardRoute() {
  const { timeZone } = useOpenShop();
  const { applied, shown, change, type, submit } = useFiltersInAddress();
  const asked = useLastReady(applied);
  const stats = useStats(asked);
  const thirdParties = useThirdPartyDetails();
  const now = useMinute();
  const [expandedTabs, setExpandedTabs] = useState<ReadonlySet<TabNumber>>(new Set());

  return (
    <DashboardScreen
      filters={shown}
      onFiltersChange={change}
      onSearchInput={type}
      onSearchSubmit={submit}
      stats={stats}
      timeZone={timeZone}
      now={now}
      tabs={stagesFor(thirdParties)}
      expandedTabs={expandedTabs}
      onStageToggle={(tab) => setExpandedTabs((open) => toggled(open, tab))}
      stagePath={stagePath}
      renderOrders={(tab) => <StageOrders tab={tab} filters={asked} place="dashboard" maxHeight="min(75vh, 60rem)" />}
      actions={<ExportButton filters={shown} />}
      banners={<ThirdPartyNotice of={thirdParties} />}
    />
  );
}

/** All eight until it is known that nothing is connected, and when nobody can tell (contract). */
function stagesFor(thirdParties: Loadable<ThirdPartyList>): readonly TabNumber[] {
  const known = shownValue(thirdParties);
  return visibleTabs(known === null || known.warning !== null ? null : anyConnected(known.providers));
}

/** Details that cannot be loaded are an empty list plus a visible warning (contract), with a way to ask again. */
function ThirdPartyNotice({ of: thirdParties }: { of: Loadable<ThirdPartyList> }) {
  const known = shownValue(thirdParties);
  return (
    <>
      {known?.warning && (
        <ErrorBanner
          message={known.warning}
          detail={known.failure ? describeError(known.failure).detail : undefined}
          onRetry={thirdParties.state === 'ready' ? thirdParties.onRetry : undefined}
        />
      )}
      <LoadableNotice of={thirdParties} subject="the connected providers" />
    </>
  );
          tone="warning"
}

/** A custom period is asked for once both days are chosen; until then the period before it stays, or the default one. */
function useLastReady(filters: OrderFilters): OrderFilters {
  const [ready, setReady] = useState(filtersReady(filters) ? filters : { ...filters, period: defaultPeriod });
  if (filters !== ready && filtersReady(filters)) {
    setReady(filters);
    return filters;
  }
  return ready;
}

/** A title leads to the stage's list screen below /app/dashboard-v0 (§2). */
function stagePath(tab: TabNumber): string {
  const list = appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'));
  return list?.path ?? '/app/dashboard-v0';
}

function toggled<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
