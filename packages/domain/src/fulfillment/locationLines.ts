import { locationLabel, type NamedLocations } from './namedLocations.ts';
import { nothingOpen, type OpenAtLocation } from './openShipments.ts';

export interface LocationLine {
  key: string;
  label: string;
  /** Null: shipments without a location. */
  locationId: string | null;
  /** Null: nothing was counted yet. */
  open: OpenAtLocation | null;
}

/**
 * Every location of the store, then locations that only shipments name, then shipments without one. Either input may be
 * missing.
 */
export function locationLines(
  named: NamedLocations | null,
  counted: readonly OpenAtLocation[] | null,
): readonly LocationLine[] {
  const known = named?.locations.map(({ locationId }) => locationId) ?? [];
  const fromShipments = (counted ?? [])
    .map(({ locationId }) => locationId)
    .filter((id) => id !== null && !known.includes(id));
  const without = counted?.some(({ locationId }) => locationId === null) ? [null] : [];
  return [...known, ...fromShipments, ...without].map((locationId) => ({
    key: locationId === null ? 'none' : `id ${locationId}`,
    label: locationLabel(locationId, named),
    locationId,
    open: counted === null ? null : (counted.find((row) => row.locationId === locationId) ?? nothingOpen(locationId)),
  }));
}
