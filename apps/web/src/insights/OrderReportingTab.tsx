import type { Stats } from '@hub/domain/dashboard';
import { stageFigures, type StageFigures } from '@hub/domain/insights';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { orderTab } from '@hub/domain/orders/list';
import { type ListPath, OrderReportScreen } from '@hub/ui/insights';
import { shownValue } from '@hub/ui/data';
import { useCallback } from 'react';
import { useStats } from '../orders/list/useStats.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { ReportControls } from './ReportControls.tsx';
import { customDaysFilters } from './reportFilters.ts';
import { useErrorReport } from './useErrorReport.ts';
import { useReportPageHeader } from './useReportPageHeader.ts';
import { useListPath } from '../orders/list/useListPath.ts';
import { useOrderReport } from './useOrderReport.ts';
import { useReportFilters } from './useReportFilters.ts';

/** `/app/insights/orderreporting`: stats, all orders and the error list of a period. */
export function OrderReportingTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const stats = useStats(queryFilters);
  const orders = useOrderReport(queryFilters);
  const errors = useErrorReport(queryFilters);
  const getListPath = useListPath();
  const listPath = useCallback<ListPath>(
    (tab, days) => getListPath(tab, days ? customDaysFilters(days.first, days.last) : queryFilters),
    [getListPath, queryFilters],
  );
  const refetchAll = () => {
    for (const query of [stats, orders, errors]) query.onRetry?.();
  };

  return (
    <OrderReportScreen
      pageHeader={pageHeader}
      controls={
        <ReportControls
          filters={shown}
          onChange={change}
          shownPeriod={queryFilters.period}
          fetchedAt={shownValue(orders)?.fetchedAt ?? null}
        />
      }
      stages={mapLoadable(stats, toStageFigures)}
      orders={orders}
      errors={errors}
      listPath={listPath}
      isAllTime={queryFilters.period === 'all'}
      onRefresh={refetchAll}
    />
  );
}

/** The stats, keyed by their tab. */
function toStageFigures(stats: Stats): StageFigures {
  const count = (tab: TabNumber) => stats[orderTab(tab).statsField];
  return stageFigures({
    [tabs.all]: count(tabs.all),
    [tabs.open]: count(tabs.open),
    [tabs.inFulfillment]: count(tabs.inFulfillment),
    [tabs.shipped]: count(tabs.shipped),
    [tabs.errors]: count(tabs.errors),
    [tabs.hold]: count(tabs.hold),
    [tabs.backOrders]: count(tabs.backOrders),
    [tabs.needsReview]: count(tabs.needsReview),
  });
}
