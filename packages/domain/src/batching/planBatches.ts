import { groupByWords } from '../messages/groupByWords.ts';
import type { Words } from '../messages/Message.ts';
import { groupBy } from '../shared/lists/groupBy.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { shippingLocation } from '../shared/shipping/shippingLocation.ts';
import { type Batch, type BatchOrder, batchOrders } from './batchOrders.ts';

/** An open order as batching reads it. */
export interface OpenOrder extends BatchOrder {
  createdAt: IsoTime | null;
  /** Location that a workflow or order routing chose; null: none was chosen. */
  locationId: string | null;
  /** Why it cannot be sent now; null when it can. */
  refusal: Words | null;
}

/** What batching reads of a location. */
export interface BatchLocation {
  locationId: string;
  name: string;
  /** Switched off: it ships nothing. */
  isActive: boolean;
}

/** Orders that a batch leaves out for the same reason. */
export interface LeftOut<Left extends BatchOrder = OpenOrder> {
  reason: Words;
  orders: readonly Left[];
}

/** What the next batch of a location sends. */
export interface BatchPlan {
  locationId: string;
  batch: Batch<OpenOrder>;
  leftOut: readonly LeftOut[];
}

/** What the next batch of a location sends, and when. */
export interface UpcomingBatch extends BatchPlan, Pick<BatchLocation, 'name' | 'isActive'> {
  /** Orders without a location go with this one. */
  isDefault: boolean;
  /** Null: there is no cut-off to come. */
  nextCutOffAt: IsoTime | null;
  /** Since when, and by whom; null: it is not paused. */
  paused: { at: IsoTime; by: string } | null;
}

/**
 * What the next batch of each location sends, by the open orders of the shop. The preview and the batch itself use it,
 * so that they agree. An order without a location goes with the default one; without any location there are no batches.
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

function oldestFirst(one: OpenOrder, other: OpenOrder): number {
  const [a, b] = [one.createdAt ?? '', other.createdAt ?? ''];
  if (a !== b) return a < b ? -1 : 1;
  return Number(one.orderId) - Number(other.orderId);
}
