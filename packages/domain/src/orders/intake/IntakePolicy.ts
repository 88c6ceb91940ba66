import { newShipPolicy, type ShipPolicy } from '../../shared/shipping/ShipPolicy.ts';

/** A shop's decisions about which store orders ship. */
export interface IntakePolicy extends Omit<ShipPolicy, 'goLiveAt' | 'locations'> {
  /** Ids of the store locations that this app ships for; `null` for all except other services' locations. */
  ownLocations: ReadonlySet<string> | null;
  /** Ids of fulfillment services' locations, which ship by themselves. */
  othersLocations: ReadonlySet<string>;
  /** Someone else ships earlier orders unless they are selected; `null` when there are none. */
  goLiveAt: Date | null;
}

/** `installedAt` is when the app was installed; `null` without a connected store. */
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

/** The policy of a shop without decisions or a connected store. */
export const newIntakePolicy: IntakePolicy = intakePolicyOf(newShipPolicy, { installedAt: null, othersLocations: [] });
