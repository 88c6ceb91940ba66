import { orderEvent } from '@hub/domain/events';
import type { ReceivedOrder } from '@hub/database/orders';
import {
  exportedOrder,
  importedCustomerName,
  importedOrderName,
  importedRecipient,
  importedStage,
  type ImportLine,
  type ImportOrder,
} from '@hub/domain/imports';
import { emptyOrder } from '@hub/domain/orders';
import type { OrderState } from '@hub/domain/orders/actions';
import type { LineItem, TimelineEntry } from '@hub/domain/orders/detail';
import { fromExportedOrder, type IntakePolicy } from '@hub/domain/orders/intake';
import { eventEntry } from '@hub/domain/orders/timeline';
import { importedOrderIds } from './importedOrderIds.ts';

/**
 * Builds a new order from its rows. Orders in the platform's own file are treated like store orders; others only have
 * the import in their history.
 */
export function toReceivedOrder(
  imported: ImportOrder,
  { fileName, policy, now }: { fileName: string; policy: IntakePolicy; now: Date },
): ReceivedOrder {
  const recipient = importedRecipient(imported);
  return {
    ...receivedState(imported, policy, eventEntry(orderEvent('imported', { file: fileName }), now.toISOString())),
    country: imported.country,
    ...(imported.exported && { tags: imported.exported.tags, shippingMethod: imported.exported.shippingMethod }),
    ...(recipient && { recipient, postcode: recipient.postcode }),
    workflowRuns: 0,
    boxesSaved: 0,
  };
}

/** `entry` records the import. */
function receivedState(imported: ImportOrder, policy: IntakePolicy, entry: TimelineEntry): OrderState {
  const orderName = importedOrderName(imported);
  const ids = importedOrderIds(orderName);
  const exported = exportedOrder(imported, ids);
  if (exported !== null) {
    const { state, event } = fromExportedOrder(exported, policy);
    const timeline = event === null ? [entry] : [eventEntry(event, entry.createdAt), entry];
    return { ...state, detail: { ...state.detail, timeline } };
  }
  const stage = importedStage(imported);
  return {
    stage,
    order: {
      ...emptyOrder,
      id: ids.rowId,
      orderId: ids.orderId,
      orderName,
      customerName: importedCustomerName(imported.customer),
      createdAt: imported.at,
      cancelledAt: stage === 'cancelled' ? imported.at : null,
    },
    detail: {
      lineItems: imported.lines.map((line, position) => toLineItem(line, ids.lineItemId(position))),
      fulfillments: [],
      eligibleFlows: [],
      triggeredFlows: [],
      timeline: [entry],
    },
  };
}

/** A negative quantity is a return: that many units, canceled. */
function toLineItem({ name, sku, quantity, price }: ImportLine, lineItemId: string): LineItem {
  const isCancelled = quantity < 0;
  return {
    lineItemId,
    id: lineItemId,
    name,
    sku,
    quantity: Math.abs(quantity),
    fulfillableQuantity: isCancelled ? 0 : quantity,
    price,
    productWeight: '',
    virtualItem: 0,
    isCancelled,
    threePlStatus: null,
  };
}
