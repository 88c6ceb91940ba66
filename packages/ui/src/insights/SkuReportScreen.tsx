import { sampleTexts, leftOutText } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { type Loadable, type SkuPath } from '../data/index.ts';
import { type PageHeaderProps, SampleScreen } from '../layout/index.ts';
import { CardPair } from './CardPair.tsx';
import { SkuCard } from './SkuCard.tsx';
import type { SkuSample } from './SkuSample.ts';

export interface SkuReportScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The newest orders of the period, as far as they are read. */
  sample: Loadable<SkuSample>;
  /** Path of a SKU search; null without permission. */
  skuPath: SkuPath;
  /** The period is all time, so the empty state does not suggest a longer one. */
  isAllTime: boolean;
}

/**
 * SKUs that are short and SKUs ordered most, from the newest orders' line items, since no call has them for all orders.
 */
export function SkuReportScreen({ pageHeader, controls, sample, skuPath, isAllTime }: SkuReportScreenProps) {
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      sample={sample}
      source={sampleTexts.sources.lines}
      renderNote={({ leftOut }) => leftOutText(leftOut, 'cancelled, or not goods to send')}
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
