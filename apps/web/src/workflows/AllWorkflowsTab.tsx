import { orderActionTexts, tabs } from '@hub/domain/orders';
import { workflowFigures, type WorkflowFigures } from '@hub/domain/workflows';
import { AllWorkflowsScreen } from '@hub/ui/workflows';
import { useListPath } from '../orders/list/useListPath.ts';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { useStats } from '../orders/list/useStats.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { withReportFilters } from '../reports/reportFilters.ts';
import { type SampledDetail, type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useStoppedOrders } from './useStoppedOrders.ts';

/** Actions that start workflows. */
const actions = ['product-workflow', 'shipment-workflow', 'run-workflow'] as const;

const withClicks: SampleAggregation<WorkflowFigures> = {
  aggregate: (orders) =>
    workflowFigures(
      orders.map(toWorkflowOrder),
      actions.map((action) => orderActionTexts(action).label),
    ),
};

/** For servers without capability `timeline`, whose timelines are texts. */
const withoutClicks: SampleAggregation<WorkflowFigures> = {
  aggregate: (orders) => workflowFigures(orders.map(toWorkflowOrder)),
};

/** `/app/workflows/allworkflows`: stats, the error list, and workflows of the newest orders. */
export function AllWorkflowsTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  const pageHeader = useReportPageHeader(props, shown);
  const totalRuns = mapLoadable(useStats(queryFilters), ({ totalWorkflows }) => totalWorkflows);
  const stoppedOrders = mapLoadable(useStoppedOrders(queryFilters, 'order'), ({ figures }) => figures.orders);
  const { capabilities } = useOpenShop().info;
  const sample = useOrderSample(queryFilters, capabilities.includes('timeline') ? withClicks : withoutClicks);
  const listPath = useListPath();
  const orderPath = useOrderPath();
  return (
    <AllWorkflowsScreen
      pageHeader={pageHeader}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      totalRuns={totalRuns}
      stoppedOrders={stoppedOrders}
      sample={sample}
      orderPath={(order) => orderPath(order, tabs.all)}
      orderUpdatePath={withReportFilters(`${props.route.path}/orderupdate`, shown)}
      openPath={listPath(tabs.open, queryFilters)}
      errorPath={listPath(tabs.errors, queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}

function toWorkflowOrder({ row, detail }: SampledDetail) {
  return {
    order: { orderId: row.orderId, orderName: row.orderName },
    triggered: detail.triggeredFlows.map(({ name }) => name),
    eligible: detail.eligibleFlows.map(({ name }) => name),
    clicks: detail.timeline.flatMap(({ event }) =>
      event?.kind === 'actionTaken' ? [orderActionTexts(event.values.action).label] : [],
    ),
  };
}
