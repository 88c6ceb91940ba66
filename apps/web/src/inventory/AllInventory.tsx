import { leftOutText, sampledOrder } from '@hub/domain/insights';
import { inventoryRows } from '@hub/domain/inventory';
import { backOrderFacts, lineItemGroup } from '@hub/domain/orders';
import { AllInventoryScreen, type InventoryFigures } from '@hub/ui/inventory';
import { useListPath } from '../orders/useListPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleOf, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useSkuPath } from './useSkuPath.ts';

/** What counts as ordered is what insights count, so that both screens say the same of a SKU. */
const bySku: SampleOf<InventoryFigures> = {
  figures(orders) {
    const sampled = orders.map(({ detail }) =>
      sampledOrder(detail.lineItems, (item) => lineItemGroup(item, false), backOrderFacts(detail).short),
    );
    return {
      rows: inventoryRows(sampled),
      leftOut: leftOutText(sampled.reduce((sum, { leftOut }) => sum + leftOut, 0)),
    };
  },
};

/** `/app/inventory/allinventory`: SKUs of the newest orders of a period. */
export function AllInventory(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const sample = useOrderSample(asked, bySku);
  return (
    <AllInventoryScreen
      place={place}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      sample={sample}
      skuPath={useSkuPath(asked)}
      backOrderPath={useListPath()(7, asked)}
      isEverything={asked.period === 'all'}
    />
  );
}
