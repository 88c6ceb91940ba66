import { batchCoverageText, fulfillmentTexts, type ListedOrder, orderText } from '@hub/domain/fulfillment';
import { emptyReportText, formatCount, noneText, otherSubjects } from '@hub/domain/shared';
import { BlockStack, Link } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { FigureCard, type FigureCell, FigureTable, type Loadable, type OrderPath, shownValue } from '../data/index.ts';
import { LoadableNotices } from '../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../layout/index.ts';
import { CoverageCard } from './CoverageCard.tsx';
import type { PeriodBatches } from './fulfillmentTypes.ts';

export interface BatchHistoryScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The period's orders by batch day. */
  batches: Loadable<PeriodBatches>;
  /** Path of a list with the order; null without permission. */
  orderPath: OrderPath;
  /** Path of the orders in fulfillment by batch day. */
  batchStatusPath: string | null;
  /** The period is all time, so the empty state does not suggest a longer one. */
  isAllTime: boolean;
}

/**
 * `/app/fulfillment/batch-history`: orders batched per day. Lists cannot be filtered by batch day, so the days link to
 * their first and last order.
 */
export function BatchHistoryScreen({
  pageHeader,
  controls,
  batches,
  orderPath,
  batchStatusPath,
  isAllTime,
}: BatchHistoryScreenProps) {
  const shown = shownValue(batches);
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        {controls}
        <LoadableNotices loadables={[{ loadable: batches, subject: otherSubjects.batchTimes, gap: shown?.gap }]} />
        <CoverageCard
          coverage={[
            shown &&
              batchCoverageText({
                orders: shown.orders,
                undated: shown.batches.undated,
                unreadable: shown.unreadable,
                period: shown.period,
              }),
          ]}
          notes={[isAllTime ? null : fulfillmentTexts.historyPeriod, fulfillmentTexts.historyNote]}
        />
        <FigureCard
          title={fulfillmentTexts.history}
          loadable={batches}
          emptyText={({ batches: { days }, orders, unreadable }) => {
            if (days.length > 0) return null;
            return orders > 0
              ? noneText(fulfillmentTexts.noBatches, unreadable)
              : emptyReportText({ unreadable, isAllTime });
          }}
          renderFigures={({ batches: { days } }) => (
            <FigureTable
              caption={fulfillmentTexts.history}
              head={fulfillmentTexts.historyHead}
              rows={days.map(({ day, orders, first, last, firstOrder, lastOrder }) => ({
                key: day,
                name: { text: day },
                cells: [
                  { text: formatCount(orders) },
                  batchCell(first, firstOrder, orderPath),
                  batchCell(last, lastOrder, orderPath),
                ],
              }))}
              total={{
                name: fulfillmentTexts.total,
                cells: [
                  { text: formatCount(days.reduce((sum, { orders }) => sum + orders, 0)) },
                  { text: '' },
                  { text: '' },
                ],
              }}
            />
          )}
        />
        {batchStatusPath !== null && (
          <p>
            <Link url={batchStatusPath}>{fulfillmentTexts.batchStatus}</Link>
          </p>
        )}
      </BlockStack>
    </TabbedPage>
  );
}

/** Time of day and order; the row has the date. */
function batchCell(time: string, order: ListedOrder, orderPath: OrderPath): FigureCell {
  return { text: `${time.slice(time.indexOf(' ') + 1)}, ${orderText(order)}`, path: orderPath(order), isText: true };
}
