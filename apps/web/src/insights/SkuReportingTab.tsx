import { SkuReportScreen } from '@hub/ui/insights';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSkuPath } from '../orders/list/useSkuPath.ts';
import { ReportControls } from './ReportControls.tsx';
import { useReportFilters } from './useReportFilters.ts';
import { useReportPageHeader } from './useReportPageHeader.ts';
import { useSkuReport } from './useSkuReport.ts';

/** `/app/insights/inventory`: the SKUs of all orders of a period. */
export function SkuReportingTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  return (
    <SkuReportScreen
      pageHeader={useReportPageHeader(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      report={useSkuReport(queryFilters)}
      skuPath={useSkuPath(queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
