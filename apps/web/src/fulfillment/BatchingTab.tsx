import { BatchingScreen } from '@hub/ui/fulfillment';
import { useListPath } from '../orders/list/useListPath.ts';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { withReportFilters } from '../reports/reportFilters.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { useBatches } from './useBatches.ts';
import { useStageBatches } from './useStageBatches.ts';

/** `/app/fulfillment/batching`. */
export function BatchingTab(props: ScreenProps) {
  const { timeZone } = useOpenShop();
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const getListPath = useListPath();
  const historyTab = props.route.tabs.find(({ slug }) => slug === 'batch-history');
  return (
    <BatchingScreen
      pageHeader={pageHeader}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      batches={useBatches(queryFilters)}
      stages={useStageBatches(queryFilters)}
      listPath={(tab) => getListPath(tab, queryFilters)}
      orderPath={useOrderPath()}
      historyPath={withReportFilters(historyTab?.path ?? props.route.path, shown)}
      timeZone={timeZone}
      now={useCurrentMinute()}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
