import { locationLabel, type NamedLocations } from './namedLocations.ts';
import { nothingOpen, type OpenAtLocation } from './openShipments.ts';

export interface LocationLine {
  key: string;
  label: string;
  /** Null: the location has no id of its own. */
  locationId: string | null;
  /** Null as long as nothing was counted. */
  open: OpenAtLocation | null;
}

/**
 * Every location of the store, then those that only shipments name, then shipments without one. Either half may be
 * missing: the locations that could not be read, or the shipments.
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
