import {
  fulfillmentTexts,
  listedText,
  locationLabel,
  mostListed,
  orderText,
  placedShipments,
  type SampledOrder,
} from '@hub/domain/fulfillment';
import { shipmentStatusLabel } from '@hub/domain/orders';
import { FigureCard, FigureTable, type Loadable, shownValue } from '../shared/index.ts';
import type { OrderPath, ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';
import { Sentences } from './Sentences.tsx';

export interface UntrackedCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
  orderPath: OrderPath;
}

/** Shipments that nobody can follow, each leading to its order. */
export function UntrackedCard({ locations, sample, orderPath }: UntrackedCardProps) {
  const named = shownValue(locations)?.named ?? null;
  return (
    <FigureCard
      title={fulfillmentTexts.untracked}
      of={sample}
      renderNote={({ figures }) => (
        <Sentences of={[listedText('newest', shownOf(figures).length, untrackedOf(figures).length, 'shipments')]} />
      )}
      emptyText={({ figures }) => (untrackedOf(figures).length === 0 ? fulfillmentTexts.allTracked : null)}
      renderFigures={({ figures }) => (
        <FigureTable
          caption={fulfillmentTexts.untracked}
          head={fulfillmentTexts.untrackedHead}
          rows={shownOf(figures).map(({ name, order, locationId, status }) => ({
            key: `${order.orderId} ${name}`,
            name: { text: name.trim() === '' ? orderText(order) : name, path: orderPath(order) },
            cells: [
              { text: locationLabel(locationId, named), isText: true },
              { text: shipmentStatusLabel(status), isText: true },
            ],
          }))}
        />
      )}
    />
  );
}

function untrackedOf(orders: readonly SampledOrder[]) {
  return placedShipments(orders).filter(({ isTracked }) => !isTracked);
}

function shownOf(orders: readonly SampledOrder[]) {
  return untrackedOf(orders).slice(0, mostListed);
}
