import { groupBy } from '../shared/groupBy.ts';
import type { Order } from './Order.ts';
import { listedErrors, type OrderErrorLabel, orderErrorLabel } from './orderErrors.ts';

/** One reason with all orders of a list that have it. */
export interface OrderCause {
  /** Key that is stable across refreshes. */
  key: string;
  /** Of an error; null for other reasons. */
  label: OrderErrorLabel | null;
  message: string;
  /** In the list's order; an order is in each of its causes once. */
  orders: readonly Order[];
}

/** One error with all orders of a list that have it. */
export interface ErrorCause extends OrderCause {
  label: OrderErrorLabel;
}

/** Texts around the causes. */
export const errorCauseTexts = {
  title: 'By cause',
  onThisPage: 'By cause, on this page',
  showAll: 'Show all orders',
  fewer: 'Fewer causes',
} as const;

/** The causes of the orders in the error list, most frequent first. */
export function errorCauses(orders: readonly Order[]): readonly ErrorCause[] {
  const faults = orders.flatMap((order) => {
    const label = orderErrorLabel(order);
    return [...new Set(listedErrors(order))].map((message) => ({ key: `${label}: ${message}`, label, message, order }));
  });
  const causes = [...groupBy(faults, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first
      ? { key, label: first.label, message: first.message, orders: [first, ...more].map(({ order }) => order) }
      : [],
  );
  return causes.sort((a, b) => b.orders.length - a.orders.length);
}

/** The reasons of orders on hold or in review, most frequent first; orders without one are in none. */
export function stageCauses(orders: readonly Order[]): readonly OrderCause[] {
  const causes = [...groupBy(orders, ({ stageReason }) => stageReason)].flatMap(([message, group]) =>
    message === undefined ? [] : { key: message, label: null, message, orders: group },
  );
  return causes.sort((a, b) => b.orders.length - a.orders.length);
}
