import type { SkuQuantity } from '../shared/orders/SkuQuantity.ts';

/** The order fields that inventory figures read. */
export interface ItemsToCount {
  /** Shippable items. */
  ordered: readonly SkuQuantity[];
  /** Units waiting for stock. */
  short: readonly SkuQuantity[];
  /** Lines that are not goods: canceled ones, postage, vouchers. */
  leftOut: number;
}

/** §4 "Line item grouping" groups that never ship. */
const groupsNotOrdered: ReadonlySet<string> = new Set(['cancelled', 'nonShippable']);

/** `groupOf` gives an item's group (§4 "Line item grouping"). `short` gives the items waiting for stock. */
export function itemsToCount<Item extends SkuQuantity>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  short: readonly SkuQuantity[],
): ItemsToCount {
  const ordered = items.filter((item) => !groupsNotOrdered.has(groupOf(item)) && item.quantity > 0);
  return { ordered, short, leftOut: items.length - ordered.length };
}
