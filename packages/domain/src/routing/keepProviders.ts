import type { SavedBy } from '../shared/calls/SavedVersion.ts';
import type { Location } from './Location.ts';

/**
 * Locations to save so that a change of the connected 3PLs does not hand their orders to another one: each names the
 * 3PL that shipped them before. As long as a shop has only one 3PL, it ships for every location that names none.
 */
export function keepProviders(
  locations: readonly Location[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
  by: SavedBy,
): Location[] {
  const [providerId] = before;
  if (providerId === undefined || new Set([...before, ...after]).size < 2) return [];
  return locations
    .filter((location) => location.kind === 'provider' && location.providerId === null)
    .map((location) => ({ ...location, providerId, version: location.version + 1, ...by }));
}
