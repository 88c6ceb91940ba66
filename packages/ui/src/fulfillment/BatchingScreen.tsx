import { batchCoverageText, fulfillmentTexts, stageCoverageText } from '@hub/domain/fulfillment';
import { orderTab, type TabNumber } from '@hub/domain/orders';
import { formatAge, formatCount, sampleTexts } from '@hub/domain/shared';
import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { FigureCard, FigureStrip, FigureTable, figureText, type Loadable, shownValue, type StripFigure, TabbedPage, Troubles } from '../shared/index.ts';
import { CoverageCard } from './CoverageCard.tsx';
import type { FulfillmentPlace, OrderPath, PeriodBatches, PeriodStages } from './FulfillmentAnswers.ts';
import { WaitingCard } from './WaitingCard.tsx';

export interface BatchingScreenProps {
  place: FulfillmentPlace;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  batches: Loadable<PeriodBatches>;
  stages: Loadable<PeriodStages>;
  /** The list of a stage's orders of the period; null for who may not open it. */
  listPath(tab: TabNumber): string | null;
  orderPath: OrderPath;
  /** The tab that has the days. */
  historyPath: string;
  timeZone: string;
  now: Date;
  isEverything: boolean;
}

/** `/app/fulfillment/batching`: which orders were batched and which wait for it. */
export function BatchingScreen({ place, controls, batches, stages, listPath, orderPath, historyPath, timeZone, now, isEverything }: BatchingScreenProps) {
  const [days, lists] = [shownValue(batches), shownValue(stages)];
  const nothing = isEverything ? sampleTexts.noOrdersAtAll : sampleTexts.noOrders;
  const countOf = ({ stages: rows }: PeriodStages) => rows.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <TabbedPage {...place}>
      <BlockStack gap="400">
        {controls}
        <Troubles
          of={[
            { of: batches, subject: 'the batch times' },
            { of: stages, subject: 'the orders by stage' },
          ]}
        />
        <FigureStrip label={fulfillmentTexts.summary} figures={tiles(batches, stages, historyPath, now)} isBusy={batches.state === 'loading' || stages.state === 'loading'} />
        <CoverageCard
          coverage={[
            days && batchCoverageText({ orders: days.orders, undated: days.batches.undated, unreadable: days.unreadable, period: days.period }),
            lists && stageCoverageText({ orders: countOf(lists), unreadable: lists.unreadable, period: lists.period }),
          ]}
          notes={[fulfillmentTexts.batchingNote]}
        />
        <FigureCard
          title={fulfillmentTexts.batching}
          of={stages}
          emptyText={(figures) => {
            if (countOf(figures) > 0) return null;
            return days?.orders === 0 ? nothing : fulfillmentTexts.noStages;
          }}
          renderFigures={(figures) => (
            <FigureTable
              caption={fulfillmentTexts.batching}
              head={fulfillmentTexts.batchingHead}
              rows={figures.stages.map(({ tab, orders, batched, waiting }) => ({
                key: String(tab),
                name: { text: orderTab(tab).title },
                cells: [{ text: formatCount(orders), path: orders === 0 ? null : listPath(tab) }, { text: formatCount(batched) }, { text: formatCount(waiting) }],
              }))}
              total={{ name: fulfillmentTexts.together, cells: totals(figures) }}
            />
          )}
        />
        <WaitingCard stages={stages} orderPath={orderPath} openPath={listPath(2)} timeZone={timeZone} now={now} />
      </BlockStack>
    </TabbedPage>
  );
}

function totals({ stages }: PeriodStages) {
  return (['orders', 'batched', 'waiting'] as const).map((figure) => ({ text: formatCount(stages.reduce((sum, row) => sum + row[figure], 0)) }));
}

function tiles(batches: Loadable<PeriodBatches>, stages: Loadable<PeriodStages>, historyPath: string, now: Date): readonly StripFigure[] {
  const read = shownValue(batches);
  const days = read?.batches.days;
  return [
    { title: fulfillmentTexts.openNotBatched, text: figureText(stages, shownValue(stages)?.waiting.length, formatCount), path: null },
    { title: fulfillmentTexts.batchedToday, text: figureText(batches, days && (days.find(({ day }) => day === read?.today)?.orders ?? 0), formatCount), path: historyPath },
    { title: fulfillmentTexts.batchedAll, text: figureText(batches, days?.reduce((sum, { orders }) => sum + orders, 0), formatCount), path: historyPath },
    { title: fulfillmentTexts.lastBatch, text: figureText(batches, days?.[0]?.lastOrder.batchedAt, (at) => formatAge(at, now)), path: null },
  ];
}
