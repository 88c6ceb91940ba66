import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A location, deduplicated by id. */
export interface NamedLocation {
  locationId: string;
  /** Empty where the server sent none. Names of `namedLocations` are bidi-isolated. */
  name: string;
}

export interface NamedLocations {
  /** In the server's order. */
  locations: readonly NamedLocation[];
  /** How many entries repeated an id. */
  repeated: number;
}

/** The locations of §3, each id once. An id that came with several names keeps all of them. */
export function namedLocations(entries: readonly NamedLocation[]): NamedLocations {
  const names = new Map<string, Set<string>>();
  for (const { locationId, name } of entries) {
    const id = locationId.trim();
    const known = names.get(id) ?? new Set();
    if (name.trim() !== '') known.add(name.trim());
    names.set(id, known);
  }
  return {
    locations: [...names].map(([locationId, known]) => ({ locationId, name: [...known].map(bidiIsolate).join(' / ') })),
    repeated: entries.length - names.size,
  };
}

/** Words of locations without a known name. */
export const locationNameWords = inLanguage('locationNameWords', {
  none: 'No location',
  location: (id: string) => `Location ${id}`,
  unknown: (id: string) => `Unknown location (${id})`,
  nameless: (id: string) => `Location without a name (${id})`,
});

/** A location in words. `named`: null where the names could not be loaded; then no location is called unknown. */
export function locationLabel(locationId: string | null, named: NamedLocations | null): string {
  if (locationId === null) return locationNameWords.none;
  if (named === null) return locationNameWords.location(locationId);
  const known = named.locations.find((location) => location.locationId === locationId);
  if (!known) return locationNameWords.unknown(locationId);
  if (known.name === '') return locationNameWords.nameless(locationId);
  const isAmbiguous = named.locations.some(
    ({ locationId: other, name }) => other !== locationId && name === known.name,
  );
  return isAmbiguous ? `${known.name} (${locationId})` : known.name;
}
