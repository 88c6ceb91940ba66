import { notGoodsText, weightRows } from '@hub/domain/inventory';
import { type LineItem, lineItemGroup } from '@hub/domain/orders';
import { type WeightFigures, WeightScreen } from '@hub/ui/inventory';
import { useStats } from '../orders/useStats.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleOf, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useSkuPath } from './useSkuPath.ts';

const byWeight: SampleOf<WeightFigures> = {
  figures(orders) {
    const goods = orders.map(({ detail }) =>
      detail.lineItems.filter(isGoods).map(({ sku, name, productWeight }) => ({ sku, name, weight: productWeight })),
    );
    const lines = orders.reduce((sum, { detail }) => sum + detail.lineItems.length, 0);
    return {
      rows: weightRows(goods),
      leftOut: notGoodsText(lines - goods.reduce((sum, { length }) => sum + length, 0)),
    };
  },
};

/** A cancelled line still tells what its product weighs. */
function isGoods(item: LineItem): boolean {
  return lineItemGroup({ ...item, isCancelled: false }, false) !== 'nonShippable';
}

/** `/app/inventory/weightandpackage`: weights of the newest orders' line items, and the boxes of stats. */
export function Weights(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const sample = useOrderSample(asked, byWeight);
  const boxesSaved = mapLoadable(useStats(asked), ({ totalBoxes }) => totalBoxes);
  return (
    <WeightScreen
      place={place}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      sample={sample}
      boxesSaved={boxesSaved}
      skuPath={useSkuPath(asked)}
      isEverything={asked.period === 'all'}
    />
  );
}
