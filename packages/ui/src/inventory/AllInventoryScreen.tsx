import { type InventoryRow, inventoryTexts, inventoryTotals } from '@hub/domain/inventory';
import { formatCount } from '@hub/domain/shared';
import { UnstyledLink } from '@shopify/polaris';
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

/** SKU figures of the newest orders of a period. */
export interface InventoryFigures {
  rows: readonly InventoryRow[];
  /** Lines that were not counted, in words; null for none. */
  leftOut: string | null;
}

export interface AllInventoryScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The newest orders of the period, as far as they are read. */
  sample: Loadable<SampleState<InventoryFigures>>;
  /** Path of a SKU search; null without permission. */
  skuPath: SkuPath;
  /** Path of the period's back orders; null without permission. */
  backOrderPath: string | null;
  /** The period is all time. */
  isAllTime: boolean;
}

/** `/app/inventory/allinventory`: SKUs of the newest orders with units ordered and short. */
export function AllInventoryScreen({
  pageHeader,
  controls,
  sample,
  skuPath,
  backOrderPath,
  isAllTime,
}: AllInventoryScreenProps) {
  const { all, allNote, none, unitsOrdered, orders, unitsShort, seeBackOrders } = inventoryTexts;
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      sample={sample}
      source={inventoryTexts.source}
      renderNote={({ leftOut }) => leftOut}
      isAllTime={isAllTime}
      renderFigures={(read) => (
        <>
          <Totals sample={read} />
          <FigureCard
            title={all}
            loadable={read}
            renderNote={() => (
              <p>
                {allNote} {backOrderPath !== null && <UnstyledLink url={backOrderPath}>{seeBackOrders}</UnstyledLink>}
              </p>
            )}
            emptyText={({ figures }) => (figures.rows.length === 0 ? none : null)}
            renderFigures={({ figures }) => (
              <SkuTable
                caption={all}
                rows={figures.rows}
                head={[unitsOrdered, orders, unitsShort]}
                skuPath={skuPath}
                cellsOf={({ sku, units, orders: ordered, short }) => [
                  { text: formatCount(units) },
                  { text: formatCount(ordered) },
                  { text: formatCount(short), path: short === 0 || sku === '' ? null : skuPath(sku, 'short') },
                ]}
              />
            )}
          />
        </>
      )}
    />
  );
}

function Totals({ sample }: { sample: Loadable<SampleState<InventoryFigures>> }) {
  const shown = shownValue(sample);
  const totals = shown && inventoryTotals(shown.figures.rows);
  const { summary, skus, unitsOrdered, skusShort, unitsShort } = inventoryTexts;
  return (
    <FigureStrip
      label={summary}
      isBusy={sample.state === 'loading'}
      figures={[
        { title: skus, text: figureText(sample, totals?.skus, formatCount), path: null },
        { title: unitsOrdered, text: figureText(sample, totals?.units, formatCount), path: null },
        { title: skusShort, text: figureText(sample, totals?.skusShort, formatCount), path: null },
        { title: unitsShort, text: figureText(sample, totals?.short, formatCount), path: null },
      ]}
    />
  );
}
