import { groupLineItems, shippedQuantity } from './groupLineItems.ts';
import type { LineItem, OrderDetail } from './OrderDetail.ts';

export interface UnitsOfItem {
  sku: string;
  name: string;
  quantity: number;
}

/** Why an order is on back order and what could leave at once. */
export interface BackOrderFacts {
  /** What waits for stock: SKU and how many units. */
  short: readonly UnitsOfItem[];
  /** What a partial release would send. */
  sendable: readonly UnitsOfItem[];
}

/**
 * Reads both from the detail. Units of the same SKU are added up. An item waits for stock as a whole, so a partial
 * release sends the items that do not wait, and the remainder of those that were partly shipped.
 */
export function backOrderFacts(detail: OrderDetail): BackOrderFacts {
  const { backOrder, nonShipped, shipments } = groupLineItems(detail);
  const remainders = shipments.flatMap(({ items }) => items.map(({ item, remaining }) => units(item, remaining)));
  return {
    short: bySku(backOrder.map((item) => units(item, unshippedQuantity(item, detail)))),
    sendable: bySku([...nonShipped.map((item) => units(item, unshippedQuantity(item, detail))), ...remainders]),
  };
}

/**
 * Units that are owed. A `fulfillable_quantity` of 0 is how some servers write "no stock", so only a positive one
 * lowers it.
 */
function unshippedQuantity(item: LineItem, detail: OrderDetail): number {
  const owed = Math.max(0, item.quantity - shippedQuantity(item, detail.fulfillments));
  return item.fulfillableQuantity > 0 ? Math.min(owed, item.fulfillableQuantity) : owed;
}

function units(item: LineItem, quantity: number): UnitsOfItem {
  return { sku: item.sku, name: item.name, quantity };
}

/** Lines without a SKU are told apart by their names. */
function bySku(lines: readonly UnitsOfItem[]): readonly UnitsOfItem[] {
  const sums = new Map<string, UnitsOfItem>();
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    const key = line.sku === '' ? `name ${line.name}` : `sku ${line.sku}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, quantity: sum.quantity + line.quantity } : line);
  }
  return [...sums.values()];
}
