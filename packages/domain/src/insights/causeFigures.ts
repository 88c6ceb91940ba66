import type { Words } from '../messages/Message.ts';

/** Why an order failed: the error list's label and the message of the workflow or warehouse. */
export interface Cause {
  label: string;
  message: Words;
}

export interface CauseRow extends Cause {
  /** Key of the cause. */
  key: string;
  orders: number;
}

export interface CauseFigures {
  /** Length of the error list. */
  orders: number;
  /** Most orders first. */
  rows: readonly CauseRow[];
  /** Rarer causes without a row of their own; `null` when every cause has one. */
  others: { causes: number; orders: number } | null;
}

/** Maximum rows; a message can name an order or SKU, which gives many causes of one order each. */
const maxCauses = 8;

/**
 * Orders in the error list by cause. An order counts once, under its first cause, so the counts sum to the list.
 * `causeOf` returns an order's first error.
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
  // One more cause takes no more room than the line it would fold into.
  const shown = sorted.length <= maxCauses + 1 ? sorted : sorted.slice(0, maxCauses);
  const rest = sorted.slice(shown.length);
  return {
    orders: orders.length,
    rows: shown,
    others: rest.length === 0 ? null : { causes: rest.length, orders: rest.reduce((sum, row) => sum + row.orders, 0) },
  };
}
