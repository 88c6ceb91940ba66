import type { SkuReport, SkuRow } from '@hub/domain/insights';

/** Domain to wire. */
export function toWireSkuReport({ orders, figures: { ordered, short, counted, leftOut } }: SkuReport) {
  return {
    orders,
    left_out: leftOut,
    ordered: { skus: counted.ordered, rows: ordered.map(toWireRow) },
    short: { skus: counted.short, rows: short.map(toWireRow) },
  };
}

function toWireRow({ sku, name, units, orders }: SkuRow) {
  return { sku, name, units, orders };
}
