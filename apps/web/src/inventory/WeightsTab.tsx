import { weightRows } from '@hub/domain/inventory';
import { type LineItem, lineItemGroup } from '@hub/domain/orders';
import { leftOutText } from '@hub/domain/shared';
import { type WeightFigures, WeightScreen } from '@hub/ui/inventory';
import { useStats } from '../orders/list/useStats.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSkuPath } from '../orders/list/useSkuPath.ts';

const weightAggregation: SampleAggregation<WeightFigures> = {
  aggregate(orders) {
    const goods = orders.map(({ detail }) =>
      detail.lineItems.filter(isGoods).map(({ sku, name, productWeight }) => ({ sku, name, weight: productWeight })),
    );
    const lines = orders.reduce((sum, { detail }) => sum + detail.lineItems.length, 0);
    return {
      rows: weightRows(goods),
      leftOut: leftOutText(lines - goods.reduce((sum, { length }) => sum + length, 0), 'not goods to send'),
    };
  },
};

/** A cancelled line still has its product's weight. */
function isGoods(item: LineItem): boolean {
  return lineItemGroup({ ...item, isCancelled: false }, false) !== 'nonShippable';
}

/** `/app/inventory/weightandpackage`: weights of the newest orders' line items, and the boxes of stats. */
export function WeightsTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const sample = useOrderSample(queryFilters, weightAggregation);
  const boxesSaved = mapLoadable(useStats(queryFilters), ({ totalBoxes }) => totalBoxes);
  return (
    <WeightScreen
      pageHeader={pageHeader}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      sample={sample}
      boxesSaved={boxesSaved}
      skuPath={useSkuPath(queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
