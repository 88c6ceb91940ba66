import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { Recipient } from '../../shared/addresses/Recipient.ts';
import { parcelMethods } from '../../shared/shipping/ShipPolicy.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import { isSamePlace } from './partDestination.ts';
import type { StoreFulfillmentOrder, StoreHold } from './StoreOrder.ts';

/** What is left to ship of an order, by its fulfillment orders. A line's units never count twice. */
export interface UnitsLeft {
  /** Units that may leave now, by line. */
  now: ReadonlyMap<string, number>;
  /** Units that the store holds back, by line. */
  waiting: ReadonlyMap<string, number>;
  /** Why they wait; empty when none do. */
  waits: readonly Wait[];
  /** Units left that this app does not ship, by line. */
  elsewhere: ReadonlyMap<string, number>;
  /** Who ships them. */
  others: readonly Other[];
  /** Units of each part that do not leave now, with the reason. */
  kept: readonly { units: number; why: Wait | Other }[];
  /**
   * Destinations, each once and at least one; `null` is the order's address. Taken from units that may leave, else
   * from waiting ones, else from those that have left.
   */
  destinations: readonly (Recipient | null)[];
}

/**
 * Why the store holds units back. `held`: with its units by line. `begun`: someone there began to ship them.
 * `unknown`: a status with no meaning here. `unplanned`: it has not said yet where they ship from. `unplaced`: it
 * names no location, and the merchant has selected some.
 */
export type Wait =
  | { type: 'held'; holds: readonly StoreHold[]; units: ReadonlyMap<string, number> }
  | { type: 'scheduled'; until: IsoTime | null }
  | { type: 'begun' }
  | { type: 'unknown'; status: string }
  | { type: 'unplanned' }
  | { type: 'unplaced' };

/**
 * Who ships units instead: a fulfillment service, a location that is not ours, or no one because the customer
 * collects them.
 */
export type Other =
  | { type: 'service'; name: string }
  | { type: 'location'; name: string }
  | { type: 'method'; method: string };

/** Whether units do not leave because someone else ships them. */
export function isOther(why: Wait | Other): why is Other {
  return why.type === 'service' || why.type === 'location' || why.type === 'method';
}

/** The shop's decisions that the units depend on. */
export type WhatToShipOptions = Pick<IntakePolicy, 'ownLocations' | 'othersLocations' | 'otherMethods'>;

/** Statuses of parts with nothing left, regardless of their lines. */
export const endedStatuses: ReadonlySet<string> = new Set(['CLOSED', 'CANCELLED', 'INCOMPLETE']);

/** A part with one of these was not given to a fulfillment service, or the service gave it back. */
const notRequested: ReadonlySet<string> = new Set(['UNSUBMITTED', 'REJECTED', 'CANCELLATION_ACCEPTED']);

/** A part without a method counts as one of these. */
const sent: ReadonlySet<string> = new Set(parcelMethods);

/**
 * The units of an order left to ship: the `remaining` units of fulfillment orders that are open for us. They already
 * account for edits, refunds, returns and fulfillments by hand.
 */
export function whatToShip(parts: readonly StoreFulfillmentOrder[], options: WhatToShipOptions): UnitsLeft {
  const now = new Map<string, number>();
  const waiting = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  const waits: Wait[] = [];
  const others: Other[] = [];
  const kept: UnitsLeft['kept'][number][] = [];
  const going: StoreFulfillmentOrder[] = [];
  const staying: StoreFulfillmentOrder[] = [];
  for (const part of parts.filter(({ status }) => !endedStatuses.has(status))) {
    const left = part.lines.filter(({ remaining }) => remaining > 0);
    if (left.length === 0) continue;
    const other = otherOf(part, options);
    const wait = other === null ? waitOf(part, options) : null;
    if (other !== null) others.push(other);
    if (wait !== null) waits.push(wait);
    if (other === null) (wait === null ? going : staying).push(part);
    const why = other ?? wait;
    if (why !== null) kept.push({ units: left.reduce((sum, { remaining }) => sum + remaining, 0), why });
    const units = other !== null ? elsewhere : wait !== null ? waiting : now;
    for (const { lineItemId, remaining } of left) units.set(lineItemId, (units.get(lineItemId) ?? 0) + remaining);
  }
  const left = parts.filter(({ lines }) => lines.some(({ total, remaining }) => remaining < total));
  const deciding = [going, staying, left].find(({ length }) => length > 0) ?? parts;
  return { now, waiting, waits, elsewhere, others, kept, destinations: placesOf(deciding) };
}

function placesOf(parts: readonly StoreFulfillmentOrder[]): readonly (Recipient | null)[] {
  const places: (Recipient | null)[] = [];
  for (const { destination = null } of parts)
    if (!places.some((place) => isSamePlace(place, destination))) places.push(destination);
  return places.length === 0 ? [null] : places;
}

/** What decides whether a part may be changed in the store. */
interface PartForWriting {
  /** False when another app, service or location ships it, so this app writes nothing to it. */
  isOurs: boolean;
  /** `held`: the store holds it back. `heldByUs`: one of the holds is this app's. */
  state: 'open' | 'held' | 'heldByUs' | 'ended';
}

/** Whether a part may be changed; the same facts decide whether its units ship. */
export function partForWriting(part: StoreFulfillmentOrder, options: WhatToShipOptions): PartForWriting {
  const isEnded = endedStatuses.has(part.status);
  // The request of an ended part can be closed too, whether or not it was made.
  const asked = isEnded && part.requestStatus === 'CLOSED' ? { ...part, requestStatus: 'UNSUBMITTED' } : part;
  const isOurs = otherOf(asked, options) === null;
  if (isEnded) return { isOurs, state: 'ended' };
  if (part.status === 'ON_HOLD') return { isOurs, state: part.holds.some((hold) => hold.isOurs) ? 'heldByUs' : 'held' };
  return { isOurs, state: waitOf(part, options) === null ? 'open' : 'held' };
}

/** Who ships a part instead of this app; `null` when this app does. */
function otherOf(
  { requestStatus, method, locationId, locationName }: StoreFulfillmentOrder,
  { ownLocations, othersLocations, otherMethods }: WhatToShipOptions,
): Other | null {
  if (!notRequested.has(requestStatus)) return { type: 'service', name: locationName };
  if (locationId !== null && othersLocations.has(locationId)) return { type: 'service', name: locationName };
  if (method !== null && !sent.has(method) && !otherMethods.some((shipped) => shipped === method))
    return { type: 'method', method };
  // An unreadable location may have been deleted.
  if (ownLocations !== null && locationId !== null && !ownLocations.has(locationId))
    return { type: 'location', name: locationName };
  return null;
}

function waitOf(part: StoreFulfillmentOrder, { ownLocations }: WhatToShipOptions): Wait | null {
  const wait = waitOfStatus(part);
  if (wait !== null) return wait;
  // If the merchant has selected no locations, routing replaces a deleted one.
  return ownLocations !== null && part.locationId === null ? { type: 'unplaced' } : null;
}

function waitOfStatus({ status, fulfillAt, holds, lines, supportedActions }: StoreFulfillmentOrder): Wait | null {
  switch (status) {
    case 'OPEN':
      return null;
    case 'IN_PROGRESS':
      // The store lets a part be marked as open only after someone reported progress on it. A partly shipped part is also in
      // progress.
      // https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentOrderOpen
      if (supportedActions?.includes('MARK_AS_OPEN')) return { type: 'begun' };
      return lines.some(({ total, remaining }) => remaining < total) ? null : { type: 'begun' };
    case 'ON_HOLD': {
      const others = holds.filter(({ isOurs }) => !isOurs);
      // This app's hold, because the order is on hold here; it is released with the order.
      if (others.length === 0 && holds.length > 0) return null;
      return {
        type: 'held',
        holds: others,
        units: new Map(lines.flatMap(({ lineItemId, remaining }) => (remaining > 0 ? [[lineItemId, remaining]] : []))),
      };
    }
    case 'SCHEDULED':
      return { type: 'scheduled', until: fulfillAt };
    default:
      return { type: 'unknown', status };
  }
}
