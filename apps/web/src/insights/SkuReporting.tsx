import type { TabNumber } from '@hub/domain/orders';
import { type SkuPath, SkuReportScreen } from '@hub/ui/insights';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { ReportControls } from './ReportControls.tsx';
import { useInsightsPlace } from './useInsightsPlace.ts';
import { useListPath } from './useListPath.ts';
import { useOrderSample } from './useOrderSample.ts';
import { useReportFilters } from './useReportFilters.ts';

/** Orders that wait for a SKU are back orders; those that have it may be anywhere. */
const tabOf = { ordered: 1, short: 7 } as const satisfies Record<string, TabNumber>;

/** `/app/insights/inventory`: SKUs of the newest orders of a period. */
export function SkuReporting(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  const place = useInsightsPlace(props, shown);
  const sample = useOrderSample(asked);
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
