import { parseEpoch } from '../shared/parseEpoch.ts';
import { calendarDay } from '../shared/calendarDay.ts';
import type { ReportedOrder } from './ReportedOrder.ts';
import { shippingTimes, type ShippingTimes } from './shippingTimes.ts';

/** How many orders were created on a day `YYYY-MM-DD` of the shop's zone. */
export interface DayCount {
  day: string;
  orders: number;
}

/** What a list of orders adds up to. The days and `undated` together are `orders`, always. */
export interface OrderReport {
  /** As many as the list has. */
  orders: number;
  /** Oldest first, only those that have orders. */
  days: readonly DayCount[];
  /** Orders whose time of creation is missing or cannot be read. */
  undated: number;
  shipping: ShippingTimes;
}

/** Adds up a list of orders in as many steps as whoever has the list wants to take. */
export interface OrderTally {
  add(orders: readonly ReportedOrder[]): void;
  report(): OrderReport;
}

/**
 * Every order is looked at once, whatever the report shows of it. `timeZone`: the shop's; its midnight parts the days.
 */
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
