import { comparedDays, comparedPeriods, defaultComparedPeriod, isComparedPeriod } from '@hub/domain/insights';
import { calendarDay } from '@hub/domain/shared';
import { ComparisonScreen, type ListPath } from '@hub/ui/insights';
import { shownValue } from '@hub/ui/data';
import { useCallback, useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { ReportControls } from './ReportControls.tsx';
import { customDays, customDaysFilters } from './reportFilters.ts';
import { useComparison } from './useComparison.ts';
import { useReportPageHeader } from './useReportPageHeader.ts';
import { useListPath } from '../orders/list/useListPath.ts';
import { useReportFilters } from './useReportFilters.ts';

/** `/app/insights/comparisoncharts`: whole days against as many days before. */
export function ComparisonChartsTab(props: ScreenProps) {
  const { timeZone } = useOpenShop();
  const { shown, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const today = calendarDay(useCurrentMinute().getTime(), timeZone);
  // All time has no earlier period.
  const period = isComparedPeriod(shown.period) ? shown.period : defaultComparedPeriod;
  const days = useMemo(() => comparedDays(period, customDays(shown), today), [period, shown, today]);
  const comparison = useComparison(days);
  const getListPath = useListPath();
  const listPath = useCallback<ListPath>(
    (tab, span) => (span ? getListPath(tab, customDaysFilters(span.first, span.last)) : null),
    [getListPath],
  );

  return (
    <ComparisonScreen
      pageHeader={pageHeader}
      controls={
        <ReportControls
          filters={{ ...shown, period }}
          onChange={change}
          options={comparedPeriods}
          fetchedAt={(comparison && shownValue(comparison)?.fetchedAt) ?? null}
        />
      }
      comparison={comparison}
      listPath={listPath}
    />
  );
}
