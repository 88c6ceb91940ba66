import type { ShipmentScreenProps } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useShipmentSample } from './useShipmentSample.ts';
import { useStoreLocations } from './useStoreLocations.ts';

/** Props that the tabs about shipments share. */
export function useShipmentScreenProps(props: ScreenProps): ShipmentScreenProps {
  const { shown, queryFilters, change } = useReportFilters();
  return {
    pageHeader: useReportPageHeader(props, shown),
    controls: <ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />,
    locations: useStoreLocations(),
    sample: useShipmentSample(queryFilters),
    orderPath: useOrderPath(),
    isAllTime: queryFilters.period === 'all',
  };
}
