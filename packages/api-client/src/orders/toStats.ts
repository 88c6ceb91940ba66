import type { Stats, StatsFigure } from '@hub/domain/dashboard';
import type { WireStats } from './wireStats.ts';

const wireNames = {
  totalOrders: 'total_orders',
  totalWorkflows: 'total_workflows',
  totalBoxes: 'total_boxes',
  openOrders: 'open_orders',
  ordersInFulfillment: 'orders_in_fulfillment',
  shippedOrders: 'shipped_orders',
  errorOrders: 'error_orders',
  holdOrders: 'hold_orders',
  backOrders: 'back_orders',
  userReview: 'user_review',
} satisfies Record<StatsFigure, keyof WireStats>;

/**
 * The figures of a reply's `data` (§3 Stats): `null` when missing or invalid. Without zod, because the page reads them
 * before its scripts are loaded.
 */
export function toStats(data: Readonly<Record<string, unknown>>): Stats {
  return Object.fromEntries(
    Object.entries(wireNames).map(([field, wireName]) => [field, toCount(data[wireName])]),
  ) as unknown as Stats;
}

/** The wire names of the unknown figures. */
export function missingFigures(stats: Stats): readonly string[] {
  return Object.entries(wireNames).flatMap(([field, wireName]) =>
    stats[field as StatsFigure] === null ? [wireName] : [],
  );
}

/** No figure is known, so these are not stats. */
export function hasNoFigure(stats: Stats): boolean {
  return Object.values(stats).every((figure) => figure === null);
}

/** A whole number, or its digits; fifteen are exact. */
function toCount(wire: unknown): number | null {
  if (typeof wire === 'string') return /^\d{1,15}$/.test(wire) ? Number(wire) : null;
  return typeof wire === 'number' && Number.isSafeInteger(wire) && wire >= 0 ? wire : null;
}
