import { type PastOrder, routingOrderOf } from '@hub/domain/routing';
import { virtualItem } from '../shop/goods.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** The newest orders with goods as routing reads them, oldest first. `count`: how many orders are looked at. */
export function pastOrders({ orders, timeZone }: SandboxShop, count: number): PastOrder[] {
  return orders
    .slice(0, Math.max(0, count))
    .flatMap(({ orderId, createdAt, seed }): PastOrder[] => {
      const lineItems = seed.lines.map(({ sku, quantity }, index) => ({
        lineItemId: String(index),
        sku,
        quantity,
        isCancelled: false,
        virtualItem: virtualItem(sku),
      }));
      const order = { orderId: String(orderId), country: seed.country, postcode: '', createdAt, lineItems };
      const past = routingOrderOf(order, timeZone);
      return past === null ? [] : [past];
    })
    .toReversed();
}
