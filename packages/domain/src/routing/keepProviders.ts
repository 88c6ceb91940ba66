import type { SavedBy } from '../shared/calls/SavedVersion.ts';
import type { Location } from './Location.ts';

/**
 * The locations that a change of the connected 3PLs would hand to another one, as they are to be saved: each names the 3PL
 * that its orders went to before. While a shop knows a single 3PL, that ships for every location that names none.
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
