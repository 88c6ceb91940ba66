import { inventoryTexts, type WeightRow, weightTotals, formatWeight } from '@hub/domain/inventory';
import { orderTexts } from '@hub/domain/orders';
import { formatCount, otherSubjects } from '@hub/domain/shared';
import { Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import {
  FigureCard,
  FigureStrip,
  figureText,
  type Loadable,
  type SampleState,
  shownValue,
  type SkuPath,
} from '../data/index.ts';
import { type PageHeaderProps, SampleScreen } from '../layout/index.ts';
import { SkuTable } from './SkuTable.tsx';

/** Weights of the newest orders of a period. */
export interface WeightFigures {
  rows: readonly WeightRow[];
  /** Lines that were not counted, in words; null for none. */
  leftOut: string | null;
}

export interface WeightScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The newest orders of the period, as far as they are read. */
  sample: Loadable<SampleState<WeightFigures>>;
  /** Boxes of all orders of the period, from `stats`. */
  boxesSaved: Loadable<number | null>;
  /** Path of a SKU search; null without permission. */
  skuPath: SkuPath;
  /** The period is all time. */
  isAllTime: boolean;
}

/**
 * `/app/inventory/weightandpackage`: weights of line items, those with problems first, and what is known of packages.
 */
export function WeightScreen({ pageHeader, controls, sample, boxesSaved, skuPath, isAllTime }: WeightScreenProps) {
  const { weights, weightsNote, none, weight, orders, packages, packagesNote, boxesSaved: boxesTitle } = inventoryTexts;
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      otherLoadables={[{ loadable: boxesSaved, subject: otherSubjects.figures }]}
      sample={sample}
      source={inventoryTexts.source}
      renderNote={({ leftOut }) => leftOut}
      isAllTime={isAllTime}
      renderFigures={(read) => (
        <>
          <Totals sample={read} />
          <FigureCard
            title={packages}
            loadable={boxesSaved}
            renderNote={() => <p>{packagesNote}</p>}
            renderFigures={(boxes) => (
              <Text as="p">
                {boxesTitle}: {formatCount(boxes ?? Number.NaN)}
              </Text>
            )}
          />
          <FigureCard
            title={weights}
            loadable={read}
            renderNote={() => <p>{weightsNote}</p>}
            emptyText={({ figures }) => (figures.rows.length === 0 ? none : null)}
            renderFigures={({ figures }) => (
              <SkuTable
                caption={weights}
                rows={figures.rows}
                head={[weight, orders]}
                skuPath={skuPath}
                cellsOf={(row) => [
                  { text: formatWeight(row, orderTexts.emptyWeight), isText: true },
                  { text: formatCount(row.orders) },
                ]}
              />
            )}
          />
        </>
      )}
    />
  );
}

function Totals({ sample }: { sample: Loadable<SampleState<WeightFigures>> }) {
  const shown = shownValue(sample);
  const totals = shown && weightTotals(shown.figures.rows);
  const { summary, skus, noWeight, differs, unreadable } = inventoryTexts;
  return (
    <FigureStrip
      label={summary}
      isBusy={sample.state === 'loading'}
      figures={[
        { title: skus, text: figureText(sample, totals?.skus, formatCount), path: null },
        { title: noWeight, text: figureText(sample, totals?.missing, formatCount), path: null },
        { title: differs, text: figureText(sample, totals?.differs, formatCount), path: null },
        { title: unreadable, text: figureText(sample, totals?.unreadable, formatCount), path: null },
      ]}
    />
  );
}
