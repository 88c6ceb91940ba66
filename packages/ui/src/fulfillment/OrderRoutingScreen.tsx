import { fulfillmentTexts, type RoutingFigures, routingFigures } from '@hub/domain/fulfillment';
import { type Loadable, SampleScreen, shownValue } from '../shared/index.ts';
import type { ShipmentSample } from './FulfillmentAnswers.ts';
import { RoutingCard } from './RoutingCard.tsx';
import type { ShipmentScreenProps } from './ShipmentScreenProps.ts';
import { SplitCard } from './SplitCard.tsx';
import { UnassignedCard } from './UnassignedCard.tsx';

/** `/app/fulfillment/order-routing`: where orders went, which were split, and what has no place yet. */
export function OrderRoutingScreen({
  place,
  controls,
  locations,
  sample,
  orderPath,
  isEverything,
}: ShipmentScreenProps) {
  const named = shownValue(locations)?.named ?? null;
  return (
    <SampleScreen
      {...place}
      controls={controls}
      others={[{ of: locations, subject: 'the locations' }]}
      sample={sample}
      source="shipments and line items"
      renderNote={() => fulfillmentTexts.routingNote}
      isEverything={isEverything}
      renderFigures={(read) => {
        const figures = routed(read);
        return (
          <>
            <RoutingCard of={figures} named={named} />
            <SplitCard of={figures} named={named} orderPath={orderPath} />
            <UnassignedCard of={figures} orderPath={orderPath} />
          </>
        );
      }}
    />
  );
}

function routed(sample: Loadable<ShipmentSample>): Loadable<RoutingFigures> {
  const read = shownValue(sample);
  if (read)
    return {
      state: 'ready',
      value: routingFigures(read.figures),
      refreshing: sample.state === 'ready' && sample.refreshing === true,
    };
  if (sample.state !== 'failed') return { state: 'loading' };
  const { value: _, ...failure } = sample;
  return failure;
}
