import { sampledItems, type SkuFigures, skuFigures } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup } from '@hub/domain/orders';
import { SkuReportScreen } from '@hub/ui/insights';
import { useSkuPath } from '../orders/list/useSkuPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';

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
  return (
    <SkuReportScreen
      pageHeader={pageHeader}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      sample={sample}
      skuPath={useSkuPath(queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
