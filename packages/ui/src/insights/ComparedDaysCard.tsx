import {
  type DaySpan,
  formatDaySpan,
  insightsTexts,
  outsideText,
  pairedDays,
  type PairedDays,
  undatedText,
  reportTexts,
} from '@hub/domain/insights';
import { formatCount, ordersText, tabs } from '@hub/domain/shared';
import { useMemo } from 'react';
import { FigureTable, type Loadable, shownValue } from '../data/index.ts';
import { ChartCard } from './ChartCard.tsx';
import type { Comparison } from './Comparison.ts';
import { unreadablePeriodsText } from './unreadablePeriodsText.ts';
import { LazyColumnChart } from './LazyColumnChart.ts';
import type { ListPath } from './reportTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './PeriodLegend.module.css';

export interface ComparedDaysCardProps {
  comparison: Loadable<Comparison>;
  listPath: ListPath;
}

const noPairs: PairedDays = { daysPerPair: 1, pairs: [], outside: 0 };

/** Orders of both periods by day. A column stands for two lists, so the links are in the table. */
export function ComparedDaysCard({ comparison, listPath }: ComparedDaysCardProps) {
  const shown = shownValue(comparison);
  const { daysPerPair, pairs, outside } = useMemo(
    () => (shown ? pairedDays(shown.days, shown.current.report.days, shown.previous.report.days) : noPairs),
    [shown],
  );
  const cell = (span: DaySpan, orders: number) => ({
    text: formatCount(orders),
    path: orders === 0 ? null : listPath(tabs.all, span),
  });
  return (
    <ChartCard
      title={insightsTexts.comparedOrders}
      loadable={comparison}
      renderNote={({ days, current, previous }) => (
        <>
          <PeriodLegend current={formatDaySpan(days.current)} previous={formatDaySpan(days.previous)} />
          <Paragraphs texts={[undatedText(current.report.undated + previous.report.undated), outsideText(outside)]} />
        </>
      )}
      emptyText={unreadablePeriodsText}
      renderChart={() => (
        <LazyColumnChart
          label={insightsTexts.comparedOrders}
          columns={pairs.map(({ days, orders, daysBefore, ordersBefore }) => ({
            key: days.first,
            label: days.first.slice('YYYY-'.length),
            words: formatDaySpan(days),
            value: orders,
            path: null,
            previous: { words: formatDaySpan(daysBefore), value: ordersBefore },
          }))}
          formatValue={ordersText}
        />
      )}
      renderTable={({ days, current, previous }) => (
        <FigureTable
          caption={insightsTexts.comparedOrders}
          head={[
            daysPerPair === 1 ? reportTexts.columns.day : reportTexts.days,
            insightsTexts.thisPeriod,
            daysPerPair === 1 ? reportTexts.dayBefore : reportTexts.daysBefore,
            insightsTexts.periodBefore,
          ]}
          rows={pairs.map((pair) => ({
            key: pair.days.first,
            name: { text: formatDaySpan(pair.days) },
            cells: [
              cell(pair.days, pair.orders),
              { text: formatDaySpan(pair.daysBefore), isText: true },
              cell(pair.daysBefore, pair.ordersBefore),
            ],
          }))}
          total={{
            name: insightsTexts.allOrders,
            cells: [
              cell(days.current, current.report.orders),
              { text: insightsTexts.allOrders, isText: true },
              cell(days.previous, previous.report.orders),
            ],
          }}
        />
      )}
    />
  );
}

interface PeriodLegendProps {
  /** The days of the current period, in words. */
  current: string;
  previous: string;
}

/** Legend of two periods: filled and outlined, to be distinct without color. */
function PeriodLegend({ current, previous }: PeriodLegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.entry}>
        <span className={styles.mark} aria-hidden="true" />
        {reportTexts.filled(insightsTexts.thisPeriod)} {current}
      </li>
      <li className={styles.entry}>
        <span className={styles.mark} data-previous aria-hidden="true" />
        {reportTexts.outlined(insightsTexts.periodBefore)} {previous}
      </li>
    </ul>
  );
}
