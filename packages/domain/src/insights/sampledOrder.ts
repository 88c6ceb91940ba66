/** Units of one SKU in an order. */
export interface UnitsOfSku {
  sku: string;
  name: string;
  quantity: number;
}

/** What the inventory figures read of one order. */
export interface SampledOrder {
  /** Goods that the customer wants. */
  ordered: readonly UnitsOfSku[];
  /** Units that wait for stock. */
  short: readonly UnitsOfSku[];
  /** Lines that are no goods to be sent: cancelled ones, postage, vouchers. */
  leftOut: number;
}

/** Groups of an order's detail (§4) whose lines nobody has to send. */
const groupsNotOrdered: ReadonlySet<string> = new Set(['cancelled', 'nonShippable']);

/**
 * `groupOf`: the group that an item stands in (§4 "Line item grouping"). `short`: what of the order waits for stock.
 */
export function sampledOrder<Item extends UnitsOfSku>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  short: readonly UnitsOfSku[],
): SampledOrder {
  const ordered = items.filter((item) => !groupsNotOrdered.has(groupOf(item)) && item.quantity > 0);
  return { ordered, short, leftOut: items.length - ordered.length };
}
