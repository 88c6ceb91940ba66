import { sampleTexts, otherSubjects } from '@hub/domain/shared';
import { fulfillmentTexts } from '@hub/domain/fulfillment';
import { SampleScreen } from '../layout/index.ts';
import type { ShipmentScreenProps } from './ShipmentScreenProps.ts';
import { StatusesCard } from './StatusesCard.tsx';
import { UntrackedCard } from './UntrackedCard.tsx';

/** `/app/fulfillment/shipping-mapping`: shipments of the newest orders, since no call has the mapping itself. */
export function ShippingMappingScreen({
  pageHeader,
  controls,
  locations,
  sample,
  orderPath,
  adminLink,
  isAllTime,
}: ShipmentScreenProps) {
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      otherLoadables={[{ loadable: locations, subject: otherSubjects.locations }]}
      sample={sample}
      source={sampleTexts.sources.shipments}
      renderNote={() => fulfillmentTexts.mappingNote}
      noteLink={adminLink}
      isAllTime={isAllTime}
      renderFigures={(read) => (
        <>
          <StatusesCard locations={locations} sample={read} />
          <UntrackedCard locations={locations} sample={read} orderPath={orderPath} />
        </>
      )}
    />
  );
}
