import { skuKey, type SkuQuantity } from '../shared/SkuQuantity.ts';

/** Totals of one SKU over the orders that were read. */
export interface InventoryRow {
  /** Row key: the SKU, or the name of a line without one. */
  key: string;
  /** Empty where the lines have none. */
  sku: string;
  name: string;
  /** Units ordered. */
  units: number;
  /** Orders that contain it. */
  orders: number;
  /** Units that wait for stock. */
  short: number;
  /** Orders in which it waits for stock. */
  waiting: number;
}

export interface InventoryTotals {
  skus: number;
  units: number;
  skusShort: number;
  short: number;
}

/** Most ordered first. `ordered`: the goods of each order; `short`: those that wait for stock. */
export function inventoryRows(
  orders: readonly { ordered: readonly SkuQuantity[]; short: readonly SkuQuantity[] }[],
): readonly InventoryRow[] {
  const rows = new Map<string, InventoryRow>();
  for (const { ordered, short } of orders) {
    for (const [row, units] of unitsByRow(rows, ordered)) {
      row.units += units;
      row.orders += 1;
    }
    for (const [row, units] of unitsByRow(rows, short)) {
      row.short += units;
      row.waiting += 1;
    }
  }
  return [...rows.values()].sort((a, b) => b.units - a.units || b.short - a.short || (a.key < b.key ? -1 : 1));
}

/** Totals of all rows. */
export function inventoryTotals(rows: readonly InventoryRow[]): InventoryTotals {
  const short = rows.filter((row) => row.short > 0);
  return {
    skus: rows.length,
    units: rows.reduce((sum, { units }) => sum + units, 0),
    skusShort: short.length,
    short: short.reduce((sum, row) => sum + row.short, 0),
  };
}

/** Merges lines of one SKU within an order. */
function unitsByRow(rows: Map<string, InventoryRow>, lines: readonly SkuQuantity[]): ReadonlyMap<InventoryRow, number> {
  const sums = new Map<InventoryRow, number>();
  for (const { sku, name, quantity } of lines) {
    if (!(quantity > 0 && Number.isFinite(quantity))) continue;
    const key = skuKey({ sku, name });
    const row = rows.get(key) ?? { key, sku, name, units: 0, orders: 0, short: 0, waiting: 0 };
    // The first line may lack the name that a later one has.
    if (row.name === '') row.name = name;
    rows.set(key, row);
    sums.set(row, (sums.get(row) ?? 0) + quantity);
  }
  return sums;
}
