import { type StoreAdminPage, storeAdminLink } from '@hub/domain/shared';
import type { ShipmentScreenProps } from '@hub/ui/fulfillment';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useShipmentSample } from './useShipmentSample.ts';
import { useStoreLocations } from './useStoreLocations.ts';

/** Props that the tabs about shipments share; `adminPage`: where the store's admin has what the tab is about. */
export function useShipmentScreenProps(props: ScreenProps, adminPage: StoreAdminPage): ShipmentScreenProps {
  const { shop } = useOpenShop();
  const { shown, queryFilters, change } = useReportFilters();
  return {
    pageHeader: useReportPageHeader(props, shown),
    controls: <ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />,
    locations: useStoreLocations(),
    sample: useShipmentSample(queryFilters),
    orderPath: useOrderPath(),
    adminLink: storeAdminLink(shop, adminPage),
    isAllTime: queryFilters.period === 'all',
  };
}
