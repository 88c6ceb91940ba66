import { type ReshipReason, reshipReasons } from '../events/OrderEvent.ts';
import { skuKey, type SkuQuantity } from '../shared/orders/SkuQuantity.ts';
import type { ItemsToCount } from './itemsToCount.ts';

export interface SkuRow {
  /** Row key: the SKU, or the line's name if it has none. */
  key: string;
  /** Empty when the line has none. */
  sku: string;
  name: string;
  units: number;
  /** Orders containing it. */
  orders: number;
}

export interface SkuFigures {
  /** Most units first. With no rows cut off, the units sum to the goods ordered. */
  ordered: readonly SkuRow[];
  /** Most units short first. */
  short: readonly SkuRow[];
  /** Total SKUs counted, even when only the first rows are given. */
  counted: { ordered: number; short: number };
  /** Lines left out of the count; see `ItemsToCount`. */
  leftOut: number;
}

/** SKUs across all orders of a period. */
export interface SkuReport {
  /** Orders of the period. */
  orders: number;
  /** At most `maxSkuRows` rows each. */
  figures: SkuFigures;
  /** Reshipped units, most units first. */
  reships: readonly ReshipCount[];
}

/** Reships with one reason. */
export interface ReshipCount {
  reason: ReshipReason;
  reships: number;
  units: number;
}

/** Maximum rows shown in a report by SKU. */
export const maxSkuRows = 100;

/** The orders' report, cut to the rows that are shown. */
export function skuReport(orders: readonly ItemsToCount[], reships: readonly ReshipCount[]): SkuReport {
  const figures = skuFigures(orders);
  return {
    orders: orders.length,
    figures: {
      ...figures,
      ordered: figures.ordered.slice(0, maxSkuRows),
      short: figures.short.slice(0, maxSkuRows),
    },
    reships: reships.toSorted(mostUnitsFirst),
  };
}

/** Order of the reasons in a report. */
export function mostUnitsFirst(a: ReshipCount, b: ReshipCount): number {
  return b.units - a.units || reshipReasons.indexOf(a.reason) - reshipReasons.indexOf(b.reason);
}

/** Sums the orders' line items by SKU. */
export function skuFigures(orders: readonly ItemsToCount[]): SkuFigures {
  const ordered = bySku(orders.map((order) => order.ordered));
  const short = bySku(orders.map((order) => order.short));
  return {
    ordered,
    short,
    counted: { ordered: ordered.length, short: short.length },
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
      // The first line may lack a name that a later one has.
      if (row.name === '') row.name = name;
      seen.add(key);
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort((a, b) => b.units - a.units || b.orders - a.orders || (a.key < b.key ? -1 : 1));
}
