import { sampledOrder, type SkuFigures, skuFigures } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup, type TabNumber } from '@hub/domain/orders';
import { type SkuPath, SkuReportScreen } from '@hub/ui/insights';
import { useListPath } from '../orders/useListPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleOf, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';

/** Orders that wait for a SKU are back orders; those that have it may be anywhere. */
const tabOf = { ordered: 1, short: 7 } as const satisfies Record<string, TabNumber>;

const bySku: SampleOf<SkuFigures> = {
  figures: (orders) =>
    skuFigures(
      orders.map(({ detail }) =>
        sampledOrder(detail.lineItems, (item) => lineItemGroup(item, false), backOrderFacts(detail).short),
      ),
    ),
};

/** `/app/insights/inventory`: SKUs of the newest orders of a period. */
export function SkuReporting(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const sample = useOrderSample(asked, bySku);
  const pathOf = useListPath();
  const skuPath: SkuPath = (sku, which) => pathOf(tabOf[which], { ...asked, searchMode: 'sku_wise', search: sku });
  return (
    <SkuReportScreen
      place={place}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      sample={sample}
      skuPath={skuPath}
      isEverything={asked.period === 'all'}
    />
  );
}
