import {
  fulfillmentTexts,
  listedText,
  locationLabel,
  maxListed,
  orderText,
  shipmentsOfOrders,
  type SampledOrder,
} from '@hub/domain/fulfillment';
import { shipmentStatusLabel } from '@hub/domain/orders';
import { FigureCard, FigureTable, type Loadable, type OrderPath, shownValue } from '../data/index.ts';
import type { ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface UntrackedCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
  orderPath: OrderPath;
}

/** Shipments without a tracking number, with links to their orders. */
export function UntrackedCard({ locations, sample, orderPath }: UntrackedCardProps) {
  const locationNames = shownValue(locations)?.names ?? null;
  return (
    <FigureCard
      title={fulfillmentTexts.untracked}
      loadable={sample}
      renderNote={({ figures }) => (
        <Paragraphs
          texts={[
            listedText('newest', listedShipments(figures).length, untrackedShipments(figures).length, 'shipments'),
          ]}
        />
      )}
      emptyText={({ figures }) => (untrackedShipments(figures).length === 0 ? fulfillmentTexts.allTracked : null)}
      renderFigures={({ figures }) => (
        <FigureTable
          caption={fulfillmentTexts.untracked}
          head={fulfillmentTexts.untrackedHead}
          rows={listedShipments(figures).map(({ name, order, locationId, status }) => ({
            key: `${order.orderId} ${name}`,
            name: { text: name.trim() === '' ? orderText(order) : name, path: orderPath(order) },
            cells: [
              { text: locationLabel(locationId, locationNames), isText: true },
              { text: shipmentStatusLabel(status), isText: true },
            ],
          }))}
        />
      )}
    />
  );
}

function untrackedShipments(orders: readonly SampledOrder[]) {
  return shipmentsOfOrders(orders).filter(({ isTracked }) => !isTracked);
}

function listedShipments(orders: readonly SampledOrder[]) {
  return untrackedShipments(orders).slice(0, maxListed);
}
