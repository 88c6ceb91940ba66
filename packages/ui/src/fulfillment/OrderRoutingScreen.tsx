import { fulfillmentTexts, type RoutingFigures, routingFigures } from '@hub/domain/fulfillment';
import type { ReactNode } from 'react';
import { type Loadable, SampleScreen, shownValue } from '../shared/index.ts';
import type { FulfillmentPlace, OrderPath, ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';
import { RoutingCard } from './RoutingCard.tsx';
import { SplitCard } from './SplitCard.tsx';
import { UnassignedCard } from './UnassignedCard.tsx';

export interface OrderRoutingScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  place: FulfillmentPlace;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** The names by which the store platform knows its locations. */
  locations: Loadable<StoreLocations>;
  /** Shipments of the newest orders, as far as their details are read. */
  sample: Loadable<ShipmentSample>;
  /** Where the list that has an order leads; null where the visitor may not see it. */
  orderPath: OrderPath;
  /** The period has no end, so an empty screen does not offer a longer one. */
  isEverything: boolean;
}

/** `/app/fulfillment/order-routing`: where orders went, which were split, and what has no place yet. */
export function OrderRoutingScreen({ place, controls, locations, sample, orderPath, isEverything }: OrderRoutingScreenProps) {
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
  if (read) return { state: 'ready', value: routingFigures(read.figures), refreshing: sample.state === 'ready' && sample.refreshing === true };
  if (sample.state !== 'failed') return { state: 'loading' };
  const { value: _, ...failure } = sample;
  return failure;
}
