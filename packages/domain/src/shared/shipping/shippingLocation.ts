/** The fields that decide an order's location. */
interface ActiveLocation {
  locationId: string;
  /** When switched off, it ships nothing. */
  isActive: boolean;
}

/** The default location: the first that is active; `null` without any. */
export function defaultLocation(locations: readonly ActiveLocation[]): string | null {
  return (locations.find(({ isActive }) => isActive) ?? locations[0])?.locationId ?? null;
}

/** An order's location: its own, else the default one; `null` without any. */
export function shippingLocation(locationId: string | null, locations: readonly ActiveLocation[]): string | null {
  const isKnown = locations.some((location) => location.locationId === locationId);
  return isKnown ? locationId : defaultLocation(locations);
}
