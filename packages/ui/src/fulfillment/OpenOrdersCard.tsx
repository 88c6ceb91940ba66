import { fulfillmentTexts, locationLines, openShipments, type DatedOrder, orderText } from '@hub/domain/fulfillment';
import { formatDate } from '@hub/domain/shared';
import { FigureCard, type FigureCell, FigureTable, type Loadable, type OrderPath, shownValue } from '../data/index.ts';
import type { ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';

export interface OpenOrdersCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
  orderPath: OrderPath;
  timeZone: string;
}

/** The oldest and the newest order with an open shipment at each location. */
export function OpenOrdersCard({ locations, sample, orderPath, timeZone }: OpenOrdersCardProps) {
  const locationNames = shownValue(locations)?.names ?? null;
  const orderCell = (order: DatedOrder | null): FigureCell =>
    order === null
      ? { text: fulfillmentTexts.undated, isText: true }
      : { text: `${orderText(order)}, ${formatDate(order.createdAt, timeZone)}`, path: orderPath(order), isText: true };
  return (
    <FigureCard
      title={fulfillmentTexts.openOrders}
      loadable={sample}
      emptyText={({ figures }) => (openShipments(figures).length === 0 ? fulfillmentTexts.nothingOpen : null)}
      renderFigures={({ figures }) => (
        <FigureTable
          caption={fulfillmentTexts.openOrders}
          head={[fulfillmentTexts.location, fulfillmentTexts.oldest, fulfillmentTexts.newest]}
          rows={locationLines(locationNames, openShipments(figures)).flatMap(({ key, label, open }) =>
            open === null || open.shipments === 0
              ? []
              : [{ key, name: { text: label }, cells: [orderCell(open.oldest), orderCell(open.newest)] }],
          )}
        />
      )}
    />
  );
}
