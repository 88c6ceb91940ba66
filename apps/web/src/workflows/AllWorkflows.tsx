import { clickedButton, orderActionTexts } from '@hub/domain/orders';
import { workflowFigures, type WorkflowFigures } from '@hub/domain/workflows';
import { AllWorkflowsScreen } from '@hub/ui/workflows';
import { useListPath } from '../orders/useListPath.ts';
import { useOrderPath } from '../orders/useOrderPath.ts';
import { useStats } from '../orders/useStats.ts';
import { ReportControls } from '../reports/ReportControls.tsx';
import { withReportFilters } from '../reports/reportFilters.ts';
import { type SampledDetail, type SampleOf, useOrderSample } from '../reports/useOrderSample.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPlace } from '../reports/useReportPlace.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useStoppedOrders } from './useStoppedOrders.ts';

/** What starts workflows by hand, as the timeline names it. */
const buttons = (['product-workflow', 'shipment-workflow', 'run-workflow'] as const).map(
  (action) => orderActionTexts(action).label,
);

const byWorkflow: SampleOf<WorkflowFigures> = { figures: (orders) => workflowFigures(orders.map(flowOrder), buttons) };

/** `/app/workflows/allworkflows`: stats, the error list, and the workflows of the newest orders of a period. */
export function AllWorkflows(props: ScreenProps) {
  const { shown, asked, change } = useReportFilters();
  const place = useReportPlace(props, shown);
  const totalRuns = mapLoadable(useStats(asked), ({ totalWorkflows }) => totalWorkflows);
  const stoppedOrders = mapLoadable(useStoppedOrders(asked, 'order'), ({ figures }) => figures.orders);
  const sample = useOrderSample(asked, byWorkflow);
  const listPath = useListPath();
  const orderPath = useOrderPath();
  return (
    <AllWorkflowsScreen
      place={place}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={asked.period} askedAt={null} />}
      totalRuns={totalRuns}
      stoppedOrders={stoppedOrders}
      sample={sample}
      orderPath={(order) => orderPath(order, 1)}
      orderUpdatePath={withReportFilters(`${props.route.path}/orderupdate`, shown)}
      openPath={listPath(2, asked)}
      errorPath={listPath(5, asked)}
      isEverything={asked.period === 'all'}
    />
  );
}

function flowOrder({ row, detail }: SampledDetail) {
  return {
    order: { orderId: row.orderId, orderName: row.orderName },
    triggered: detail.triggeredFlows.map(({ name }) => name),
    eligible: detail.eligibleFlows.map(({ name }) => name),
    clicks: detail.timeline.flatMap(({ message }) => clickedButton(message) ?? []),
  };
}
