import { insightsTexts, maxSkuRows, type SkuReport, type SkuRow, reportTexts } from '@hub/domain/insights';
import { formatCount } from '@hub/domain/shared';
import { FigureTable, type Loadable, type SkuPath } from '../data/index.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';

export interface SkuCardProps {
  which: 'ordered' | 'short';
  report: Loadable<SkuReport>;
  skuPath: SkuPath;
}

/** Bars in the chart; the table has more rows. */
const maxBars = 10;

const words = {
  ordered: { title: insightsTexts.mostOrdered, units: insightsTexts.units, empty: insightsTexts.noneOrdered },
  short: { title: insightsTexts.short, units: insightsTexts.unitsShort, empty: insightsTexts.noneShort },
} as const;

/** SKUs with the most units, each linked to the period's orders that contain it. */
export function SkuCard({ which, report, skuPath }: SkuCardProps) {
  const { title, units, empty } = words[which];
  const pathOf = ({ sku }: SkuRow) => (sku === '' ? null : skuPath(sku, which));
  return (
    <ChartCard
      title={title}
      loadable={report}
      renderNote={({ figures }) => <p>{countedText(figures.counted[which])}</p>}
      emptyText={({ figures }) => (figures[which].length === 0 ? empty : null)}
      renderChart={({ figures }) => (
        <BarRows
          label={title}
          rows={figures[which].slice(0, maxBars).map((row) => ({
            key: row.key,
            kind: row.name,
            label: row.sku === '' ? insightsTexts.noSku : row.sku,
            value: row.units,
            text: reportTexts.unitsInOrders(row.units, row.orders),
            path: pathOf(row),
          }))}
        />
      )}
      renderTable={({ figures }) => (
        <FigureTable
          caption={title}
          head={[reportTexts.sku, reportTexts.name, units, reportTexts.orders]}
          rows={figures[which].slice(0, maxSkuRows).map((row) => ({
            key: row.key,
            name: { text: row.sku === '' ? insightsTexts.noSku : row.sku, path: pathOf(row) },
            cells: [
              { text: row.name, isText: true },
              { text: formatCount(row.units) },
              { text: formatCount(row.orders) },
            ],
          }))}
        />
      )}
    />
  );
}

function countedText(skus: number): string {
  return skus > maxBars ? reportTexts.skusShown(skus, maxBars, Math.min(maxSkuRows, skus)) : reportTexts.skus(skus);
}
