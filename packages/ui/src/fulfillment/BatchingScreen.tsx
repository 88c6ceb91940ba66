import { batchCoverageText, fulfillmentTexts, stageCoverageText } from '@hub/domain/fulfillment';
import { orderTab, type TabNumber, tabs } from '@hub/domain/orders';
import { emptyReportText, formatCount, noneText, otherSubjects } from '@hub/domain/shared';
import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import {
  FigureCard,
  FigureStrip,
  FigureTable,
  figureText,
  type Loadable,
  type OrderPath,
  shownValue,
  type StripFigure,
} from '../data/index.ts';
import { LoadableNotices } from '../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../layout/index.ts';
import { CoverageCard } from './CoverageCard.tsx';
import type { PeriodBatches, PeriodStages } from './fulfillmentTypes.ts';
import { WaitingCard } from './WaitingCard.tsx';

export interface BatchingScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The period's orders by batch day. */
  batches: Loadable<PeriodBatches>;
  /** The period's orders by stage, batched or not. */
  stages: Loadable<PeriodStages>;
  /** Path of a stage's list; null without permission. */
  listPath: (tab: TabNumber) => string | null;
  /** Path of a list with the order; null without permission. */
  orderPath: OrderPath;
  /** Path of the batch history tab. */
  historyPath: string;
  /** IANA zone of the times. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** The period is all time, so the empty state does not suggest a longer one. */
  isAllTime: boolean;
}

/** `/app/fulfillment/batching`: batched orders, and orders that wait for it. */
export function BatchingScreen({
  pageHeader,
  controls,
  batches,
  stages,
  listPath,
  orderPath,
  historyPath,
  timeZone,
  now,
  isAllTime,
}: BatchingScreenProps) {
  const days = shownValue(batches);
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        {controls}
        <LoadableNotices
          loadables={[
            { loadable: batches, subject: otherSubjects.batchTimes, gap: days?.gap },
            { loadable: stages, subject: otherSubjects.ordersByStage, gap: shownValue(stages)?.gap },
          ]}
        />
        <FigureStrip
          label={fulfillmentTexts.summary}
          figures={summaryFigures(batches, stages, historyPath)}
          isBusy={batches.state === 'loading' || stages.state === 'loading'}
        />
        <CoverageCard
          coverage={[
            days &&
              batchCoverageText({
                orders: days.orders,
                undated: days.batches.undated,
                unreadable: days.unreadable,
                period: days.period,
              }),
          ]}
          notes={[isAllTime ? null : fulfillmentTexts.historyPeriod, fulfillmentTexts.batchingNote]}
        />
        <FigureCard
          title={fulfillmentTexts.batching}
          loadable={stages}
          renderNote={({ total, unreadable, period }) => (
            <p>{stageCoverageText({ orders: total.orders, unreadable, period })}</p>
          )}
          emptyText={({ total, unreadable }) => {
            if (total.orders > 0) return null;
            return days?.orders === 0 && days.unreadable === 0
              ? emptyReportText({ unreadable, isAllTime })
              : noneText(fulfillmentTexts.noStages, unreadable);
          }}
          renderFigures={({ stages: rows, total }) => (
            <FigureTable
              caption={fulfillmentTexts.batching}
              head={fulfillmentTexts.batchingHead}
              rows={rows.map(({ tab, orders, batched, waiting }) => ({
                key: String(tab),
                name: { text: orderTab(tab).title },
                cells: [
                  { text: formatCount(orders), path: orders === 0 ? null : listPath(tab) },
                  { text: formatCount(batched) },
                  { text: formatCount(waiting) },
                ],
              }))}
              total={{
                name: fulfillmentTexts.total,
                cells: [total.orders, total.batched, total.waiting].map((figure) => ({ text: formatCount(figure) })),
              }}
            />
          )}
        />
        <WaitingCard
          stages={stages}
          orderPath={orderPath}
          openPath={listPath(tabs.open)}
          timeZone={timeZone}
          now={now}
        />
      </BlockStack>
    </TabbedPage>
  );
}

function summaryFigures(
  batches: Loadable<PeriodBatches>,
  stages: Loadable<PeriodStages>,
  historyPath: string,
): readonly StripFigure[] {
  const shownBatches = shownValue(batches);
  const shownStages = shownValue(stages);
  // Where no order can be read, none of them is known.
  const days = shownBatches && isKnown(shownBatches.orders, shownBatches) ? shownBatches.batches.days : null;
  const counts = shownStages && isKnown(shownStages.total.orders, shownStages) ? shownStages : null;
  return [
    {
      title: fulfillmentTexts.openNotBatched,
      text: figureText(stages, counts?.waiting.length, formatCount),
      path: null,
    },
    {
      title: fulfillmentTexts.othersNotBatched,
      text: figureText(stages, counts && counts.total.waiting - counts.waiting.length, formatCount),
      path: null,
    },
    {
      title: fulfillmentTexts.batchedToday,
      text: figureText(
        batches,
        days && (days.find(({ day }) => day === shownBatches?.today)?.orders ?? 0),
        formatCount,
      ),
      path: historyPath,
    },
    {
      title: fulfillmentTexts.batchedAll,
      text: figureText(
        batches,
        days?.reduce((sum, { orders }) => sum + orders, 0),
        formatCount,
      ),
      path: historyPath,
    },
  ];
}

function isKnown(readable: number, { unreadable }: { unreadable: number }): boolean {
  return readable > 0 || unreadable === 0;
}
