import { newShipPolicy, type ShipPolicy } from '../../shared/shipping/ShipPolicy.ts';

/** What a shop has decided about orders of its store, as they are judged by it. */
export interface IntakePolicy extends Omit<ShipPolicy, 'goLiveAt' | 'locations'> {
  /** Ids of the store's locations whose orders this app ships; null: all but those of others. */
  ownLocations: ReadonlySet<string> | null;
  /** Ids of the locations of fulfilment services, which ship by themselves. */
  othersLocations: ReadonlySet<string>;
  /** Orders from before are shipped by somebody else unless they are chosen; null: there are none. */
  goLiveAt: Date | null;
}

/** `installedAt`: when the app was installed; null: it is connected with no store. */
export function intakePolicyOf(
  { goLiveAt, locations, ...rules }: ShipPolicy,
  { installedAt, othersLocations }: { installedAt: Date | null; othersLocations: readonly string[] },
): IntakePolicy {
  return {
    ...rules,
    ownLocations: locations && new Set(locations),
    othersLocations: new Set(othersLocations),
    goLiveAt: goLiveAt === null ? installedAt : new Date(goLiveAt),
  };
}

/** The policy of a shop that has decided nothing and is connected with no store. */
export const newIntakePolicy: IntakePolicy = intakePolicyOf(newShipPolicy, { installedAt: null, othersLocations: [] });
