import { sampledItems } from '@hub/domain/insights';
import { inventoryRows } from '@hub/domain/inventory';
import { backOrderFacts, lineItemGroup, tabs } from '@hub/domain/orders';
import { leftOutText } from '@hub/domain/shared';
import { AllInventoryScreen, type InventoryFigures } from '@hub/ui/inventory';
import { useListPath } from '../orders/list/useListPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSkuPath } from '../orders/list/useSkuPath.ts';

/** Counts orders as the insights do, so that both screens agree on a SKU. */
const skuAggregation: SampleAggregation<InventoryFigures> = {
  aggregate(orders) {
    const sampled = orders.map(({ detail }) =>
      sampledItems(detail.lineItems, (item) => lineItemGroup(item, false), backOrderFacts(detail).short),
    );
    return {
      rows: inventoryRows(sampled),
      leftOut: leftOutText(
        sampled.reduce((sum, { leftOut }) => sum + leftOut, 0),
        'cancelled, or not goods to send',
      ),
    };
  },
};

/** `/app/inventory/allinventory`: SKUs of the newest orders of a period. */
export function AllInventoryTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const sample = useOrderSample(queryFilters, skuAggregation);
  return (
    <AllInventoryScreen
      pageHeader={pageHeader}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      sample={sample}
      skuPath={useSkuPath(queryFilters)}
      backOrderPath={useListPath()(tabs.backOrders, queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
