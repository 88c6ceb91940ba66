import { sampledItems, type SkuFigures, skuFigures } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup, type TabNumber, tabs } from '@hub/domain/orders';
import { type SkuPath, SkuReportScreen } from '@hub/ui/insights';
import { useListPath } from '../orders/list/useListPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';

/** Orders that wait for a SKU are back orders; those that have it may be anywhere. */
const orderTabByFigure = { ordered: tabs.all, short: tabs.backOrders } as const satisfies Record<string, TabNumber>;

const skuAggregation: SampleAggregation<SkuFigures> = {
  aggregate: (orders) =>
    skuFigures(
      orders.map(({ detail }) =>
        sampledItems(detail.lineItems, (item) => lineItemGroup(item, false), backOrderFacts(detail).short),
      ),
    ),
};

/** `/app/insights/inventory`: SKUs of the newest orders of a period. */
export function SkuReportingTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const sample = useOrderSample(queryFilters, skuAggregation);
  const getListPath = useListPath();
  const skuPath: SkuPath = (sku, figure) =>
    getListPath(orderTabByFigure[figure], { ...queryFilters, searchMode: 'sku_wise', search: sku });
  return (
    <SkuReportScreen
      pageHeader={pageHeader}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      sample={sample}
      skuPath={skuPath}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
