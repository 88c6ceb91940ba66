import { sampleTexts, otherSubjects } from '@hub/domain/shared';
import { fulfillmentTexts, type RoutingFigures, routingFigures } from '@hub/domain/fulfillment';
import { type Loadable, shownValue } from '../data/index.ts';
import { SampleScreen } from '../layout/index.ts';
import type { ShipmentSample } from './fulfillmentTypes.ts';
import { RoutingCard } from './RoutingCard.tsx';
import type { ShipmentScreenProps } from './ShipmentScreenProps.ts';
import { SplitCard } from './SplitCard.tsx';
import { UnassignedCard } from './UnassignedCard.tsx';

/** `/app/fulfillment/order-routing`: locations of orders, split orders and orders without a location. */
export function OrderRoutingScreen({
  pageHeader,
  controls,
  locations,
  sample,
  orderPath,
  adminLink,
  isAllTime,
}: ShipmentScreenProps) {
  const locationNames = shownValue(locations)?.names ?? null;
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      otherLoadables={[{ loadable: locations, subject: otherSubjects.locations }]}
      sample={sample}
      source={sampleTexts.sources.shipmentsAndLines}
      renderNote={() => fulfillmentTexts.routingNote}
      noteLink={adminLink}
      isAllTime={isAllTime}
      renderFigures={(read) => {
        const figures = toRoutingFigures(read);
        return (
          <>
            <RoutingCard routing={figures} locationNames={locationNames} />
            <SplitCard routing={figures} locationNames={locationNames} orderPath={orderPath} />
            <UnassignedCard routing={figures} orderPath={orderPath} />
          </>
        );
      }}
    />
  );
}

function toRoutingFigures(sample: Loadable<ShipmentSample>): Loadable<RoutingFigures> {
  const read = shownValue(sample);
  if (read)
    return {
      state: 'ready',
      value: routingFigures(read.figures),
      isRefreshing: sample.state === 'ready' && sample.isRefreshing === true,
    };
  if (sample.state !== 'failed') return { state: 'loading' };
  const { value: _, ...failure } = sample;
  return failure;
}
