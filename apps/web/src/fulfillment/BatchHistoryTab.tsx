import { appRoutes } from '@hub/domain/navigation';
import { canView } from '@hub/domain/permissions';
import { BatchHistoryScreen } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useBatches } from './useBatches.ts';

const batchStatus = appRoutes.flatMap(({ tabs }) => tabs).find(({ path }) => path === '/app/settings/batch_status');

/** `/app/fulfillment/batch-history`. */
export function BatchHistoryTab(props: ScreenProps) {
  const { access } = useOpenShop();
  const { shown, asked, change } = useReportFilters();
  return (
    <BatchHistoryScreen
      place={useReportPlace(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      batches={useBatches(asked)}
      orderPath={useOrderPath()}
      batchStatusPath={batchStatus && canView(access, batchStatus.section) ? batchStatus.path : null}
      isEverything={asked.period === 'all'}
    />
  );
}
