import type { Words } from '../messages/Message.ts';
import type { OrderReference } from '../shared/OrderReference.ts';

/** One error and the orders that it stopped. */
export interface StoppedCause {
  /** Key of the cause. */
  key: string;
  /** Label of the error list (§2). */
  label: string;
  message: Words;
  orders: number;
  newest: OrderReference | null;
}

/** A SKU that errors name. */
export interface NamedSku {
  sku: string;
  orders: number;
  /** Units that the errors require (§2 "Require"); null when none gives a number. */
  require: number | null;
}

export interface StoppedFigures {
  /** Each order once. */
  orders: number;
  /** Most orders first; an order is in each of its causes. */
  causes: readonly StoppedCause[];
  /** Most orders first. */
  skus: readonly NamedSku[];
}

/** What an error says about a SKU. */
interface NamedUnits {
  sku: string | null;
  require: number | null;
}

/** `causes`: their orders newest first. `named`: the SKUs in the errors of each order. */
export function stoppedFigures(
  causes: readonly { key: string; label: string; message: Words; orders: readonly OrderReference[] }[],
  named: readonly (readonly NamedUnits[])[],
): StoppedFigures {
  return {
    orders: new Set(causes.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))).size,
    causes: causes.map(({ key, label, message, orders: [newest, ...more] }) => ({
      key,
      label,
      message,
      orders: newest ? more.length + 1 : 0,
      newest: newest ? { orderId: newest.orderId, orderName: newest.orderName } : null,
    })),
    skus: bySku(named),
  };
}

function bySku(named: readonly (readonly NamedUnits[])[]): readonly NamedSku[] {
  const rows = new Map<string, NamedSku>();
  for (const errors of named) {
    const seen = new Set<string>();
    for (const { sku, require } of errors) {
      if (sku === null) continue;
      const row = rows.get(sku) ?? { sku, orders: 0, require: null };
      if (!seen.has(sku)) row.orders += 1;
      if (require !== null && Number.isFinite(require)) row.require = (row.require ?? 0) + require;
      seen.add(sku);
      rows.set(sku, row);
    }
  }
  return [...rows.values()].sort(
    (a, b) => b.orders - a.orders || (b.require ?? 0) - (a.require ?? 0) || (a.sku < b.sku ? -1 : 1),
  );
}
