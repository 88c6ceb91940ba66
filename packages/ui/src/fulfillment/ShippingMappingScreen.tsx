import { fulfillmentTexts } from '@hub/domain/fulfillment';
import { SampleScreen } from '../shared/index.ts';
import type { ShipmentScreenProps } from './ShipmentScreenProps.ts';
import { StatusesCard } from './StatusesCard.tsx';
import { UntrackedCard } from './UntrackedCard.tsx';

/**
 * `/app/fulfillment/shipping-mapping`: what order details tell of shipments, since no call tells how shipping is
 * mapped.
 */
export function ShippingMappingScreen({
  place,
  controls,
  locations,
  sample,
  orderPath,
  isEverything,
}: ShipmentScreenProps) {
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
