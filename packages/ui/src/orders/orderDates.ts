import type { Order } from '@hub/domain/orders';
import type { IsoTime } from '@hub/domain/shared';

export interface OrderDate {
  label: string;
  at: IsoTime;
}

/** The optional lines of a row, in §2's order; an order that was never cancelled, batched or closed has none. */
export function orderDates(order: Order): readonly OrderDate[] {
  const dates: OrderDate[] = [];
  if (order.cancelledAt !== null) dates.push({ label: 'Order Cancelled On', at: order.cancelledAt });
  if (order.batchedAt !== null) dates.push({ label: 'Order Batched On', at: order.batchedAt });
  if (order.closedAt !== null) dates.push({ label: 'Order Closed On', at: order.closedAt });
  return dates;
}
