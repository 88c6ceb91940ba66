import {
  fulfillmentTexts,
  locationLabel,
  shipmentsOfOrders,
  shipmentLocations,
  shipmentStatusRows,
} from '@hub/domain/fulfillment';
import { shipmentStatusLabel } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import { Select } from '@shopify/polaris';
import { useState } from 'react';
import { FigureCard, FigureTable, type Loadable, shownValue } from '../data/index.ts';
import type { ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';

export interface StatusesCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
}

/** Option values: these two, or `id ` and a location's id. */
const allOption = 'all';
const noLocationOption = 'none';
const optionValue = (locationId: string | null) => (locationId === null ? noLocationOption : `id ${locationId}`);

/** Shipments by delivery status, of all locations or one. */
export function StatusesCard({ locations, sample }: StatusesCardProps) {
  const [selected, setSelected] = useState(allOption);
  const locationNames = shownValue(locations)?.names ?? null;
  const shipments = shipmentsOfOrders(shownValue(sample)?.figures ?? []);
  const locationOptions = shipmentLocations(shipments).map((locationId) => ({
    value: optionValue(locationId),
    label: locationLabel(locationId, locationNames),
  }));
  // The chosen location may have no shipment in another period.
  const shown = locationOptions.some(({ value }) => value === selected) ? selected : allOption;
  const rows = shipmentStatusRows(
    shipments.filter(({ locationId }) => shown === allOption || optionValue(locationId) === shown),
  );
  const sumOf = (figure: 'shipments' | 'units' | 'untracked') => rows.reduce((sum, row) => sum + row[figure], 0);
  return (
    <FigureCard
      title={fulfillmentTexts.statuses}
      loadable={sample}
      action={
        <Select
          label={fulfillmentTexts.location}
          labelHidden
          options={[{ value: allOption, label: fulfillmentTexts.allLocations }, ...locationOptions]}
          value={shown}
          onChange={setSelected}
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
