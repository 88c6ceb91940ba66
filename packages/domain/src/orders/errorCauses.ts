import { groupBy } from './groupBy.ts';
import type { Order } from './Order.ts';
import { listedErrors, type OrderErrorLabel, orderErrorLabel } from './orderErrors.ts';

/** One thing that went wrong, with all orders of a list that it went wrong with. */
export interface ErrorCause {
  /** Tells the causes of a list apart and outlives a refresh. */
  key: string;
  label: OrderErrorLabel;
  message: string;
  /** In the list's order; an order stands in each of its causes, once. */
  orders: readonly Order[];
}

/** Above and beside the causes. */
export const errorCauseTexts = {
  title: 'By cause',
  onThisPage: 'By cause, on this page',
  showAll: 'Show all orders',
  fewer: 'Fewer causes',
} as const;

/** Why the orders of the error list stand there, the cause of most of them first, so that one fix clears many. */
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
