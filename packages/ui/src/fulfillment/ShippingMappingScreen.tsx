import { fulfillmentTexts } from '@hub/domain/fulfillment';
import type { ReactNode } from 'react';
import { type Loadable, SampleScreen } from '../shared/index.ts';
import type { FulfillmentPlace, OrderPath, ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';
import { StatusesCard } from './StatusesCard.tsx';
import { UntrackedCard } from './UntrackedCard.tsx';

export interface ShippingMappingScreenProps {
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

/** `/app/fulfillment/shipping-mapping`: what order details tell of shipments, since no call tells how shipping is mapped. */
export function ShippingMappingScreen({ place, controls, locations, sample, orderPath, isEverything }: ShippingMappingScreenProps) {
  return (
    <SampleScreen
      {...place}
      controls={controls}
      others={[{ of: locations, subject: 'the locations' }]}
      sample={sample}
      source="shipments"
      renderNote={() => fulfillmentTexts.mappingNote}
      isEverything={isEverything}
      renderFigures={(read) => (
        <>
          <StatusesCard locations={locations} sample={read} />
          <UntrackedCard locations={locations} sample={read} orderPath={orderPath} />
        </>
      )}
    />
  );
}
