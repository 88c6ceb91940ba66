import { groupByWords } from '../messages/groupByWords.ts';
import type { Words } from '../messages/Message.ts';
import { groupBy } from '../shared/lists/groupBy.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { defaultLocation, shippingLocation } from '../shared/shipping/shippingLocation.ts';
import { type Batch, type BatchOrder, batchOrders } from './batchOrders.ts';
import { cutOffScheduleOf } from './cutOffScheduleOf.ts';
import { nextCutOff } from './cutOffs.ts';

/** An open order as batching reads it. */
export interface OpenOrder extends BatchOrder {
  createdAt: IsoTime | null;
  /** Location that a workflow or routing chose; `null` when none was chosen. */
  locationId: string | null;
  /** Why it can't be sent now; `null` when it can. */
  refusal: Words | null;
}

/** The part of a location that batching reads. */
export interface BatchLocation {
  locationId: string;
  name: string;
  /** When switched off, it ships nothing. */
  isActive: boolean;
}

/** Orders that a batch leaves out for the same reason. */
export interface LeftOutOrders<Left extends BatchOrder = OpenOrder> {
  reason: Words;
  orders: readonly Left[];
}

/** What a location's next batch sends. */
export interface BatchPlan {
  locationId: string;
  batch: Batch<OpenOrder>;
  leftOut: readonly LeftOutOrders[];
}

/** What a location's next batch sends, and when. */
export interface UpcomingBatch extends BatchPlan, Pick<BatchLocation, 'name' | 'isActive'> {
  /** Takes the orders without a location. */
  isDefault: boolean;
  /** `null` when no cutoff is coming. */
  nextCutOffAt: IsoTime | null;
  /** `null` when not paused. */
  paused: PausedSince | null;
}

/** When a location was paused, and by whom. */
export interface PausedSince {
  at: IsoTime;
  by: string;
}

/**
 * What each location's next batch sends, from the shop's open orders. The preview and the batch share it, so they
 * agree. An order without a location goes with the default one; without any location there are no batches.
 */
export function planBatches(
  orders: readonly OpenOrder[],
  locations: readonly BatchLocation[],
  { combine = true }: { combine?: boolean } = {},
): readonly BatchPlan[] {
  const byLocation = groupBy(orders.toSorted(oldestFirst), (order) => shippingLocation(order.locationId, locations));
  return locations.map(({ locationId }) => {
    const own = byLocation.get(locationId) ?? [];
    const { others, groups } = groupByWords(own, ({ refusal }) => refusal);
    return {
      locationId,
      batch: batchOrders(others, { combine }),
      leftOut: groups.map(({ words, entries }) => ({ reason: words, orders: entries })),
    };
  });
}

/** A location in the list of next batches. */
type UpcomingLocation = BatchLocation & Parameters<typeof cutOffScheduleOf>[0];

/** What each location's next batch sends, and when. `paused` is keyed by location. */
export function upcomingBatches(
  orders: readonly OpenOrder[],
  locations: readonly UpcomingLocation[],
  { combine, timeZone, paused }: { combine: boolean; timeZone: string; paused: ReadonlyMap<string, PausedSince> },
  now: Date,
): UpcomingBatch[] {
  const plans = planBatches(orders, locations, { combine });
  const defaultId = defaultLocation(locations);
  return locations.flatMap((location, index) => {
    const plan = plans[index];
    if (plan === undefined) return [];
    const { locationId, name, isActive } = location;
    const next = nextCutOff(cutOffScheduleOf(location, timeZone), now.getTime());
    return {
      ...plan,
      name,
      isActive,
      isDefault: locationId === defaultId,
      nextCutOffAt: next && new Date(next.at).toISOString(),
      paused: paused.get(locationId) ?? null,
    };
  });
}

function oldestFirst(one: OpenOrder, other: OpenOrder): number {
  const [a, b] = [one.createdAt ?? '', other.createdAt ?? ''];
  if (a !== b) return a < b ? -1 : 1;
  return Number(one.orderId) - Number(other.orderId);
}
