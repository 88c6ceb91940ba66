import type { UpdateKind } from '@hub/domain/workflows';
import { tabs } from '@hub/domain/shared';
import { StoppedOrdersScreen } from '@hub/ui/workflows';
import { useListPath } from '../orders/list/useListPath.ts';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { withReportFilters } from '../reports/reportFilters.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useStoppedOrders } from './useStoppedOrders.ts';

/** `/app/workflows/orderupdate`. */
export function OrderUpdateTab(props: ScreenProps) {
  return <StoppedOrdersTab {...props} kind="order" />;
}

/** `/app/workflows/shipmentupdate`. */
export function ShipmentUpdateTab(props: ScreenProps) {
  return <StoppedOrdersTab {...props} kind="shipment" />;
}

function StoppedOrdersTab({ kind, ...props }: ScreenProps & { kind: UpdateKind }) {
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const stopped = useStoppedOrders(queryFilters, kind);
  const listPath = useListPath();
  const orderPath = useOrderPath();
  return (
    <StoppedOrdersScreen
      pageHeader={pageHeader}
      kind={kind}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      stopped={stopped}
      orderPath={(order) => orderPath(order, tabs.errors)}
      errorPath={listPath(tabs.errors, queryFilters)}
      allPath={withReportFilters(`${props.route.path}/allworkflows`, shown)}
      skuPath={(sku) => listPath(tabs.errors, { ...queryFilters, searchMode: 'sku_wise', search: sku })}
    />
  );
}
