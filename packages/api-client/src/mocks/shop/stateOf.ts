import type { OrderState } from '@hub/domain/orders/actions';
import { orderDetail } from './orderDetail.ts';
import { orderRow } from './orderRow.ts';
import type { SandboxOrder } from './SandboxOrder.ts';

/** The order's current state; derived from the seed until a change stores it. */
export function stateOf(order: SandboxOrder): OrderState {
  return order.state ?? { stage: order.stage, order: orderRow(order), detail: orderDetail(order) };
}
