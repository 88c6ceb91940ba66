import type { Order } from '@hub/domain/orders';
import { lightMoment } from '@hub/domain/shared';
import { whenIdle } from '../http/whenIdle.ts';

/** A shorter list weighs too little for anybody to notice. */
export const lightenedFrom = 50_000;

/** Less than a millisecond. */
const ordersAtATime = 500;

/**
 * Has equal names of customers held once, where JSON brings a copy for each of their orders, and times as numbers: of
 * 100,000 orders that is a third of the memory, ten MB. It is done in the browser's idle moments, because it saves
 * nothing but that and nobody should wait for it; an order says the same before and after. Resolves once it is done.
 */
export async function lightenOrders(orders: readonly Order[]): Promise<void> {
  if (orders.length < lightenedFrom) return;
  const known = new Map<string, string>();
  let next = 0;
  while (next < orders.length) {
    const timeLeft = await whenIdle();
    do {
      for (const end = next + ordersAtATime; next < end; next += 1) {
        const order = orders[next];
        if (order) lighten(order, known);
      }
    } while (next < orders.length && timeLeft() > 1);
  }
}

function lighten(order: Order, names: Map<string, string>): void {
  order.customerName = sameAs(order.customerName, names);
  order.createdAt = lightMoment(order.createdAt);
  order.closedAt = lightMoment(order.closedAt);
  order.cancelledAt = lightMoment(order.cancelledAt);
  order.batchedAt = lightMoment(order.batchedAt);
  order.shippedAt = lightMoment(order.shippedAt);
}

/** The string that an equal one was before. */
function sameAs(name: string, known: Map<string, string>): string {
  const same = known.get(name);
  if (same === undefined) known.set(name, name);
  return same ?? name;
}
