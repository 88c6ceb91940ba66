import { calendarDay } from '../shared/calendarDay.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatTime } from '../shared/formatTime.ts';
import type { IsoTime } from '../shared/IsoTime.ts';
import { parseInstant } from '../shared/parseInstant.ts';

/** Of an order in fulfillment only when it was batched (§3 batch_time). */
export interface BatchedOrder {
  batchedAt: IsoTime | null;
}

/** The orders that were batched on one day. */
export interface BatchDay {
  /** `YYYY-MM-DD` in the shop's zone. */
  day: string;
  orders: number;
  /** The first and the last batch time of the day, as every time is shown (§9). */
  first: string;
  last: string;
}

export interface BatchDays {
  /** Newest day first. */
  days: readonly BatchDay[];
  /** Orders without a batch time that names an instant. */
  undated: number;
}

/** Counts orders by the day of their batch time. Days and undated together are all of them. */
export function batchDays(orders: readonly BatchedOrder[], timeZone: string): BatchDays {
  const found = new Map<string, { orders: number; first: Instant; last: Instant }>();
  let undated = 0;
  for (const { batchedAt } of orders) {
    const epoch = batchedAt === null ? null : parseInstant(batchedAt);
    if (batchedAt === null || epoch === null) {
      undated += 1;
      continue;
    }
    const instant = { epoch, text: batchedAt };
    const day = calendarDay(epoch, timeZone);
    const known = found.get(day) ?? { orders: 0, first: instant, last: instant };
    found.set(day, {
      orders: known.orders + 1,
      first: epoch < known.first.epoch ? instant : known.first,
      last: epoch > known.last.epoch ? instant : known.last,
    });
  }
  const days = [...found]
    .map(([day, { orders, first, last }]) => ({ day, orders, first: formatTime(first.text, timeZone), last: formatTime(last.text, timeZone) }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  return { days, undated };
}

interface Instant {
  epoch: number;
  text: IsoTime;
}

/** What the table covers: every order in fulfillment, or only those of the first page; and what is not in it. */
export function batchCoverage({ orders, undated, unreadable, hasMore }: { orders: number; undated: number; unreadable: number; hasMore: boolean }): string {
  const counted = orders === 1 ? '1 order' : `${formatCount(orders)} orders`;
  const all = hasMore ? `Derived from the newest ${counted} in fulfillment; the server has more.` : `Derived from the batch times of the ${counted} in fulfillment, of all time.`;
  const left = [...(undated === 0 ? [] : [`${formatCount(undated)} without a batch time`]), ...(unreadable === 0 ? [] : [`${formatCount(unreadable)} that could not be read`])];
  return left.length === 0 ? all : `${all} Not in the table: ${left.join(', ')}.`;
}
