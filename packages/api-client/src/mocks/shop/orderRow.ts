import { importedCustomerName } from '@hub/domain/imports';
import { emptyOrder, type Order } from '@hub/domain/orders';
import { keptUnitsOf, sampleDispute } from './orderDetail.ts';
import { isoTime, isoTimeOrNull } from './isoTime.ts';
import type { SandboxOrder } from './SandboxOrder.ts';

/** The order's current row. */
export function orderRow(order: SandboxOrder): Order {
  if (order.state) return order.state.order;
  return {
    ...emptyOrder,
    id: String(order.id),
    orderId: String(order.orderId),
    orderName: order.name,
    customerName: importedCustomerName(order.seed.customer),
    dispute: order.shipped === 'all' ? sampleDispute(order.seed.invoice) : '',
    keptUnits: keptUnitsOf(order),
    fulfillmentStatus: fulfillmentStatus(order),
    createdAt: isoTime(order.createdAt),
    closedAt: isoTimeOrNull(order.closedAt),
    cancelledAt: isoTimeOrNull(order.cancelledAt),
    batchedAt: isoTimeOrNull(order.batchedAt),
    shippedAt: isoTimeOrNull(order.shippedAt),
    threePlStatus: order.threePlStatus,
    backOrderState: order.backOrderState,
    workflowErrors: order.workflowErrors,
    shipmentError: order.shipmentError,
    errorType: order.errorType,
  };
}

function fulfillmentStatus({ shipped }: SandboxOrder): string {
  if (shipped === 'all') return 'fulfilled';
  return shipped === 'part' ? 'partial' : '';
}
