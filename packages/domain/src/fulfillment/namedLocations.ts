import { bidiIsolate } from '../shared/bidiIsolate.ts';

/** A location once, however often it came. */
export interface NamedLocation {
  locationId: string;
  /**
   * Empty where it came without one. Those of `namedLocations` can stand in a sentence, whatever they are written in.
   */
  name: string;
}

export interface NamedLocations {
  /** In the order of the server. */
  locations: readonly NamedLocation[];
  /** Entries whose id an earlier one had. */
  repeated: number;
}

/**
 * The locations of §3, each id once. An id that came with several names keeps all of them: nobody can tell which one is
 * right.
 */
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

/**
 * A location in words. `named`: null where the names could not be had, so that no location is called unknown that is
 * not.
 */
export function locationLabel(locationId: string | null, named: NamedLocations | null): string {
  if (locationId === null) return 'No location';
  if (named === null) return `Location ${locationId}`;
  const known = named.locations.find((location) => location.locationId === locationId);
  if (!known) return `Unknown location (${locationId})`;
  if (known.name === '') return `Location without a name (${locationId})`;
  const isAmbiguous = named.locations.some(
    ({ locationId: other, name }) => other !== locationId && name === known.name,
  );
  return isAmbiguous ? `${known.name} (${locationId})` : known.name;
}
