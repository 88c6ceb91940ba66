/** What decides which location an order goes with. */
interface ActiveLocation {
  locationId: string;
  /** Switched off: it ships nothing. */
  isActive: boolean;
}

/** The location that orders go with when none was chosen: the first that is switched on. Null without any. */
export function defaultLocation(locations: readonly ActiveLocation[]): string | null {
  return (locations.find(({ isActive }) => isActive) ?? locations[0])?.locationId ?? null;
}

/** The location that an order goes with: its own, else the default one. Null without any. */
export function shippingLocation(locationId: string | null, locations: readonly ActiveLocation[]): string | null {
  const isKnown = locations.some((location) => location.locationId === locationId);
  return isKnown ? locationId : defaultLocation(locations);
}
