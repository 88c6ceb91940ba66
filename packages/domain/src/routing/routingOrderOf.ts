import { calendarDay } from '../shared/dates/calendarDay.ts';
import type { PastOrder } from './simulateRouting.ts';

/** The stored parts of an order that routing reads. */
export interface StoredRoutingOrder {
  orderId: string;
  country: string;
  postcode: string;
  /** Milliseconds since 1970 UTC. */
  createdAt: number;
  lineItems: readonly {
    lineItemId: string;
    sku: string;
    quantity: number;
    isCancelled: boolean;
    /** 0 or `null` for goods; other values do not ship. */
    virtualItem: number | null;
  }[];
}

/** A past order as routing reads it; `null` without goods. */
export function routingOrderOf(
  { orderId, country, postcode, createdAt, lineItems }: StoredRoutingOrder,
  timeZone: string,
): PastOrder | null {
  const lines = lineItems.flatMap(({ lineItemId, sku, quantity, isCancelled, virtualItem }) =>
    isCancelled || quantity <= 0 || (virtualItem ?? 0) !== 0 ? [] : [{ lineItemId, sku, quantity }],
  );
  if (lines.length === 0) return null;
  return { orderId, country, postcode, chosenLocationId: null, lines, day: calendarDay(createdAt, timeZone) };
}
