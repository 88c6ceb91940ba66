import { disagreements, formatSpan, type StageFigures } from '@hub/domain/insights';
import { orderTab, type TabNumber } from '@hub/domain/orders';
import { formatCount, sampleTexts } from '@hub/domain/shared';
import { Card, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { FigureStrip, figureText, type Loadable, shownValue, type StripFigure, Troubles } from '../shared/index.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { CardPair } from './CardPair.tsx';
import { CauseCard } from './CauseCard.tsx';
import { DisagreementNotice } from './DisagreementNotice.tsx';
import { InsightsPage, type InsightsPlace } from './InsightsPage.tsx';
import type { ListPath, ReportedErrors, ReportedOrders } from './ReportAnswers.ts';
import { ShippingCard } from './ShippingCard.tsx';
import { StageCard } from './StageCard.tsx';

export interface OrderReportScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  place: InsightsPlace;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** From `stats`. */
  stages: Loadable<StageFigures>;
  /** From the list of all orders. */
  orders: Loadable<ReportedOrders>;
  /** From the list of orders in error. */
  errors: Loadable<ReportedErrors>;
  /** Where a list leads, narrowed to what a figure counts; null where the visitor may not see it. */
  listPath: ListPath;
  /** Every order that there is was asked for, so none can be earlier. */
  isEverything: boolean;
  /** Asks for all figures once more. */
  onReadAgain: () => void;
}

/**
 * Order reporting: how many, when, where they stand, how fast they left, what went wrong. Each figure leads to its list
 * where there is one.
 */
export function OrderReportScreen({
  place,
  controls,
  stages,
  orders,
  errors,
  listPath,
  isEverything,
  onReadAgain,
}: OrderReportScreenProps) {
  const isEmpty = shownValue(stages)?.total === 0 && hasNone(shownValue(orders));
  return (
    <InsightsPage {...place}>
      {controls}
      <Troubles
        of={[
          { of: stages, subject: 'the figures' },
          { of: orders, subject: 'the orders' },
          { of: errors, subject: 'the orders in error' },
        ]}
      />
      <DisagreementNotice sentences={differences(stages, orders, errors)} onReadAgain={onReadAgain} />
      <FigureStrip
        label="Summary"
        figures={figuresOf(stages, orders, listPath)}
        isBusy={isBusy(stages) || isBusy(orders)}
      />
      {isEmpty ? (
        <Card>
          <Text as="p" tone="subdued">
            {isEverything ? sampleTexts.noOrdersAtAll : sampleTexts.noOrders}
          </Text>
        </Card>
      ) : (
        <>
          <CalendarCard orders={orders} listPath={listPath} />
          <CardPair>
            <StageCard stages={stages} listPath={listPath} />
            <ShippingCard orders={orders} />
          </CardPair>
          <CauseCard errors={errors} listPath={listPath} />
        </>
      )}
    </InsightsPage>
  );
}

function hasNone(orders: ReportedOrders | null): boolean {
  return orders !== null && orders.report.orders === 0 && orders.unreadable === 0;
}

function isBusy(loadable: Loadable<unknown>): boolean {
  return loadable.state === 'loading' || (loadable.state === 'ready' && loadable.refreshing === true);
}

/** Only answers to the same question can disagree: none that is older than what is asked for now. */
function differences(
  stages: Loadable<StageFigures>,
  orders: Loadable<ReportedOrders>,
  errors: Loadable<ReportedErrors>,
): readonly string[] {
  const figures = newest(stages);
  const [list, errorList] = [newest(orders), newest(errors)];
  if (!figures) return [];
  const errorFigure = figures.rows.find(({ tab }) => tab === 5)?.orders ?? 0;
  return disagreements([
    ...(list
      ? [{ title: 'Total Orders', figure: figures.total, listed: list.report.orders, unreadable: list.unreadable }]
      : []),
    ...(errorList
      ? [
          {
            title: orderTab(5).title,
            figure: errorFigure,
            listed: errorList.figures.orders,
            unreadable: errorList.unreadable,
          },
        ]
      : []),
  ]);
}

function newest<T>(loadable: Loadable<T>): T | null {
  return loadable.state === 'ready' && loadable.refreshing !== true ? loadable.value : null;
}

function figuresOf(
  stages: Loadable<StageFigures>,
  orders: Loadable<ReportedOrders>,
  listPath: ListPath,
): readonly StripFigure[] {
  const figures = shownValue(stages);
  const shipping = shownValue(orders)?.report.shipping;
  const stage = (tab: TabNumber) => figures?.rows.find((row) => row.tab === tab)?.orders;
  const count = (title: string, tab: TabNumber, value: number | undefined) => ({
    title,
    text: figureText(stages, value, formatCount),
    path: listPath(tab),
  });
  return [
    count('Total Orders', 1, figures?.total),
    count(orderTab(4).title, 4, stage(4)),
    count(orderTab(5).title, 5, stage(5)),
    { title: 'Half shipped within', text: figureText(orders, shipping?.median, formatSpan), path: null },
    { title: 'Nine in ten shipped within', text: figureText(orders, shipping?.ninetieth, formatSpan), path: null },
  ];
}
