import { appRoutes } from '@hub/domain/navigation';
import { canView } from '@hub/domain/permissions';
import { BatchHistoryScreen } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useBatches } from './useBatches.ts';

const batchStatusTab = appRoutes.flatMap(({ tabs }) => tabs).find(({ path }) => path === '/app/settings/batch_status');

/** `/app/fulfillment/batch-history`. */
export function BatchHistoryTab(props: ScreenProps) {
  const { access } = useOpenShop();
  const { shown, queryFilters, change } = useReportFilters();
  return (
    <BatchHistoryScreen
      pageHeader={useReportPageHeader(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      batches={useBatches(queryFilters)}
      orderPath={useOrderPath()}
      batchStatusPath={batchStatusTab && canView(access, batchStatusTab.section) ? batchStatusTab.path : null}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
