import { orderActionTexts } from '@hub/domain/orders';
import { formatCount, ordersText, otherSubjects } from '@hub/domain/shared';
import {
  eligibleText,
  untouchedText,
  type WorkflowFigures,
  workflowsCounted,
  workflowsTexts,
} from '@hub/domain/workflows';
import { Link, Text, UnstyledLink } from '@shopify/polaris';
import type { ReactNode } from 'react';
import {
  FigureCard,
  FigureStrip,
  FigureTable,
  figureText,
  type Loadable,
  type OrderPath,
  type SampleState,
  shownValue,
} from '../data/index.ts';
import { type PageHeaderProps, SampleScreen } from '../layout/index.ts';
import { WorkflowCard } from './WorkflowCard.tsx';
import { newestCell } from './newestCell.ts';

export interface AllWorkflowsScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** Runs of the period, from `stats`. */
  totalRuns: Loadable<number | null>;
  /** Orders of the period with a workflow error, from the error list. */
  stoppedOrders: Loadable<number>;
  /** The newest orders of the period, as far as they are read. */
  sample: Loadable<SampleState<WorkflowFigures>>;
  /** Path of a list with the order; null without permission. */
  orderPath: OrderPath;
  /** Path of the tab with the stopped orders. */
  orderUpdatePath: string;
  /** Path of the period's open orders; null without permission. */
  openPath: string | null;
  /** Path of the error list; null without permission. */
  errorPath: string | null;
  /** The period is all time. */
  isAllTime: boolean;
}

/**
 * `/app/workflows/allworkflows`: what workflows did, derived from the newest orders, since no call lists the workflows.
 */
export function AllWorkflowsScreen({
  pageHeader,
  controls,
  totalRuns,
  stoppedOrders,
  sample,
  orderPath,
  orderUpdatePath,
  openPath,
  errorPath,
  isAllTime,
}: AllWorkflowsScreenProps) {
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      otherLoadables={[
        { loadable: totalRuns, subject: otherSubjects.figures },
        { loadable: stoppedOrders, subject: otherSubjects.ordersInError },
      ]}
      overview={
        <>
          <FigureStrip
            label={workflowsTexts.summary}
            isBusy={totalRuns.state === 'loading' || stoppedOrders.state === 'loading'}
            figures={[
              {
                title: workflowsTexts.totalRuns,
                text: figureText(totalRuns, shownValue(totalRuns), formatCount),
                path: null,
              },
              {
                title: workflowsTexts.stoppedByWorkflow,
                text: figureText(stoppedOrders, shownValue(stoppedOrders), formatCount),
                path: orderUpdatePath,
              },
            ]}
          />
          <Text as="p" tone="subdued">
            {workflowsTexts.allOfPeriod} {workflowsTexts.readOnly}{' '}
            {errorPath !== null && <Link url={errorPath}>{workflowsTexts.seeErrors}</Link>}
          </Text>
        </>
      }
      sample={sample}
      source={workflowsTexts.source}
      renderNote={({ untouched }) => untouchedText(untouched)}
      isAllTime={isAllTime}
      renderFigures={(read) => (
        <>
          <WorkflowCard
            title={workflowsTexts.ran}
            sample={read}
            rowsOf={({ ran }) => ran}
            renderNote={({ ran }) => <p>{workflowsCounted(ran.length)}</p>}
            empty={workflowsTexts.noneRan}
            orderPath={orderPath}
          />
          <WorkflowCard
            title={workflowsTexts.eligible}
            sample={read}
            rowsOf={({ eligible }) => eligible}
            renderNote={({ eligibleOrders }) => (
              <p>
                {eligibleText(eligibleOrders, orderActionTexts('product-workflow').label)}{' '}
                {openPath !== null && <UnstyledLink url={openPath}>{workflowsTexts.seeOpen}</UnstyledLink>}
              </p>
            )}
            empty={workflowsTexts.noneEligible}
            orderPath={orderPath}
          />
          <ManualRunsCard sample={read} orderPath={orderPath} />
        </>
      )}
    />
  );
}

/** The two kinds of workflows are distinguished by the buttons in the timeline. */
function ManualRunsCard({
  sample,
  orderPath,
}: {
  sample: Loadable<SampleState<WorkflowFigures>>;
  orderPath: OrderPath;
}) {
  const { manualRuns, manualRunsNote, button, times, newest } = workflowsTexts;
  // Nothing is known of them where the server writes no events.
  if (shownValue(sample)?.figures.manualRuns.length === 0) return null;
  return (
    <FigureCard
      title={manualRuns}
      loadable={sample}
      renderNote={() => <p>{manualRunsNote}</p>}
      renderFigures={({ figures }) => (
        <FigureTable
          caption={manualRuns}
          head={[button, times, newest]}
          rows={figures.manualRuns.map((row) => ({
            key: row.key,
            name: { text: row.name },
            cells: [
              { text: row.times === 0 ? formatCount(0) : `${formatCount(row.times)} on ${ordersText(row.orders)}` },
              newestCell(row.newest, orderPath),
            ],
          }))}
        />
      )}
    />
  );
}
