import type { Order } from '@hub/domain/orders';
import { whenIdle } from '../http/whenIdle.ts';

/** In a shorter list the names that customers have in common weigh less than looking for them. */
export const sharedFrom = 50_000;

/** About a quarter of a millisecond. */
const ordersAtATime = 500;

/**
 * Has equal names of customers held once: JSON brings a copy for each of their orders. It is done in the browser's idle
 * moments, because it only saves memory (some 2 MB of 100,000 orders) and nobody should wait for that. Resolves once it is done.
 */
export async function shareNames(orders: readonly Order[]): Promise<void> {
  if (orders.length < sharedFrom) return;
  const known = new Map<string, string>();
  let next = 0;
  while (next < orders.length) {
    const timeLeft = await whenIdle();
    do {
      for (const end = next + ordersAtATime; next < end; next += 1) {
        const order = orders[next];
        if (order) order.customerName = sameAs(order.customerName, known);
      }
    } while (next < orders.length && timeLeft() > 1);
  }
}

/** The string that an equal one was before. */
function sameAs(name: string, known: Map<string, string>): string {
  const same = known.get(name);
  if (same === undefined) known.set(name, name);
  return same ?? name;
}
