import { parseEpoch } from '../../shared/dates/parseEpoch.ts';
import type { Order } from '../Order.ts';
import type { orderFieldRows } from '../fields/orderFields.ts';

type TimeField = Extract<(typeof orderFieldRows)[number], { kind: 'time' }>['field'];

/** Newest first (§2). */
export function sortNewestFirst(orders: readonly Order[]): readonly Order[] {
  return sortLatestFirst(orders, 'createdAt');
}

/**
 * Latest first by a given time, stable, with unreadable times last. Returns the same list when it is already sorted,
 * as the server's usually is.
 */
export function sortLatestFirst(orders: readonly Order[], field: TimeField): readonly Order[] {
  const dated = orders.map((order) => ({ order, epoch: parseEpoch(order[field]) ?? -Infinity }));
  if (dated.every(({ epoch }, index) => epoch <= (dated[index - 1]?.epoch ?? Infinity))) return orders;
  return dated.sort((a, b) => (a.epoch === b.epoch ? 0 : b.epoch - a.epoch)).map(({ order }) => order);
}
