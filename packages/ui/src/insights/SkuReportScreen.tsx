import { leftOutText } from '@hub/domain/insights';
import type { ReactNode } from 'react';
import { type Loadable, SampleScreen } from '../shared/index.ts';
import { CardPair } from './CardPair.tsx';
import type { InsightsPlace } from './InsightsPage.tsx';
import { SkuCard } from './SkuCard.tsx';
import type { SkuPath, SkuSample } from './SkuSample.ts';

export interface SkuReportScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  place: InsightsPlace;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** The newest orders of the period, as far as their details are read. */
  sample: Loadable<SkuSample>;
  /** Where a search for a SKU leads; null where the visitor may not see it. */
  skuPath: SkuPath;
  /** The period has no end, so an empty screen does not offer a longer one. */
  isEverything: boolean;
}

/**
 * Which SKUs are short and which are wanted most, from the newest orders' line items: there is no call that tells it of
 * all.
 */
export function SkuReportScreen({ place, controls, sample, skuPath, isEverything }: SkuReportScreenProps) {
  return (
    <SampleScreen
      {...place}
      controls={controls}
      sample={sample}
      source="line items"
      renderNote={({ leftOut }) => leftOutText(leftOut)}
      isEverything={isEverything}
      renderFigures={(read) => (
        <CardPair>
          <SkuCard which="short" sample={read} skuPath={skuPath} />
          <SkuCard which="ordered" sample={read} skuPath={skuPath} />
        </CardPair>
      )}
    />
  );
}
