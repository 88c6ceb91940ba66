import { insightsTexts, type StageFigures, surplusText, reportTexts } from '@hub/domain/insights';
import { formatCount, tabs } from '@hub/domain/shared';
import { FigureTable, type Loadable } from '../data/index.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';
import type { ListPath } from './reportTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface StageFiguresCardProps {
  stages: Loadable<StageFigures>;
  listPath: ListPath;
}

/** Orders by stage, from the dashboard's stats. */
export function StageFiguresCard({ stages, listPath }: StageFiguresCardProps) {
  const rowsOf = ({ rows }: StageFigures) =>
    rows.map(({ tab, title, orders }) => ({
      key: title,
      label: title,
      value: orders ?? 0,
      text: formatCount(orders ?? Number.NaN),
      path: tab === null || orders === 0 ? null : listPath(tab),
    }));
  return (
    <ChartCard
      title={insightsTexts.stages}
      loadable={stages}
      renderNote={({ surplus }) => <Paragraphs texts={[surplusText(surplus)]} />}
      renderChart={(figures) => <BarRows label={insightsTexts.stages} rows={rowsOf(figures)} />}
      renderTable={(figures) => (
        <FigureTable
          caption={insightsTexts.stages}
          head={[reportTexts.stage, reportTexts.orders]}
          rows={rowsOf(figures).map(({ key, label, text, path }) => ({
            key,
            name: { text: label },
            cells: [{ text, path }],
          }))}
          total={{
            name: insightsTexts.allOrders,
            cells: [{ text: formatCount(figures.total ?? Number.NaN), path: listPath(tabs.all) }],
          }}
        />
      )}
    />
  );
}
