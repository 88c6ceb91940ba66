import { type PastOrder, routingOrderOf } from '@hub/domain/routing';
import { virtualItem } from '../shop/goods.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** An order of the sandbox as routing reads it; `null`: it has no goods. */
export function routingOrder(
  { timeZone }: SandboxShop,
  { orderId, seed, createdAt }: SandboxOrder,
  postcode: string,
): PastOrder | null {
  const lineItems = seed.lines.map(({ sku, quantity }, index) => ({
    lineItemId: String(index),
    sku,
    quantity,
    isCancelled: false,
    virtualItem: virtualItem(sku),
  }));
  return routingOrderOf({ orderId: String(orderId), country: seed.country, postcode, createdAt, lineItems }, timeZone);
}
