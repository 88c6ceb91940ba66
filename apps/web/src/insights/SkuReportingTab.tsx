import { sampledItems, type SkuFigures, skuFigures } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup } from '@hub/domain/orders';
import type { Loadable, SampleState } from '@hub/ui/data';
import { SkuReportScreen } from '@hub/ui/insights';
import { useSkuPath } from '../orders/list/useSkuPath.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { useSkuReport } from './useSkuReport.ts';

const skuAggregation: SampleAggregation<SkuFigures> = {
  aggregate: (orders) =>
    skuFigures(
      orders.map(({ detail }) =>
        sampledItems(detail.lineItems, (item) => lineItemGroup(item, false), backOrderFacts(detail).short),
      ),
    ),
};

/** `/app/insights/inventory`: SKUs of all orders of a period, or of the newest where the server cannot count them. */
export function SkuReportingTab(props: ScreenProps) {
  const { capabilities } = useOpenShop().info;
  return capabilities.includes('insights') ? <AllSkus {...props} /> : <SampledSkus {...props} />;
}

function AllSkus(props: ScreenProps) {
  return <SkuFigureScreen {...props} sample={useSkuReport(useReportFilters().queryFilters)} />;
}

function SampledSkus(props: ScreenProps) {
  return <SkuFigureScreen {...props} sample={useOrderSample(useReportFilters().queryFilters, skuAggregation)} />;
}

function SkuFigureScreen({ sample, ...props }: ScreenProps & { sample: Loadable<SampleState<SkuFigures>> }) {
  const { shown, queryFilters, change } = useReportFilters();
  return (
    <SkuReportScreen
      pageHeader={useReportPageHeader(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      sample={sample}
      skuPath={useSkuPath(queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}
