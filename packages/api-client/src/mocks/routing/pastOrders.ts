import type { PastOrder } from '@hub/domain/routing';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { routingOrder } from './routingOrder.ts';

/** The newest orders with goods as routing reads them, oldest first. `count`: number of orders to examine. */
export function pastOrders(shop: SandboxShop, count: number): PastOrder[] {
  return shop.orders
    .slice(0, Math.max(0, count))
    .flatMap((order) => routingOrder(shop, order, '') ?? [])
    .toReversed();
}
