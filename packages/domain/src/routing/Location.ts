import type { CutOffs } from '../shared/shipping/cutOffProblem.ts';
import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import type { RoutingLocation, RoutingRule } from './Routing.ts';

/** A location's editable settings; id and name come from the store. */
export interface LocationSettings extends Pick<RoutingLocation, 'country' | 'isActive' | 'zones' | 'dailyCapacity'> {
  cutOffs: CutOffs;
  kind: LocationKind;
  /** String id (§3) of its 3PL; `null` for none: its orders wait, unless the location is our own. */
  providerId: string | null;
  /** Id of the account at that 3PL; `null` for the first active one. */
  account: string | null;
  /** The 3PL's id of the warehouse; `null` for the one in the 3PL's settings. */
  site: string | null;
  stockFrom: StockSource;
}

/** Who ships from a location. `own`: the shop's own staff, so no 3PL is called. */
export type LocationKind = 'provider' | 'own';

/** Who counts a location's units on hand: people in this app, the store, or its 3PL. */
export type StockSource = 'app' | 'store' | 'provider';

/**
 * A location's kind in its store. `service`: belongs to a fulfillment service, which ships its own orders. `inactive`:
 * switched off. `gone`: deleted; orders from it can still be on their way.
 */
export type LocationState = 'active' | 'service' | 'inactive' | 'gone';

/** A store location with its settings. */
export interface Location extends RoutingLocation, LocationSettings, SavedVersion {}

/** All routing rules of a shop, in the order they are tried. */
export interface RoutingRules extends SavedVersion {
  rules: readonly RoutingRule[];
}

/** Ids of locations whose stock the store counts. */
export function countedByStore(locations: readonly Pick<Location, 'locationId' | 'stockFrom'>[]): ReadonlySet<string> {
  return new Set(locations.flatMap(({ locationId, stockFrom }) => (stockFrom === 'store' ? [locationId] : [])));
}

/** Ids of locations whose stock their 3PL counts, optionally for one 3PL only. */
export function countedByProvider(
  locations: readonly Pick<Location, 'locationId' | 'stockFrom' | 'providerId'>[],
  provider?: string,
): ReadonlySet<string> {
  const counted = locations.filter(
    ({ stockFrom, providerId }) => stockFrom === 'provider' && (provider === undefined || providerId === provider),
  );
  return new Set(counted.map(({ locationId }) => locationId));
}

/** A shop's locations, as stock saves check them. */
export function stockLocations(locations: readonly Location[]) {
  return {
    locationIds: new Set(locations.map(({ locationId }) => locationId)),
    countedByStore: countedByStore(locations),
    countedByProvider: countedByProvider(locations),
  };
}

/** Settings before the first save: the location ships everywhere, without a limit or cutoffs. */
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

/** Only a location's settings. */
export function locationSettingsOf(location: LocationSettings): LocationSettings {
  const { country, isActive, zones, dailyCapacity, cutOffs, kind, providerId, account, site, stockFrom } = location;
  return { country, isActive, zones, dailyCapacity, cutOffs, kind, providerId, account, site, stockFrom };
}
