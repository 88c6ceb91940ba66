import { insightsTexts, reportTexts, type SkuReport } from '@hub/domain/insights';
import { reshipTexts } from '@hub/domain/orders/detail';
import { formatCount } from '@hub/domain/shared';
import { FigureTable, type Loadable } from '../data/index.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';

export interface ReshipCardProps {
  report: Loadable<SkuReport>;
}

/** Units sent again for orders of a period, by reason. */
export function ReshipCard({ report }: ReshipCardProps) {
  return (
    <ChartCard
      title={insightsTexts.reships}
      loadable={report}
      renderNote={() => <p>{insightsTexts.reshipsNote}</p>}
      emptyText={({ reships }) => (reships.length === 0 ? insightsTexts.noReships : null)}
      renderChart={({ reships }) => (
        <BarRows
          label={insightsTexts.reships}
          rows={reships.map(({ reason, units, reships: count }) => ({
            key: reason,
            label: reshipTexts.reasons[reason],
            value: units,
            text: reportTexts.unitsInReships(units, count),
            path: null,
          }))}
        />
      )}
      renderTable={({ reships }) => (
        <FigureTable
          caption={insightsTexts.reships}
          head={[reshipTexts.reason, insightsTexts.reships, insightsTexts.units]}
          rows={reships.map(({ reason, units, reships: count }) => ({
            key: reason,
            name: { text: reshipTexts.reasons[reason] },
            cells: [{ text: formatCount(count) }, { text: formatCount(units) }],
          }))}
        />
      )}
    />
  );
}
