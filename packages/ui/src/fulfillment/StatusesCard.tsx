import {
  fulfillmentTexts,
  locationLabel,
  placedShipments,
  shipmentLocations,
  shipmentStatusRows,
} from '@hub/domain/fulfillment';
import { shipmentStatusLabel } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import { Select } from '@shopify/polaris';
import { useState } from 'react';
import { FigureCard, FigureTable, type Loadable, shownValue } from '../shared/index.ts';
import type { ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';

export interface StatusesCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
}

/** Values of the choice: these two, and a location's id after `id `. */
const all = 'all';
const none = 'none';
const valueOf = (locationId: string | null) => (locationId === null ? none : `id ${locationId}`);

/** Shipments by delivery status, of all locations or of one. */
export function StatusesCard({ locations, sample }: StatusesCardProps) {
  const [chosen, setChosen] = useState(all);
  const named = shownValue(locations)?.named ?? null;
  const shipments = placedShipments(shownValue(sample)?.figures ?? []);
  const places = shipmentLocations(shipments).map((locationId) => ({
    value: valueOf(locationId),
    label: locationLabel(locationId, named),
  }));
  // Another period may have no shipment from the location that was chosen.
  const shown = places.some(({ value }) => value === chosen) ? chosen : all;
  const rows = shipmentStatusRows(shipments.filter(({ locationId }) => shown === all || valueOf(locationId) === shown));
  const sumOf = (figure: 'shipments' | 'units' | 'untracked') => rows.reduce((sum, row) => sum + row[figure], 0);
  return (
    <FigureCard
      title={fulfillmentTexts.statuses}
      of={sample}
      action={
        <Select
          label={fulfillmentTexts.location}
          labelHidden
          options={[{ value: all, label: fulfillmentTexts.allLocations }, ...places]}
          value={shown}
          onChange={setChosen}
        />
      }
      emptyText={() => (shipments.length === 0 ? fulfillmentTexts.noShipments : null)}
      renderFigures={() => (
        <FigureTable
          caption={fulfillmentTexts.statuses}
          head={fulfillmentTexts.statusesHead}
          rows={rows.map(({ status, shipments: counted, units, untracked }) => ({
            key: status ?? '',
            name: { text: shipmentStatusLabel(status) },
            cells: [counted, units, untracked].map((figure) => ({ text: formatCount(figure) })),
          }))}
          total={{
            name: fulfillmentTexts.total,
            cells: [sumOf('shipments'), sumOf('units'), sumOf('untracked')].map((figure) => ({
              text: formatCount(figure),
            })),
          }}
        />
      )}
    />
  );
}
