import type { ShipmentScreenProps } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useShipmentSample } from './useShipmentSample.ts';
import { useStoreLocations } from './useStoreLocations.ts';

/** What the tabs over shipments have in common, which is all but what they make of it. */
export function useShipmentScreen(props: ScreenProps): ShipmentScreenProps {
  const { shown, asked, change } = useReportFilters();
  return {
    place: useReportPlace(props, shown),
    controls: <ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />,
    locations: useStoreLocations(),
    sample: useShipmentSample(asked),
    orderPath: useOrderPath(),
    isEverything: asked.period === 'all',
  };
}
