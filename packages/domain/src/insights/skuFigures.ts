import { skuKey, type SkuQuantity } from '../shared/SkuQuantity.ts';
import type { SampledItems } from './sampledItems.ts';

export interface SkuRow {
  /** Row key: the SKU, or the name of a line without one. */
  key: string;
  /** Empty where the line has none. */
  sku: string;
  name: string;
  units: number;
  /** Orders of the sample that contain it. */
  orders: number;
}

export interface SkuFigures {
  /** Most units first. The units sum to the goods ordered. */
  ordered: readonly SkuRow[];
  /** Most units short first. */
  short: readonly SkuRow[];
  /** Lines that were not counted, see `SampledItems`. */
  leftOut: number;
}

/** Adds up the line items of a sample by SKU. */
export function skuFigures(orders: readonly SampledItems[]): SkuFigures {
  return {
    ordered: bySku(orders.map(({ ordered }) => ordered)),
    short: bySku(orders.map(({ short }) => short)),
    leftOut: orders.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

function bySku(orders: readonly (readonly SkuQuantity[])[]): readonly SkuRow[] {
  const rows = new Map<string, SkuRow>();
  for (const lines of orders) {
    const seen = new Set<string>();
    for (const { sku, name, quantity } of lines) {
      const key = skuKey({ sku, name });
      const row = rows.get(key) ?? { key, sku, name, units: 0, orders: 0 };
      row.units += quantity;
      if (!seen.has(key)) row.orders += 1;
      // The first line may lack the name that a later one has.
      if (row.name === '') row.name = name;
      seen.add(key);
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort((a, b) => b.units - a.units || b.orders - a.orders || (a.key < b.key ? -1 : 1));
}
