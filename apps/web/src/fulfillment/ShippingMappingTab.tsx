import { ShippingMappingScreen } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useShipmentSample } from './useShipmentSample.ts';
import { useStoreLocations } from './useStoreLocations.ts';

/** `/app/fulfillment/shipping-mapping`. */
export function ShippingMappingTab(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  return (
    <ShippingMappingScreen
      place={useReportPlace(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      locations={useStoreLocations()}
      sample={useShipmentSample(asked)}
      orderPath={useOrderPath()}
      isEverything={asked.period === 'all'}
    />
  );
}
