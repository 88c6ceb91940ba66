import { comparedDays, comparedPeriods, defaultComparedPeriod, isComparedPeriod } from '@hub/domain/insights';
import { calendarDay } from '@hub/domain/shared';
import { ComparisonScreen, type ListPath } from '@hub/ui/insights';
import { shownValue } from '@hub/ui/shared';
import { useCallback, useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useMinute } from '../shared/useMinute.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { customDays, daysFilters } from '../reports/reportFilters.ts';
import { useComparison } from './useComparison.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { useListPath } from '../orders/useListPath.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';

/** `/app/insights/comparisoncharts`: whole days against as many days before. */
export function ComparisonCharts(props: ScreenProps) {
  const { timeZone } = useOpenShop();
  const { shown, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const today = calendarDay(useMinute().getTime(), timeZone);
  // All orders have no period before them.
  const period = isComparedPeriod(shown.period) ? shown.period : defaultComparedPeriod;
  const days = useMemo(() => comparedDays(period, customDays(shown), today), [period, shown, today]);
  const comparison = useComparison(days);
  const pathOf = useListPath();
  const listPath = useCallback<ListPath>(
    (tab, span) => (span ? pathOf(tab, daysFilters(span.first, span.last)) : null),
    [pathOf],
  );

  return (
    <ComparisonScreen
      place={place}
      controls={
        <ReportControls
          filters={{ ...shown, period }}
          onChange={change}
          options={comparedPeriods}
          askedAt={(comparison && shownValue(comparison)?.askedAt) ?? null}
        />
      }
      comparison={comparison}
      listPath={listPath}
    />
  );
}
