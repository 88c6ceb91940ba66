import { BatchingScreen } from '@hub/ui/fulfillment';
import { useListPath } from '../orders/useListPath.ts';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { withReportFilters } from '../reports/reportFilters.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useMinute } from '../shared/useMinute.ts';
import { useBatches } from './useBatches.ts';
import { useStageBatches } from './useStageBatches.ts';

/** Where the days stand: the second tab of §2. */
const historyTab = 1;

/** `/app/fulfillment/batching`. */
export function BatchingTab(props: ScreenProps) {
  const { timeZone } = useOpenShop();
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const pathOf = useListPath();
  return (
    <BatchingScreen
      place={place}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      batches={useBatches(asked)}
      stages={useStageBatches(asked)}
      listPath={(tab) => pathOf(tab, asked)}
      orderPath={useOrderPath()}
      historyPath={withReportFilters(props.route.tabs[historyTab]?.path ?? props.route.path, shown)}
      timeZone={timeZone}
      now={useMinute()}
      isEverything={asked.period === 'all'}
    />
  );
}
