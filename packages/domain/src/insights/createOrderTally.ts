import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import type { ReportedOrder } from './ReportedOrder.ts';
import { shippingTimes, type ShippingTimes } from './shippingTimes.ts';

/** Orders created on a `YYYY-MM-DD` day in the shop's zone. */
export interface DayCount {
  day: string;
  orders: number;
}

/** An order list's totals. The days and `undated` sum to `orders`. */
export interface OrderReport {
  /** Length of the list. */
  orders: number;
  /** Oldest first; only days with orders. */
  days: readonly DayCount[];
  /** Orders with a missing or unreadable creation time. */
  undated: number;
  shipping: ShippingTimes;
}

/** Tallies an order list; can be fed in several steps. */
export interface OrderTally {
  add(orders: readonly ReportedOrder[]): void;
  report(): OrderReport;
}

/** Reads each order once. `timeZone` is the shop's; days begin at its midnight. */
export function createOrderTally(timeZone: string): OrderTally {
  const ordersByDay = new Map<string, number>();
  const durations: number[] = [];
  let [orders, undated, notShipped, unmeasurable] = [0, 0, 0, 0];

  function addOne({ createdAt, shippedAt }: ReportedOrder): void {
    const created = parseEpoch(createdAt);
    orders += 1;
    if (created === null) undated += 1;
    else {
      const day = calendarDay(created, timeZone);
      ordersByDay.set(day, (ordersByDay.get(day) ?? 0) + 1);
    }
    if (shippedAt === null) {
      notShipped += 1;
      return;
    }
    const shipped = parseEpoch(shippedAt);
    if (created === null || shipped === null || shipped < created) unmeasurable += 1;
    else durations.push(shipped - created);
  }

  return {
    add: (added) => {
      for (const order of added) addOne(order);
    },
    report: () => ({
      orders,
      undated,
      days: [...ordersByDay].map(([day, count]) => ({ day, orders: count })).sort((a, b) => (a.day < b.day ? -1 : 1)),
      shipping: shippingTimes(Float64Array.from(durations), { notShipped, unmeasurable }),
    }),
  };
}
