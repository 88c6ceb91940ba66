/** Units of one SKU in an order. */
export interface UnitsOfSku {
  sku: string;
  name: string;
  quantity: number;
}

/** The fields of an order that inventory figures read. */
export interface SampledOrder {
  /** Shippable items. */
  ordered: readonly UnitsOfSku[];
  /** Units that wait for stock. */
  short: readonly UnitsOfSku[];
  /** Lines that are not goods: cancelled ones, postage, vouchers. */
  leftOut: number;
}

/** Groups of §4 "Line item grouping" that are never shipped. */
const groupsNotOrdered: ReadonlySet<string> = new Set(['cancelled', 'nonShippable']);

/** `groupOf`: the group of an item (§4 "Line item grouping"). `short`: the items that wait for stock. */
export function sampledOrder<Item extends UnitsOfSku>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  short: readonly UnitsOfSku[],
): SampledOrder {
  const ordered = items.filter((item) => !groupsNotOrdered.has(groupOf(item)) && item.quantity > 0);
  return { ordered, short, leftOut: items.length - ordered.length };
}
