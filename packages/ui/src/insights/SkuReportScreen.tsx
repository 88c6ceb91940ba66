import { leftOutText } from '@hub/domain/insights';
import type { ReactNode } from 'react';
import { type Loadable, type SkuPath } from '../data/index.ts';
import { type PageHeaderProps, SampleScreen } from '../layout/index.ts';
import { CardPair } from './CardPair.tsx';
import { SkuCard } from './SkuCard.tsx';
import type { SkuSample } from './SkuSample.ts';

export interface SkuReportScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** The newest orders of the period, as far as their details are read. */
  sample: Loadable<SkuSample>;
  /** Where a search for a SKU leads; null where the visitor may not see it. */
  skuPath: SkuPath;
  /** The period has no end, so an empty screen does not offer a longer one. */
  isAllTime: boolean;
}

/**
 * Which SKUs are short and which are wanted most, from the newest orders' line items: there is no call that tells it of
 * all.
 */
export function SkuReportScreen({ pageHeader, controls, sample, skuPath, isAllTime }: SkuReportScreenProps) {
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      sample={sample}
      source="line items"
      renderNote={({ leftOut }) => leftOutText(leftOut)}
      isAllTime={isAllTime}
      renderFigures={(read) => (
        <CardPair>
          <SkuCard which="short" sample={read} skuPath={skuPath} />
          <SkuCard which="ordered" sample={read} skuPath={skuPath} />
        </CardPair>
      )}
    />
  );
}
