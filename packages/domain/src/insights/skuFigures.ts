import { type ReshipReason, reshipReasons } from '../events/OrderEvent.ts';
import { skuKey, type SkuQuantity } from '../shared/orders/SkuQuantity.ts';
import type { ItemsToCount } from './itemsToCount.ts';

export interface SkuRow {
  /** Row key: the SKU, or the name of a line without one. */
  key: string;
  /** Empty where the line has none. */
  sku: string;
  name: string;
  units: number;
  /** Orders that contain it. */
  orders: number;
}

export interface SkuFigures {
  /** Most units first. Where no row is left out, the units sum to the goods ordered. */
  ordered: readonly SkuRow[];
  /** Most units short first. */
  short: readonly SkuRow[];
  /** SKUs that were counted, also where only the first rows are given. */
  counted: { ordered: number; short: number };
  /** Lines that were not counted, see `ItemsToCount`. */
  leftOut: number;
}

/** SKUs of all orders of a period. */
export interface SkuReport {
  /** Orders of the period. */
  orders: number;
  /** At most `maxSkuRows` rows each. */
  figures: SkuFigures;
  /** What was sent again of them, most units first. */
  reships: readonly ReshipCount[];
}

/** Reships with one reason. */
export interface ReshipCount {
  reason: ReshipReason;
  reships: number;
  units: number;
}

/** Rows of a report by SKU that are shown. */
export const maxSkuRows = 100;

/** The report of these orders, without the rows that nobody looks at. */
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

/** The order of reasons in a report. */
export function mostUnitsFirst(a: ReshipCount, b: ReshipCount): number {
  return b.units - a.units || reshipReasons.indexOf(a.reason) - reshipReasons.indexOf(b.reason);
}

/** Adds up the line items of orders by SKU. */
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
      // The first line may lack the name that a later one has.
      if (row.name === '') row.name = name;
      seen.add(key);
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort((a, b) => b.units - a.units || b.orders - a.orders || (a.key < b.key ? -1 : 1));
}
