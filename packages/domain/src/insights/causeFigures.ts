/** Why an order failed: the error list's label, and what the workflow or the warehouse said. */
export interface Cause {
  label: string;
  message: string;
}

export interface CauseRow extends Cause {
  /** Tells the causes apart. */
  key: string;
  orders: number;
}

export interface CauseFigures {
  /** As many as the error list has. */
  orders: number;
  /** The cause of most orders first. */
  rows: readonly CauseRow[];
  /** The rarer causes that have no row of their own; null where every cause has one. */
  others: { causes: number; orders: number } | null;
}

/** More than these would be a list of single cases: messages may name an order or a SKU. */
const maxCauses = 8;

/**
 * The orders of the error list by cause. An order counts once, under the first of its causes, so that the causes add up
 * to the list. `causeOf`: the first thing that went wrong with an order.
 */
export function causeFigures<Order>(orders: readonly Order[], causeOf: (order: Order) => Cause): CauseFigures {
  const rows = new Map<string, CauseRow>();
  for (const order of orders) {
    const cause = causeOf(order);
    const key = JSON.stringify([cause.label, cause.message]);
    const row = rows.get(key) ?? { ...cause, key, orders: 0 };
    row.orders += 1;
    rows.set(key, row);
  }
  const sorted = [...rows.values()].sort((a, b) => b.orders - a.orders);
  // One cause more is shorter than a line that says so.
  const shown = sorted.length <= maxCauses + 1 ? sorted : sorted.slice(0, maxCauses);
  const rest = sorted.slice(shown.length);
  return {
    orders: orders.length,
    rows: shown,
    others: rest.length === 0 ? null : { causes: rest.length, orders: rest.reduce((sum, row) => sum + row.orders, 0) },
  };
}
