import { skuKey, type SkuQuantity } from '../../shared/orders/SkuQuantity.ts';
import { groupLineItems, shippedQuantity } from './groupLineItems.ts';
import type { LineItem, OrderDetail } from './OrderDetail.ts';

/** Why an order is on back order, and what could ship right away. */
export interface BackOrderFacts {
  /** Short items: SKU and units. */
  short: readonly SkuQuantity[];
  /** Items in a partial release. */
  sendable: readonly SkuQuantity[];
}

/**
 * Derives both from the detail, summing units per SKU. An item waits for stock as a whole, so a partial release sends
 * the items that do not wait and the rest of partly shipped ones.
 */
export function backOrderFacts(detail: OrderDetail): BackOrderFacts {
  const { backOrder, nonShipped, shipments } = groupLineItems(detail);
  const remainders = shipments.flatMap(({ items }) => items.map(({ item, remaining }) => units(item, remaining)));
  return {
    short: bySku(backOrder.map((item) => units(item, unshippedQuantity(item, detail)))),
    sendable: bySku([...nonShipped.map((item) => units(item, unshippedQuantity(item, detail))), ...remainders]),
  };
}

/** Whether any of an order's units wait for stock. */
export function hasShortItems(detail: OrderDetail): boolean {
  return backOrderFacts(detail).short.length > 0;
}

/**
 * Units still owed. Some servers send `fulfillable_quantity` 0 for "no stock", so only a positive value lowers the
 * count.
 */
function unshippedQuantity(item: LineItem, detail: OrderDetail): number {
  const owed = Math.max(0, item.quantity - shippedQuantity(item, detail.fulfillments));
  return item.fulfillableQuantity > 0 ? Math.min(owed, item.fulfillableQuantity) : owed;
}

function units(item: LineItem, quantity: number): SkuQuantity {
  return { sku: item.sku, name: item.name, quantity };
}

function bySku(lines: readonly SkuQuantity[]): readonly SkuQuantity[] {
  const sums = new Map<string, SkuQuantity>();
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    const key = skuKey(line);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, quantity: sum.quantity + line.quantity } : line);
  }
  return [...sums.values()];
}
