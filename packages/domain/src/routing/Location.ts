import type { CutOffs } from '../shared/shipping/cutOffProblem.ts';
import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import type { RoutingLocation, RoutingRule } from './Routing.ts';

/** What a merchant sets of a location; id and name are the store's. */
export interface LocationSettings extends Pick<RoutingLocation, 'country' | 'isActive' | 'zones' | 'dailyCapacity'> {
  cutOffs: CutOffs;
  kind: LocationKind;
  /** String id (§3) of the 3PL that runs it; null: the first that is connected, or none where the location is our own. */
  providerId: string | null;
  /** Id of the account with that 3PL; null: the first that is on. */
  account: string | null;
  /** The 3PL's own id of the warehouse there; null: the one that is chosen in the 3PL's settings. */
  site: string | null;
  stockFrom: StockSource;
}

/** Who ships from a location. `own`: the shop's own people, so no 3PL is called. */
export type LocationKind = 'provider' | 'own';

/** Who counts the units on hand of a location: people in this app, the store, or the 3PL that runs it. */
export type StockSource = 'app' | 'store' | 'provider';

/**
 * What a location is in its store. `service`: of a fulfilment service, which ships by itself. `inactive`: switched off.
 * `gone`: deleted; orders may be on their way from it.
 */
export type LocationState = 'active' | 'service' | 'inactive' | 'gone';

/** A location of the store with its settings. */
export interface Location extends RoutingLocation, LocationSettings, SavedVersion {}

/** All routing rules of a shop, in the order in which they are looked at. */
export interface RoutingRules extends SavedVersion {
  rules: readonly RoutingRule[];
}

/** Ids of the locations whose stock the store counts. */
export function countedByStore(locations: readonly Pick<Location, 'locationId' | 'stockFrom'>[]): ReadonlySet<string> {
  return new Set(locations.flatMap(({ locationId, stockFrom }) => (stockFrom === 'store' ? [locationId] : [])));
}

/** Ids of the locations whose stock their 3PL counts; of one 3PL only, where it is given. */
export function countedByProvider(
  locations: readonly Pick<Location, 'locationId' | 'stockFrom' | 'providerId'>[],
  provider?: string,
): ReadonlySet<string> {
  const counted = locations.filter(
    ({ stockFrom, providerId }) => stockFrom === 'provider' && (provider === undefined || providerId === provider),
  );
  return new Set(counted.map(({ locationId }) => locationId));
}

/** The locations of a shop as saves of stock check them. */
export function stockLocations(locations: readonly Location[]) {
  return {
    locationIds: new Set(locations.map(({ locationId }) => locationId)),
    countedByStore: countedByStore(locations),
    countedByProvider: countedByProvider(locations),
  };
}

/** Settings of a location that nobody has saved yet: it ships everywhere, without a limit and without cut-offs. */
export const newLocationSettings: LocationSettings = {
  country: '',
  isActive: true,
  zones: [],
  dailyCapacity: null,
  cutOffs: { times: [], weekdays: [1, 2, 3, 4, 5] },
  kind: 'provider',
  providerId: null,
  account: null,
  site: null,
  stockFrom: 'app',
};

/** What is set of a location, alone. */
export function locationSettingsOf(location: LocationSettings): LocationSettings {
  const { country, isActive, zones, dailyCapacity, cutOffs, kind, providerId, account, site, stockFrom } = location;
  return { country, isActive, zones, dailyCapacity, cutOffs, kind, providerId, account, site, stockFrom };
}
