import { insightsTexts } from '@hub/domain/insights';
import { Button } from '@shopify/polaris';
import { type ReactNode, useState } from 'react';
import { FigureCard, type FigureCardProps } from '../data/index.ts';

export interface ChartCardProps<T> extends Pick<FigureCardProps<T>, 'title' | 'loadable' | 'renderNote' | 'emptyText'> {
  renderChart: (value: T) => ReactNode;
  renderTable: (value: T) => ReactNode;
}

/** A chart with its heading and its data as a table. */
export function ChartCard<T>({ title, renderChart, renderTable, ...card }: ChartCardProps<T>) {
  const [isTable, setTable] = useState(false);
  const toggleLabel = isTable ? insightsTexts.showChart : insightsTexts.showTable;
  return (
    <FigureCard
      {...card}
      title={title}
      action={
        <Button variant="plain" accessibilityLabel={`${toggleLabel}: ${title}`} onClick={() => setTable(!isTable)}>
          {toggleLabel}
        </Button>
      }
      renderFigures={isTable ? renderTable : renderChart}
    />
  );
}
