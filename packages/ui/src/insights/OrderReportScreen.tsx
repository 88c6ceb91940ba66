import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import {
  disagreements,
  formatDuration,
  type StageFigures,
  reportTexts,
  disagreementTitle,
  insightsTexts,
} from '@hub/domain/insights';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { orderTab } from '@hub/domain/orders/list';
import { formatCount, noOrdersText, loadSubjects } from '@hub/domain/shared';
import { Card, Text, Banner } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { FigureStrip, figureText, type Loadable, shownValue, type StripFigure } from '../data/index.ts';
import { LoadableNotices } from '../feedback/index.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { CardPair } from './CardPair.tsx';
import { CauseCard } from './CauseCard.tsx';
import type { ListPath, ReportedErrors, ReportedOrders } from './reportTypes.ts';
import { ShippingCard } from './ShippingCard.tsx';
import { StageFiguresCard } from './StageFiguresCard.tsx';

export interface OrderReportScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** From `stats`. */
  stages: Loadable<StageFigures>;
  /** From the list of all orders. */
  orders: Loadable<ReportedOrders>;
  /** From the error list. */
  errors: Loadable<ReportedErrors>;
  /** Path of the list behind a figure; null without permission. */
  listPath: ListPath;
  /** The period is all time, so there are no earlier orders. */
  isAllTime: boolean;
  /** Refetches everything. */
  onRefresh: () => void;
}

/** Order reporting: orders by day and stage, time to ship, errors by cause. */
export function OrderReportScreen({
  pageHeader,
  controls,
  stages,
  orders,
  errors,
  listPath,
  isAllTime,
  onRefresh,
}: OrderReportScreenProps) {
  const isEmpty = shownValue(stages)?.total === 0 && isEmptyReport(shownValue(orders));
  return (
    <StackedPage {...pageHeader}>
      {controls}
      <LoadableNotices
        loadables={[
          { loadable: stages, subject: loadSubjects.figures },
          { loadable: orders, subject: loadSubjects.orders, gap: shownValue(orders)?.gap },
          { loadable: errors, subject: loadSubjects.ordersInError, gap: shownValue(errors)?.gap },
        ]}
      />
      <DiscrepancyNotice sentences={discrepancySentences(stages, orders, errors)} onRefresh={onRefresh} />
      <FigureStrip
        label={reportTexts.summary}
        figures={figuresOf(stages, orders, listPath)}
        isBusy={isBusy(stages) || isBusy(orders)}
      />
      {isEmpty ? (
        <Card>
          <Text as="p" tone="subdued">
            {noOrdersText(isAllTime)}
          </Text>
        </Card>
      ) : (
        <>
          <CalendarCard orders={orders} listPath={listPath} />
          <CardPair>
            <StageFiguresCard stages={stages} listPath={listPath} />
            <ShippingCard orders={orders} />
          </CardPair>
          <CauseCard errors={errors} listPath={listPath} />
        </>
      )}
    </StackedPage>
  );
}

function isEmptyReport(orders: ReportedOrders | null): boolean {
  return orders !== null && orders.report.orders === 0 && orders.unreadable === 0;
}

function isBusy(loadable: Loadable<unknown>): boolean {
  return loadable.state === 'loading' || (loadable.state === 'ready' && loadable.isRefreshing === true);
}

/**
 * Skips stale values, because only replies to the same request can disagree, and lists with a gap, which has its own
 * notice.
 */
function discrepancySentences(
  stages: Loadable<StageFigures>,
  orders: Loadable<ReportedOrders>,
  errors: Loadable<ReportedErrors>,
): readonly string[] {
  const figures = freshValue(stages);
  const [list, errorList] = [freshValue(orders), freshValue(errors)];
  if (!figures) return [];
  const errorFigure = figures.rows.find(({ tab }) => tab === tabs.errors)?.orders ?? null;
  return disagreements([
    ...(list?.gap === null
      ? [
          {
            title: reportTexts.totalOrders,
            figure: figures.total,
            listed: list.report.orders,
            unreadable: list.unreadable,
          },
        ]
      : []),
    ...(errorList?.gap === null
      ? [
          {
            title: orderTab(tabs.errors).title,
            figure: errorFigure,
            listed: errorList.figures.orders,
            unreadable: errorList.unreadable,
          },
        ]
      : []),
  ]);
}

function freshValue<T>(loadable: Loadable<T>): T | null {
  return loadable.state === 'ready' && loadable.isRefreshing !== true ? loadable.value : null;
}

function figuresOf(
  stages: Loadable<StageFigures>,
  orders: Loadable<ReportedOrders>,
  listPath: ListPath,
): readonly StripFigure[] {
  const figures = shownValue(stages);
  const shipping = shownValue(orders)?.report.shipping;
  const stage = (tab: TabNumber) => figures?.rows.find((row) => row.tab === tab)?.orders;
  const count = (title: string, tab: TabNumber, value: number | null | undefined) => ({
    title,
    text: figureText(stages, value, formatCount),
    path: listPath(tab),
  });
  return [
    count(reportTexts.totalOrders, tabs.all, figures?.total),
    count(orderTab(tabs.shipped).title, tabs.shipped, stage(tabs.shipped)),
    count(orderTab(tabs.errors).title, tabs.errors, stage(tabs.errors)),
    { title: reportTexts.halfShipped, text: figureText(orders, shipping?.median, formatDuration), path: null },
    {
      title: reportTexts.nineInTenShipped,
      text: figureText(orders, shipping?.ninetieth, formatDuration),
      path: null,
    },
  ];
}

interface DiscrepancyNoticeProps {
  /** A sentence per figure that differs from its list; empty renders nothing. */
  sentences: readonly string[];
  onRefresh: () => void;
}

/** A figure and its list are two replies and can differ; both are shown. */
function DiscrepancyNotice({ sentences, onRefresh }: DiscrepancyNoticeProps) {
  if (sentences.length === 0) return null;
  return (
    <Banner tone="warning" title={disagreementTitle} action={{ content: insightsTexts.refresh, onAction: onRefresh }}>
      <p>
        {sentences.join(' ')} {reportTexts.moved}
      </p>
    </Banner>
  );
}
