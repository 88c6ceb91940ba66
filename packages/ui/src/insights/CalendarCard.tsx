import {
  calendarBuckets,
  calendarTitle,
  partialDayText,
  insightsTexts,
  undatedText,
  unreadableText,
  reportTexts,
} from '@hub/domain/insights';
import { formatCount, leftOutOrdersText, ordersText, tabs } from '@hub/domain/shared';
import { useMemo } from 'react';
import { FigureTable, type Loadable, shownValue } from '../data/index.ts';
import { ChartCard } from './ChartCard.tsx';
import { LazyColumnChart } from './LazyColumnChart.ts';
import type { ListPath, ReportedOrders } from './reportTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface CalendarCardProps {
  orders: Loadable<ReportedOrders>;
  listPath: ListPath;
}

/** Orders by day of creation, or by week, month or year for long periods. */
export function CalendarCard({ orders, listPath }: CalendarCardProps) {
  const shown = shownValue(orders);
  const { unit, buckets } = useMemo(
    () =>
      shown
        ? calendarBuckets(shown.report.days, shown.span)
        : calendarBuckets([], { first: null, last: '', isFirstDayPartial: false }),
    [shown],
  );
  const title = calendarTitle(unit);
  const cut = buckets.find(({ isPartial }) => isPartial);
  // The list of the whole day would include orders from before the period.
  const columns = buckets.map((bucket) => ({
    key: bucket.first,
    label: bucket.label,
    words: bucket.isPartial ? reportTexts.partOfDay(bucket.longLabel) : bucket.longLabel,
    value: bucket.orders,
    path: bucket.isPartial || bucket.orders === 0 ? null : listPath(tabs.all, bucket),
  }));
  return (
    <ChartCard
      title={title}
      loadable={orders}
      renderNote={({ report, unreadable }) => (
        <Paragraphs
          texts={[cut ? partialDayText(cut.first) : null, undatedText(report.undated), unreadableText(unreadable)]}
        />
      )}
      emptyText={({ report, unreadable }) => (report.orders === 0 ? leftOutOrdersText(unreadable) : null)}
      renderChart={() => <LazyColumnChart label={title} columns={columns} formatValue={ordersText} />}
      renderTable={({ report }) => (
        <FigureTable
          caption={title}
          head={[reportTexts.columns[unit], reportTexts.orders]}
          rows={[
            ...columns.map(({ key, words, value, path }) => ({
              key,
              name: { text: words },
              cells: [{ text: formatCount(value), path }],
            })),
            ...(report.undated === 0
              ? []
              : [
                  {
                    key: 'undated',
                    name: { text: insightsTexts.undated },
                    cells: [{ text: formatCount(report.undated) }],
                  },
                ]),
          ]}
          total={{
            name: insightsTexts.allOrders,
            cells: [{ text: formatCount(report.orders), path: listPath(tabs.all) }],
          }}
        />
      )}
    />
  );
}
