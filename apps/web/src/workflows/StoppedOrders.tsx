import type { UpdateKind } from '@hub/domain/workflows';
import { StoppedOrdersScreen } from '@hub/ui/workflows';
import { useListPath } from '../orders/useListPath.ts';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { withReportFilters } from '../reports/reportFilters.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useStoppedOrders } from './useStoppedOrders.ts';

/** `/app/workflows/orderupdate`. */
export function OrderUpdate(props: ScreenProps) {
  return <StoppedOrders {...props} kind="order" />;
}

/** `/app/workflows/shipmentupdate`. */
export function ShipmentUpdate(props: ScreenProps) {
  return <StoppedOrders {...props} kind="shipment" />;
}

function StoppedOrders({ kind, ...props }: ScreenProps & { kind: UpdateKind }) {
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const stopped = useStoppedOrders(asked, kind);
  const listPath = useListPath();
  const orderPath = useOrderPath();
  return (
    <StoppedOrdersScreen
      place={place}
      kind={kind}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      stopped={stopped}
      orderPath={(order) => orderPath(order, 5)}
      errorPath={listPath(5, asked)}
      allPath={withReportFilters(`${props.route.path}/allworkflows`, shown)}
      skuPath={(sku) => listPath(5, { ...asked, searchMode: 'sku_wise', search: sku })}
    />
  );
}
