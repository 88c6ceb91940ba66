import { calendarDay } from './calendarDay.ts';
import { formatTime } from './formatTime.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';

/** The batch time of an order (§3 `batch_time`). */
export interface BatchedOrder {
  batchedAt: IsoTime | null;
}

/** The orders batched on one day. */
export interface BatchDay<Batched extends BatchedOrder = BatchedOrder> {
  /** `YYYY-MM-DD` in the shop's zone. */
  day: string;
  orders: number;
  /** First and last batch time of the day. */
  first: string;
  last: string;
  /** The order batched first; on a tie the first of the list. */
  firstOrder: Batched;
  lastOrder: Batched;
}

export interface BatchDays<Batched extends BatchedOrder = BatchedOrder> {
  /** Newest day first. */
  days: readonly BatchDay<Batched>[];
  /** Orders without a readable batch time. */
  undated: number;
}

/** Counts orders by the day of their batch time. Days and undated sum to all. */
export function batchDays<Batched extends BatchedOrder>(
  orders: readonly Batched[],
  timeZone: string,
): BatchDays<Batched> {
  const byDay = new Map<string, { orders: number; first: Timed<Batched>; last: Timed<Batched> }>();
  let undated = 0;
  for (const order of orders) {
    const epoch = parseEpoch(order.batchedAt);
    if (epoch === null) {
      undated += 1;
      continue;
    }
    const day = calendarDay(epoch, timeZone);
    const known = byDay.get(day);
    const timed = { epoch, order };
    if (!known) {
      byDay.set(day, { orders: 1, first: timed, last: timed });
      continue;
    }
    known.orders += 1;
    if (epoch < known.first.epoch) known.first = timed;
    if (epoch > known.last.epoch) known.last = timed;
  }
  const days = [...byDay]
    .map(([day, { orders, first, last }]) => ({
      day,
      orders,
      first: formatTime(first.order.batchedAt, timeZone),
      last: formatTime(last.order.batchedAt, timeZone),
      firstOrder: first.order,
      lastOrder: last.order,
    }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  return { days, undated };
}

interface Timed<Batched> {
  epoch: number;
  order: Batched;
}
