import type { Stats } from '@hub/domain/dashboard';
import { stageFigures, type StageFigures } from '@hub/domain/insights';
import { orderTab, type TabNumber } from '@hub/domain/orders';
import { type ListPath, OrderReportScreen } from '@hub/ui/insights';
import { shownValue } from '@hub/ui/shared';
import { useCallback } from 'react';
import { useStats } from '../orders/useStats.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { daysFilters } from '../reports/reportFilters.ts';
import { useErrorReport } from './useErrorReport.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { useListPath } from '../orders/useListPath.ts';
import { useOrderReport } from './useOrderReport.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';

/** `/app/insights/orderreporting`: stats, the list of all orders and that of the errors, for one period. */
export function OrderReporting(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const stats = useStats(asked);
  const orders = useOrderReport(asked);
  const errors = useErrorReport(asked);
  const pathOf = useListPath();
  const listPath = useCallback<ListPath>(
    (tab, days) => pathOf(tab, days ? daysFilters(days.first, days.last) : asked),
    [pathOf, asked],
  );
  const readAgain = () => {
    for (const question of [stats, orders, errors]) question.onRetry?.();
  };

  return (
    <OrderReportScreen
      place={place}
      controls={
        <ReportControls
          filters={shown}
          onChange={change}
          shownPeriod={asked.period}
          askedAt={shownValue(orders)?.askedAt ?? null}
        />
      }
      stages={mapLoadable(stats, stagesOf)}
      orders={orders}
      errors={errors}
      listPath={listPath}
      isEverything={asked.period === 'all'}
      onReadAgain={readAgain}
    />
  );
}

/** The figures of the dashboard by the tab that each of them counts. */
function stagesOf(stats: Stats): StageFigures {
  const count = (tab: TabNumber) => stats[orderTab(tab).statsField];
  return stageFigures({
    1: count(1),
    2: count(2),
    3: count(3),
    4: count(4),
    5: count(5),
    6: count(6),
    7: count(7),
    8: count(8),
  });
}
