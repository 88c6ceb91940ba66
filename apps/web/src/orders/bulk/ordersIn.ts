import type { ReasonGroup } from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';

/** The orders that a report's groups name, in the groups' order. */
export function ordersIn<Row extends OrderReference>(
  groups: readonly Pick<ReasonGroup, 'orders'>[],
  orders: readonly Row[],
): readonly Row[] {
  const rows = new Map(orders.map((order) => [order.orderId, order]));
  return groups.flatMap((group) => group.orders.flatMap(({ orderId }) => rows.get(orderId) ?? []));
}
