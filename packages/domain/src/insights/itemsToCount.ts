import type { SkuQuantity } from '../shared/orders/SkuQuantity.ts';

/** The fields of an order that inventory figures read. */
export interface ItemsToCount {
  /** Shippable items. */
  ordered: readonly SkuQuantity[];
  /** Units that wait for stock. */
  short: readonly SkuQuantity[];
  /** Lines that are not goods: cancelled ones, postage, vouchers. */
  leftOut: number;
}

/** Groups of §4 "Line item grouping" that are never shipped. */
const groupsNotOrdered: ReadonlySet<string> = new Set(['cancelled', 'nonShippable']);

/** `groupOf`: the group of an item (§4 "Line item grouping"). `short`: the items that wait for stock. */
export function itemsToCount<Item extends SkuQuantity>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  short: readonly SkuQuantity[],
): ItemsToCount {
  const ordered = items.filter((item) => !groupsNotOrdered.has(groupOf(item)) && item.quantity > 0);
  return { ordered, short, leftOut: items.length - ordered.length };
}
