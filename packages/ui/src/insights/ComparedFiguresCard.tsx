import {
  type ComparisonId,
  type ComparisonRow,
  comparisonRows,
  type DaySpan,
  formatDaySpan,
  insightsTexts,
  type PeriodFigures,
  unreadableText,
  reportTexts,
} from '@hub/domain/insights';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { FigureTable, type Loadable } from '../data/index.ts';
import { type BarRow, BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';
import styles from './ComparedFiguresCard.module.css';
import type { ComparedOrders, Comparison } from './Comparison.ts';
import { unreadablePeriodsText } from './unreadablePeriodsText.ts';
import type { ListPath } from './reportTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface ComparedFiguresCardProps {
  comparison: Loadable<Comparison>;
  listPath: ListPath;
}

/** Tab of the list that a figure counts; durations have none. */
const tabOf: Partial<Record<ComparisonId, TabNumber>> = {
  orders: tabs.all,
  shippedShare: tabs.shipped,
  errors: tabs.errors,
};

/** Each figure now and before as a pair of bars, with the difference in words. */
export function ComparedFiguresCard({ comparison, listPath }: ComparedFiguresCardProps) {
  return (
    <ChartCard
      title={insightsTexts.comparison}
      loadable={comparison}
      renderNote={({ days, current, previous }) => (
        <Paragraphs
          texts={[
            days.isUnfinished ? insightsTexts.unfinished : null,
            insightsTexts.lessTime,
            unreadableText(current.unreadable + previous.unreadable),
          ]}
        />
      )}
      emptyText={unreadablePeriodsText}
      renderChart={(value) => (
        <ul className={styles.figures}>
          {rowsOf(value).map((row) => (
            <li key={row.id} className={styles.figure}>
              <h3 className={styles.title}>{row.title}</h3>
              <p className={styles.value}>{row.currentText}</p>
              <p className={styles.change}>{row.change}</p>
              <BarRows label={row.title} rows={barsOf(row, value, listPath)} />
            </li>
          ))}
        </ul>
      )}
      renderTable={(value) => (
        <FigureTable
          caption={insightsTexts.comparison}
          head={[
            reportTexts.figure,
            formatDaySpan(value.days.current),
            formatDaySpan(value.days.previous),
            reportTexts.change,
          ]}
          rows={rowsOf(value).map((row) => ({
            key: row.id,
            name: { text: row.title },
            cells: [...barsOf(row, value, listPath).map(({ text, path }) => ({ text, path })), { text: row.change }],
          }))}
        />
      )}
    />
  );
}

function rowsOf({ current, previous }: Comparison): readonly ComparisonRow[] {
  return comparisonRows(figuresOf(current), figuresOf(previous));
}

function figuresOf({ report, shipped, errors }: ComparedOrders): PeriodFigures {
  return {
    orders: report.orders,
    shipped,
    errors,
    median: report.shipping.median,
    ninetieth: report.shipping.ninetieth,
  };
}

function barsOf(row: ComparisonRow, { days }: Comparison, listPath: ListPath): readonly BarRow[] {
  const tab = tabOf[row.id];
  const pathOf = (value: number | null, span: DaySpan) => (tab === undefined || !value ? null : listPath(tab, span));
  return [
    {
      key: 'current',
      label: formatDaySpan(days.current),
      value: row.current ?? 0,
      text: row.currentText,
      path: pathOf(row.current, days.current),
    },
    {
      key: 'previous',
      label: formatDaySpan(days.previous),
      value: row.previous ?? 0,
      text: row.previousText,
      path: pathOf(row.previous, days.previous),
      isPrevious: true,
    },
  ];
}
