import { fulfillmentTexts, locationLines, openShipments, type OrderName, orderText } from '@hub/domain/fulfillment';
import { formatDate } from '@hub/domain/shared';
import { FigureCard, type FigureCell, FigureTable, type Loadable, shownValue } from '../shared/index.ts';
import type { OrderPath, ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';

export interface OpenOrdersCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
  orderPath: OrderPath;
  timeZone: string;
}

/** Where to look first: at each location the order that waits longest for a shipment to arrive, and the latest one. */
export function OpenOrdersCard({ locations, sample, orderPath, timeZone }: OpenOrdersCardProps) {
  const named = shownValue(locations)?.named ?? null;
  const cell = (order: OrderName | null): FigureCell =>
    order === null
      ? { text: fulfillmentTexts.undated, isText: true }
      : { text: `${orderText(order)}, ${formatDate(order.createdAt, timeZone)}`, path: orderPath(order), isText: true };
  return (
    <FigureCard
      title={fulfillmentTexts.openOrders}
      of={sample}
      emptyText={({ figures }) => (openShipments(figures).length === 0 ? fulfillmentTexts.nothingOpen : null)}
      renderFigures={({ figures }) => (
        <FigureTable
          caption={fulfillmentTexts.openOrders}
          head={[fulfillmentTexts.location, fulfillmentTexts.oldest, fulfillmentTexts.newest]}
          rows={locationLines(named, openShipments(figures)).flatMap(({ key, label, open }) =>
            open === null || open.shipments === 0
              ? []
              : [{ key, name: { text: label }, cells: [cell(open.oldest), cell(open.newest)] }],
          )}
        />
      )}
    />
  );
}
