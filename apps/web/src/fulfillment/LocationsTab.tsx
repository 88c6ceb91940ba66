import { LocationsScreen } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useShipmentSample } from './useShipmentSample.ts';
import { useStoreLocations } from './useStoreLocations.ts';

/** `/app/fulfillment/locations`. */
export function LocationsTab(props: ScreenProps) {
  const { timeZone } = useOpenShop();
  const { shown, asked, change } = useReportFilters();
  return (
    <LocationsScreen
      place={useReportPlace(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      locations={useStoreLocations()}
      sample={useShipmentSample(asked)}
      orderPath={useOrderPath()}
      timeZone={timeZone}
      isEverything={asked.period === 'all'}
    />
  );
}
